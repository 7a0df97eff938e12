import { z } from 'zod';
import { countryCode, locale } from './fields.ts';
import { permission } from './permissions.ts';

/** A checkbox or hidden field: JSON sends true, a form sends `true`, `1` or `on`. */
export const flag = z.union([z.boolean(), z.stringbool()]);

/** Answer to the question about advertising e-mail: 1 is yes, 2 is no. Omitted counts as no. */
export const emailChoice = z.union([
  z.literal(1),
  z.literal(2),
  z.enum(['1', '2']).transform((text) => (text === '1' ? 1 : 2)),
]);
export type EmailChoice = 1 | 2;

export const passwordText = z.string().max(1000);

/** Lengths of a new password, in characters after normalization. @see NIST SP 800-63B-4, 3.1.1.2 */
export const passwordLengths = { least: 8, leastAlone: 15, most: 200 } as const;

/** Minimum length of a new password; longer if the person has no second factor. */
export function shortestPassword(secondFactor: boolean): number {
  return secondFactor ? passwordLengths.least : passwordLengths.leastAlone;
}

// Links in e-mails open pages of the dashboard, `/{locale}/verify-email#token=…` and
// `/{locale}/reset-password#token=…`. The fragment stays in the browser: neither logs nor referrers contain the token.
export const token = z.string().trim().min(20).max(100);

// Both names of the password field are accepted: the plain one, and the one that forms have always sent (flat or
// nested). A `user_tracking_source` that forms may send is dropped here: sources are recorded only after consent.
const credentials = {
  email: z.string().trim().max(320).default(''),
  password: passwordText.optional(),
  'physical_user_session[password]': passwordText.optional(),
  physical_user_session: z.object({ password: passwordText.optional() }).optional(),
};

/** Body of the sign-in form. The handler rejects empty fields, with the product's own messages. */
export const signInForm = z.object({ ...credentials, locale: locale.optional() });

/** What somebody agrees to in the wizard of a sign-up. */
export const signUpConsent = {
  tos_accepted: flag.default(false).describe('The person accepts the terms of service'),
  privacy_read: flag.default(false).describe('The person confirms to have read the privacy policy'),
  terms_version: z.string().max(100).optional().describe('The version of the terms that was shown'),
  privacy_version: z.string().max(100).optional().describe('The version of the privacy notice that was shown'),
  global_email_drip: emailChoice.optional(),
  global_email_nl: emailChoice.optional(),
  proof_form: z.string().max(50_000).optional().describe('The form as it was shown, kept as proof'),
};

/**
 * Body of the sign-up form. It is sent twice: first with `register_pre_check`, which validates and creates nothing;
 * then without it, after the terms were accepted.
 */
export const signUpForm = z.object({
  ...credentials,
  register_pre_check: flag.default(false),
  ...signUpConsent,
  owner_name: z.string().trim().max(200).optional().describe('The name of the account; the e-mail if not given'),
  locale: locale.optional(),
  country: countryCode.optional(),
});

export type SignInForm = z.output<typeof signInForm>;
export type SignUpForm = z.output<typeof signUpForm>;

/** Response to a successful sign-in or sign-up, of both forms and all other sign-ins. */
export const signedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  errors: z.object({ email: z.string().optional() }),
  tracking_id: z.uuid().nullable().describe('The person; null while nobody is signed in'),
  tos_ok: z.boolean().describe('False: show the terms, then POST /user/tos'),
  next: z
    .enum(['second-factor', 'terms'])
    .nullable()
    .describe('What the person still owes: a second factor before there is a session, or the terms'),
  email: z.string(),
  redirect_to: z.string().nullable(),
  signup: z.string().nullable().describe('After a sign-up, the value for ?signup='),
});
export type SignedIn = z.infer<typeof signedIn>;

export const notice = z.object({
  identifier: z.enum(['term', 'privacy_policy']),
  version: z.string(),
  locale: z.string(),
  title: z.string(),
  text: z.string().describe('Paragraphs parted by an empty line; a line that begins with "## " is a heading'),
  hash: z.string().describe('SHA-256 of title, a line break and text, in hexadecimal'),
});
export type Notice = z.infer<typeof notice>;

/** Description of a device, without versions, models or anything else that could distinguish it from similar devices. */
export const device = z.object({
  browser: z.string().describe('Chrome, Firefox, Safari …; empty when unknown'),
  system: z.string().describe('Windows, macOS, Android …; empty when unknown'),
  kind: z.enum(['desktop', 'phone', 'tablet', 'script', 'unknown']),
});
export type Device = Readonly<z.infer<typeof device>>;

/** How somebody can sign in. `provider`: where they are known, by OpenID Connect or OAuth. */
export const signInWay = z.enum(['password', 'totp', 'recovery-code', 'passkey', 'provider']);
export type SignInWay = z.infer<typeof signInWay>;

export const session = z.object({
  id: z.uuid(),
  account: z.object({ id: z.uuid(), name: z.string() }),
  ways: z.array(signInWay).describe('How the session was opened'),
  provider: z.string().nullable().describe('By whose provider it was opened; null: by none'),
  country: z.string().nullable().describe('ISO 3166-1 code; null: unknown'),
  createdAt: z.iso.datetime(),
  lastSeenOn: z.iso.date(),
  device,
  current: z.boolean(),
});

/** A browser in which a person signed in before. Guesses of strangers do not lock its person out of it. */
export const knownDevice = z.object({
  id: z.uuid(),
  device: device.nullable().describe('Null: it was remembered before this was kept'),
  country: z.string().nullable().describe('Where the last sign-in came from: ISO 3166-1 code; null: unknown'),
  createdAt: z.iso.datetime().describe('The first sign-in'),
  lastUsedOn: z.iso.date().describe('The day of the last sign-in'),
  current: z.boolean(),
});

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string().describe('The first characters of the key, to know it again'),
  createdAt: z.iso.datetime(),
  lastUsedOn: z.iso.date().nullable(),
  endsAt: z.iso.datetime().nullable().describe('When the key stops working; null: never'),
  permissions: z.array(permission).nullable().describe('What the key may do of what its maker may; null: everything'),
  projectIds: z.array(z.uuid()).nullable().describe('The projects the key is for; null: all those of its maker'),
});

export const me = z.object({
  person: z.object({
    id: z.uuid(),
    email: z.string(),
    emailVerified: z.boolean(),
    passwordSet: z.boolean(),
    pendingEmail: z.string().nullable().describe('A new address that waits to be verified'),
    createdAt: z.iso.datetime(),
  }),
  account: z.object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    owner: z
      .string()
      .nullable()
      .describe('The e-mail address of the owner; null: not told to guests of single projects'),
    deletedAt: z.iso.datetime().nullable().describe('When the account will be deleted, if that is planned'),
  }),
  /** Roles in the whole account. */
  roles: z.array(z.string()),
  /** Permissions that hold in the whole account. */
  permissions: z.array(permission),
  /** Permissions that hold in single projects. */
  projects: z.array(z.object({ id: z.uuid(), permissions: z.array(permission) })),
  viewsAs: z
    .object({ id: z.uuid(), email: z.string() })
    .nullable()
    .describe('Whose view of the account an admin looks at, by the header `X-View-As`'),
  tosOk: z.boolean(),
  /** Whether the account wants a second factor that this session did not use. */
  owesFactor: z.boolean(),
  company: z
    .object({ label: z.string(), owed: z.boolean(), used: z.boolean() })
    .nullable()
    .describe('The company sign-in of the account: whether this session owes it, or was opened by it'),
  preferences: z.object({
    locale: z.string().nullable(),
    country: z.string().nullable(),
    globalEmailDrip: z.union([z.literal(1), z.literal(2)]).nullable(),
    globalEmailNl: z.union([z.literal(1), z.literal(2)]).nullable(),
  }),
  plan: z.object({ hostedPlans: z.boolean().describe('Off: everything is unlocked') }),
});
