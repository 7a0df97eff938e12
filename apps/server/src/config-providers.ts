import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CannotStart } from './platform/cannot-start.ts';
import { brands, presets, type Brand, type Preset } from './config-provider-presets.ts';
import { isLoopback } from './platform/http/csrf.ts';

/** A provider that people may sign in with, as the operator registered this installation there. */
export type IdentityProvider = Preset & {
  readonly brand: Brand | null;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** By which Apple's client secrets are made. */
  readonly appleKey: AppleKey | undefined;
  /** Where the API of GitHub or Facebook is; undefined: where they document it. */
  readonly api: string | undefined;
};

export type AppleKey = { readonly teamId: string; readonly keyId: string; readonly privateKey: string };

// Each message completes the sentence "FIELD must be …".
const text = (most: number) => {
  const message = `a text of 1 to ${most} characters`;
  return z.string(message).min(1, message).max(most, message);
};
const address = z
  .string('an address like https://login.example.com')
  .refine(isSafe, 'an address like https://login.example.com; http:// only on this machine')
  .transform((value) => value.replace(/\/$/, ''));

const entry = z.strictObject({
  preset: z.enum(brands, `one of ${brands.join(', ')}`).optional(),
  name: z
    .string()
    .regex(/^(?!company$)[a-z][a-z0-9_-]{0,39}$/, 'up to 40 lower-case letters, digits, - and _, and not company')
    .optional(),
  label: text(60).optional(),
  issuer: address.optional(),
  api: address.optional(),
  clientId: text(500),
  clientSecret: text(2000).optional(),
  teamId: text(100).optional(),
  keyId: text(100).optional(),
  privateKey: text(5000).optional(),
  scope: text(500).optional(),
  emails: z.enum(['proved-by-claim', 'unproved'], 'proved-by-claim or unproved').optional(),
  confirms: z.boolean('true or false').optional(),
  responseMode: z.literal('form_post', 'form_post').optional(),
});
const file = z.array(entry, 'a list of providers').max(20, 'a list of at most 20 providers');

/**
 * Reads the file of `IDENTITY_PROVIDERS`. Without one, there are no providers.
 * @throws CannotStart, which names the file and the field
 */
export function readProviders(path: string | undefined): readonly IdentityProvider[] {
  if (path === undefined) return [];
  const parsed = file.safeParse(contentOf(path));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const field = fieldName([...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])]);
    const why = unknown === undefined ? `must be ${mended(issue)}` : 'is no setting of a provider';
    throw new CannotStart(`IDENTITY_PROVIDERS: ${path}: ${field} ${why}.`);
  }
  const providers = parsed.data.map((given, at) => providerOf(given, `IDENTITY_PROVIDERS: ${path}: [${at}]`));
  const names = providers.map(({ name }) => name);
  const twice = names.findIndex((name, at) => names.indexOf(name) !== at);
  if (twice >= 0)
    throw new CannotStart(`IDENTITY_PROVIDERS: ${path}: [${twice}].name must be another than ${names[twice]}.`);
  return providers;
}

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // The parse error would quote the text, and with it a secret.
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new CannotStart(`IDENTITY_PROVIDERS: ${path} ${why}.`);
  }
}

function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return name === '' ? 'it' : name;
}

/** What is missing has no message of its own. */
function mended(issue: { readonly message: string } | undefined): string {
  return issue?.message.startsWith('Invalid input') ? 'a text' : (issue?.message ?? 'right');
}

/** @throws CannotStart */
function providerOf(given: z.output<typeof entry>, where: string): IdentityProvider {
  const lacking = (field: string): never => {
    throw new CannotStart(`${where}.${field} is missing.`);
  };
  const { preset, teamId, keyId, privateKey, clientSecret, ...own } = given;
  const usual = preset ? presets[preset] : undefined;
  const isApple = preset === 'apple';
  if (!isApple && clientSecret === undefined) lacking('clientSecret');
  return {
    protocol: 'oidc',
    scope: 'openid email',
    emails: 'proved-by-claim',
    confirms: true,
    ...usual,
    ...stripped(own),
    name: own.name ?? usual?.name ?? lacking('name'),
    label: own.label ?? usual?.label ?? lacking('label'),
    issuer: own.issuer ?? usual?.issuer ?? lacking('issuer'),
    brand: preset ?? null,
    clientSecret,
    api: own.api,
    clientId: own.clientId,
    appleKey: isApple
      ? {
          teamId: teamId ?? lacking('teamId'),
          keyId: keyId ?? lacking('keyId'),
          privateKey: privateKey ?? lacking('privateKey'),
        }
      : undefined,
  };
}

function stripped<Given extends object>(given: Given): { [Name in keyof Given]?: NonNullable<Given[Name]> } {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Given]?: NonNullable<Given[Name]> };
}

function isSafe(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
