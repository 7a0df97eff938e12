import { z } from 'zod';
import { signedIn } from './account-shapes.ts';
import { endpoint } from './endpoint.ts';
import { locale, oneLine } from './fields.ts';
import { passkeys } from './passkeys.ts';

/** A code of an app, or a recovery code; spaces and hyphens do not count. */
const code = z.string().trim().min(1).max(100);

const totp = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedOn: z.iso.date().nullable(),
});

const passkey = totp.extend({
  credentialId: z.string().describe('As the browser knows it (WebAuthn Level 3, 5.1): base64url'),
});

/** The second factors of a person: in all their accounts, and in nobody's power but theirs. */
export const secondFactor = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/second-factor',
    access: 'signed-in',
    beforeFactor: true,
    sessionOnly: true,
    byPerson: true,
    summary: 'List the person’s second factors, and the number of recovery codes left',
    answer: z.object({
      totp: z.array(totp),
      passkeys: z.array(passkey),
      passkeysWork: z.boolean().describe('Whether browsers allow passkeys at the address of this installation'),
      codesLeft: z.int().describe('How many recovery codes are left'),
      used: z.boolean().describe('Whether this session was opened with a second factor'),
    }),
  }),
  addTotp: endpoint({
    method: 'POST',
    path: '/api/v1/totp',
    access: 'signed-in',
    beforeFactor: true,
    sessionOnly: true,
    secret: true,
    fresh: { keys: 'refused' },
    audit: { none: 'Nothing counts before a first code was given' },
    byPerson: true,
    summary: 'Start adding a code app (RFC 6238). It counts after its first code',
    rate: { by: 'person', points: 30, seconds: 3600 },
    body: z.object({ name: oneLine(60) }),
    status: 201,
    answer: z.object({
      id: z.uuid(),
      seed: z.string().describe('For typing it: base32 (RFC 4648)'),
      uri: z.string().describe('For a QR code: otpauth://totp/…'),
    }),
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/api/v1/totp/{totpId}/confirmation',
    access: 'signed-in',
    beforeFactor: true,
    sessionOnly: true,
    secret: true,
    fresh: { keys: 'refused' },
    audit: 'second-factor.added',
    byPerson: true,
    summary:
      'Finish with a first code. With the first factor, recovery codes are made. The session counts as opened with it',
    rate: { by: 'person', points: 10, seconds: 600 },
    body: z.object({ code }),
    answer: z.object({ recoveryCodes: z.array(z.string()).nullable().describe('Shown only now') }),
  }),
  removeTotp: endpoint({
    method: 'DELETE',
    path: '/api/v1/totp/{totpId}',
    access: 'signed-in',
    sessionOnly: true,
    fresh: { keys: 'refused' },
    audit: 'second-factor.removed',
    byPerson: true,
    summary: 'Remove an app. With the last factor, the recovery codes are deleted, too',
    answer: z.object({ done: z.literal(true) }),
  }),
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/v1/recovery-codes',
    access: 'signed-in',
    sessionOnly: true,
    secret: true,
    fresh: { keys: 'refused' },
    audit: 'recovery-codes.created',
    byPerson: true,
    summary: 'Create ten new recovery codes. The old ones stop working',
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/api/v1/session/second-factor',
    access: 'signed-in',
    beforeTerms: true,
    beforeFactor: true,
    sessionOnly: true,
    audit: 'session.confirmed',
    summary:
      'Confirms the session by a code instead of the password; it counts as opened with a second factor from then on',
    rate: { by: 'person', points: 10, seconds: 600 },
    body: z.object({ code }),
    answer: z.object({ until: z.iso.datetime() }),
  }),
  ...passkeys,
  signIn: endpoint({
    method: 'POST',
    path: '/api/v1/sign-in/second-factor',
    access: 'public',
    audit: ['sign-in.succeeded', 'sign-in.failed'],
    summary: 'Finish a sign-in with an app’s code or a recovery code. After five wrong codes, it starts over',
    rate: { by: 'address', points: 60, seconds: 600 },
    body: z.object({ code, locale: locale.optional() }),
    answer: signedIn,
  }),
};
