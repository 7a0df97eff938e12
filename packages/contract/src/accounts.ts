import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { countryCode, email, locale, oneLine } from './fields.ts';

/** A tick box or hidden field: JSON says true, a form says `true`, `1` or `on`. */
const flag = z.union([z.boolean(), z.stringbool()]);

/** What somebody said about advertising e-mail: 1 is yes, 2 is no. Not said counts as no. */
export const emailChoice = z.union([z.literal(1), z.literal(2), z.enum(['1', '2']).transform((text) => (text === '1' ? 1 : 2))]);
export type EmailChoice = 1 | 2;

const passwordText = z.string().max(1000);

/** The shortest password that is taken, in characters. */
export const passwordMin = 8;

// The links in our e-mails open pages of the dashboard, `/{locale}/verify-email#token=…` and
// `/{locale}/reset-password#token=…`. After the # it stays in the browser: no log and no referrer holds it.
const token = z.string().trim().min(20).max(100);

// Both names of the password are read: the plain one, and the one that forms have always sent (as one key, or unfolded).
// A `user_tracking_source` may come with it and is dropped here: sources are recorded only after consent.
const credentials = {
  email: z.string().trim().max(320).default(''),
  password: passwordText.optional(),
  'physical_user_session[password]': passwordText.optional(),
  physical_user_session: z.object({ password: passwordText.optional() }).optional(),
};

/** What the sign-in form sends. Empty fields are the handler's to refuse, with the product's own sentences. */
export const signInForm = z.object({ ...credentials, locale: locale.optional() });

/**
 * What the sign-up form sends. First with `register_pre_check`, which checks and creates nothing; then, once the terms
 * were accepted, without it.
 */
export const signUpForm = z.object({
  ...credentials,
  register_pre_check: flag.default(false),
  tos_accepted: flag.default(false).describe('The person accepts the terms of service'),
  privacy_read: flag.default(false).describe('The person confirms to have read the privacy notice'),
  terms_version: z.string().max(100).optional().describe('The version of the terms that was shown'),
  privacy_version: z.string().max(100).optional().describe('The version of the privacy notice that was shown'),
  global_email_drip: emailChoice.optional(),
  global_email_nl: emailChoice.optional(),
  proof_form: z.string().max(50_000).optional().describe('The form as it was shown, kept as proof'),
  owner_name: z.string().trim().max(200).optional().describe('The name of the account; the e-mail if not given'),
  locale: locale.optional(),
  country: countryCode.optional(),
});

export type SignInForm = z.output<typeof signInForm>;
export type SignUpForm = z.output<typeof signUpForm>;

/** What both forms, and every other sign-in, answer when they succeed. */
const signedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  errors: z.object({ email: z.string().optional() }),
  tracking_id: z.uuid().nullable().describe('The person; null while nobody is signed in'),
  tos_ok: z.boolean().describe('False: show the terms, then POST /user/tos'),
  email: z.string(),
  redirect_to: z.string().nullable(),
  signup: z.string().nullable().describe('After a sign-up, the value for ?signup='),
});
export type SignedIn = z.infer<typeof signedIn>;

const notice = z.object({
  identifier: z.enum(['term', 'privacy_policy']),
  version: z.string(),
  locale: z.string(),
  title: z.string(),
  text: z.string().describe('Paragraphs parted by an empty line; a line that begins with "## " is a heading'),
  hash: z.string().describe('SHA-256 of title, a line break and text, in hexadecimal'),
});
export type Notice = z.infer<typeof notice>;

const session = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  lastSeenOn: z.iso.date(),
  device: z.object({
    browser: z.string().describe('Chrome, Firefox, Safari …; empty when unknown'),
    system: z.string().describe('Windows, macOS, Android …; empty when unknown'),
    kind: z.enum(['desktop', 'phone', 'tablet', 'script', 'unknown']),
  }),
  current: z.boolean(),
});

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string().describe('The first characters of the key, to know it again'),
  createdAt: z.iso.datetime(),
  lastUsedOn: z.iso.date().nullable(),
});

const me = z.object({
  person: z.object({
    id: z.uuid(),
    email: z.string(),
    emailVerified: z.boolean(),
    pendingEmail: z.string().nullable().describe('A new address that waits to be verified'),
    createdAt: z.iso.datetime(),
  }),
  account: z.object({ id: z.uuid(), name: z.string(), createdAt: z.iso.datetime() }),
  roles: z.array(z.string()),
  tosOk: z.boolean(),
  preferences: z.object({
    locale: z.string().nullable(),
    country: z.string().nullable(),
    globalEmailDrip: z.union([z.literal(1), z.literal(2)]).nullable(),
    globalEmailNl: z.union([z.literal(1), z.literal(2)]).nullable(),
  }),
  plan: z.object({ hostedPlans: z.boolean().describe('Off: everything is unlocked') }),
});

const done = z.object({ done: z.literal(true) });

export const accounts = {
  instance: endpoint({
    method: 'GET',
    path: '/api/v1/instance',
    access: 'public',
    summary: 'What this installation offers to somebody who is not signed in',
    answer: z.object({
      signUp: z.enum(['open', 'mail-not-configured']),
      hints: z.boolean().describe('Whether the forms say that an e-mail address is or is not known'),
      hostedPlans: z.boolean(),
    }),
  }),
  terms: endpoint({
    method: 'GET',
    path: '/api/v1/terms',
    access: 'public',
    summary: 'The terms of service and the privacy notice of this installation, as the sign-up wizard shows them',
    query: z.object({ locale: locale.optional() }),
    answer: z.object({ terms: notice, privacy: notice }),
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/users/sign-up',
    access: 'public',
    summary: 'The sign-up form: checks first, creates the account when the terms are accepted',
    envelope: true,
    body: signUpForm,
    answer: signedIn,
    rate: { by: 'address', points: 30, seconds: 600 },
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/users/sign-in',
    access: 'public',
    summary: 'The sign-in form',
    envelope: true,
    body: signInForm,
    answer: signedIn,
    rate: { by: 'address', points: 30, seconds: 600 },
  }),
  acceptTerms: endpoint({
    method: 'POST',
    path: '/user/tos',
    access: 'signed-in',
    summary: 'Accepts the current terms of service',
    envelope: true,
    sessionOnly: true,
    body: z.object({
      accept: flag.default(false),
      privacy_read: flag.default(false),
      terms_version: z.string().max(100).optional(),
      privacy_version: z.string().max(100).optional(),
      proof_form: z.string().max(50_000).optional(),
    }),
    answer: z.object({ success: z.literal(true), tos_ok: z.literal(true) }),
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/api/v1/session',
    access: 'signed-in',
    summary: 'Ends the session that asks',
    sessionOnly: true,
    answer: done,
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/v1/me',
    access: 'signed-in',
    summary: 'Who is signed in, and in which account',
    answer: me,
  }),
  renameAccount: endpoint({
    method: 'PATCH',
    path: '/api/v1/account',
    access: 'account.owner',
    summary: 'Renames the account',
    body: z.object({ name: oneLine(200) }),
    answer: z.object({ id: z.uuid(), name: z.string() }),
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/api/v1/email-verification',
    access: 'signed-in',
    summary: 'Sends the verification e-mail again',
    sessionOnly: true,
    answer: z.object({ email: z.string() }),
    rate: { by: 'person', points: 5, seconds: 3600 },
  }),
  verifyEmail: endpoint({
    method: 'PUT',
    path: '/api/v1/email-verification',
    access: 'public',
    summary: 'Confirms an e-mail address with the token that was sent to it: after a sign-up, or for a changed address',
    body: z.object({ token }),
    answer: z.object({ email: z.string() }),
    rate: { by: 'address', points: 30, seconds: 600 },
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/v1/password-resets',
    access: 'public',
    summary: 'Sends a link to choose a new password, if somebody has this address. The answer is always the same',
    body: z.object({ email, locale: locale.optional() }),
    answer: done,
    rate: { by: 'address', points: 10, seconds: 3600 },
  }),
  resetPassword: endpoint({
    method: 'PUT',
    path: '/api/v1/password-resets',
    access: 'public',
    summary: 'Chooses a new password with the token that was sent',
    body: z.object({ token, password: passwordText }),
    answer: done,
    rate: { by: 'address', points: 30, seconds: 600 },
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/v1/me/password',
    access: 'signed-in',
    summary: 'Changes the password and ends all other sessions',
    sessionOnly: true,
    body: z.object({
      currentPassword: passwordText.default(''),
      newPassword: passwordText.default(''),
      confirmation: passwordText.default(''),
    }),
    answer: done,
    rate: { by: 'person', points: 10, seconds: 600 },
  }),
  changeEmail: endpoint({
    method: 'PUT',
    path: '/api/v1/me/email',
    access: 'signed-in',
    summary: 'Asks for another e-mail address: it counts once the link sent to it was followed',
    sessionOnly: true,
    body: z.object({ email, password: passwordText }),
    answer: z.object({ pendingEmail: z.string() }),
    rate: { by: 'person', points: 10, seconds: 600 },
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/v1/sessions',
    access: 'signed-in',
    summary: 'Where the person is signed in',
    sessionOnly: true,
    answer: z.object({ sessions: z.array(session) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/v1/sessions/{sessionId}',
    access: 'signed-in',
    summary: 'Signs one device out',
    sessionOnly: true,
    answer: done,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/v1/sessions',
    access: 'signed-in',
    summary: 'Signs every other device out',
    sessionOnly: true,
    answer: z.object({ ended: z.int() }),
  }),
  listApiKeys: endpoint({
    method: 'GET',
    path: '/api/v1/api-keys',
    access: 'account.owner',
    summary: 'The API keys of the account, without their secrets',
    sessionOnly: true,
    answer: z.object({ apiKeys: z.array(apiKey) }),
  }),
  createApiKey: endpoint({
    method: 'POST',
    path: '/api/v1/api-keys',
    access: 'account.owner',
    summary: 'Makes an API key. The key itself is in this answer and nowhere else',
    sessionOnly: true,
    status: 201,
    body: z.object({ name: oneLine(100) }),
    answer: apiKey.extend({ key: z.string() }),
    rate: { by: 'account', points: 30, seconds: 3600 },
  }),
  deleteApiKey: endpoint({
    method: 'DELETE',
    path: '/api/v1/api-keys/{apiKeyId}',
    access: 'account.owner',
    summary: 'Ends an API key at once',
    sessionOnly: true,
    answer: done,
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/api/v1/account/export',
    access: 'account.owner',
    summary: 'Everything this installation holds of the account, as one JSON file',
    sessionOnly: true,
    produces: 'file',
    answer: z.unknown(),
    rate: { by: 'account', points: 10, seconds: 3600 },
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/v1/account/deletion',
    access: 'account.owner',
    summary: 'Deletes the account with everything in it, for good',
    sessionOnly: true,
    body: z.object({
      password: passwordText,
      confirmation: z.string().max(320).describe("The person's e-mail address, typed again"),
    }),
    answer: done,
    rate: { by: 'person', points: 10, seconds: 600 },
  }),
};
