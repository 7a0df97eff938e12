import { z } from 'zod';
import { signedIn } from './account-shapes.ts';
import { endpoint } from './endpoint.ts';
import { locale, oneLine } from './fields.ts';

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8000);

/** What the browser's `toJSON` makes of an answer of an authenticator (WebAuthn Level 3, 5.1.8), without extensions. */
const answered = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    response: z.object(response),
    authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  });

const registration = answered({
  clientDataJSON: base64url,
  attestationObject: base64url,
  authenticatorData: base64url.optional(),
  transports: z.array(z.string().max(30)).max(10).optional(),
  publicKeyAlgorithm: z.int().optional(),
  publicKey: base64url.optional(),
});

const assertion = answered({
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
  userHandle: base64url.optional(),
});

/** For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
const options = z.object({ options: z.record(z.string(), z.unknown()) });

/** Passkeys: worth both factors, since the authenticator verifies its person. */
export const passkeys = {
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/v1/passkeys/options',
    access: 'signed-in',
    beforeFactor: true,
    sessionOnly: true,
    fresh: { keys: 'refused' },
    audit: { none: 'Nothing counts before the authenticator answered' },
    byPerson: true,
    summary: 'Start adding a passkey: returns the browser’s options',
    rate: { by: 'person', points: 30, seconds: 3600 },
    answer: options,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/v1/passkeys',
    access: 'signed-in',
    beforeFactor: true,
    sessionOnly: true,
    secret: true,
    fresh: { keys: 'refused' },
    audit: 'second-factor.added',
    byPerson: true,
    summary: 'Finish adding a passkey with the authenticator’s response. The first factor also creates recovery codes',
    rate: { by: 'person', points: 30, seconds: 3600 },
    status: 201,
    body: z.object({ name: oneLine(60), credential: registration }),
    answer: z.object({
      id: z.uuid(),
      recoveryCodes: z.array(z.string()).nullable().describe('Shown only now'),
    }),
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/api/v1/passkeys/{passkeyId}',
    access: 'signed-in',
    sessionOnly: true,
    fresh: { keys: 'refused' },
    audit: 'second-factor.removed',
    byPerson: true,
    summary: 'Remove a passkey. With the last factor, the recovery codes are deleted, too',
    answer: z.object({ done: z.literal(true) }),
  }),
  beginPasskeyConfirm: endpoint({
    method: 'POST',
    path: '/api/v1/session/passkey-options',
    access: 'signed-in',
    beforeFactor: true,
    sessionOnly: true,
    audit: { none: 'Nothing counts before the authenticator answered' },
    summary: 'Start confirming this session with a passkey: returns the browser’s options',
    rate: { by: 'person', points: 30, seconds: 600 },
    answer: options,
  }),
  confirmByPasskey: endpoint({
    method: 'PUT',
    path: '/api/v1/session/passkey',
    access: 'signed-in',
    beforeFactor: true,
    sessionOnly: true,
    audit: 'session.confirmed',
    summary: 'Confirm this session with a passkey instead of the password. It then counts as a passkey session',
    rate: { by: 'person', points: 30, seconds: 600 },
    body: z.object({ credential: assertion }),
    answer: z.object({ until: z.iso.datetime() }),
  }),
  beginPasskeySignIn: endpoint({
    method: 'POST',
    path: '/api/v1/sign-in/passkey-options',
    access: 'public',
    audit: { none: 'Anybody may ask for it, and it changes nothing' },
    summary: 'Start a passkey sign-in: returns the authenticator’s challenge',
    rate: { by: 'address', points: 120, seconds: 600 },
    answer: options,
  }),
  signInByPasskey: endpoint({
    method: 'POST',
    path: '/api/v1/sign-in/passkey',
    access: 'public',
    audit: 'sign-in.succeeded',
    summary: 'Sign in with only a passkey',
    rate: { by: 'address', points: 60, seconds: 600 },
    body: z.object({ credential: assertion, locale: locale.optional() }),
    answer: signedIn,
  }),
};
