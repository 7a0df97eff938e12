import { z } from 'zod';
import { flag, notice, passwordText, signedIn, signInForm, signUpForm, token } from './account-shapes.ts';
import { apiKeys } from './api-keys.ts';
import { currentSession } from './current-session.ts';
import { endpoint, fixedPath } from './endpoint.ts';
import { email, locale, oneLine } from './fields.ts';
import { sessions } from './sessions.ts';
import { signInRules } from './sign-in-rules.ts';

export {
  emailChoice,
  passwordLengths,
  shortestPassword,
  signInForm,
  signUpForm,
  type Device,
  type EmailChoice,
  type Notice,
  type SignedIn,
  type SignInForm,
  type SignInWay,
  type SignUpForm,
} from './account-shapes.ts';

export type { SignInRules, signInRules } from './sign-in-rules.ts';

const deletionForm = z.object({
  password: passwordText.default('').describe('Left out by who has none, and confirmed the session'),
  confirmation: z.string().max(320).describe("The person's e-mail address, typed again"),
});

const done = z.object({ done: z.literal(true) });

export const accounts = {
  instance: endpoint({
    method: 'GET',
    path: '/api/v1/instance',
    access: 'public',
    summary: 'Get what this installation offers without sign-in',
    answer: z.object({
      signUp: z.enum(['open', 'mail-not-configured']),
      hints: z.boolean().describe('Whether the forms say that an e-mail address is or is not known'),
      hostedPlans: z.boolean(),
      providers: z
        .array(
          z.object({
            name: z.string(),
            label: z.string(),
            brand: z.enum(['google', 'microsoft', 'apple', 'linkedin', 'gitlab', 'github', 'facebook']).nullable(),
          }),
        )
        .describe('Whom people may sign in with'),
    }),
  }),
  terms: endpoint({
    method: 'GET',
    path: '/api/v1/terms',
    access: 'public',
    summary: 'Get this installation’s terms of service and privacy notice, as shown at sign-up',
    query: z.object({ locale: locale.optional() }),
    answer: z.object({ terms: notice, privacy: notice }),
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/users/sign-up',
    access: 'public',
    audit: 'account.created',
    summary: 'Sign up. Checks the form first, and creates the account once the terms are accepted',
    ...fixedPath,
    body: signUpForm,
    answer: signedIn,
    rate: { by: 'address', points: 60, seconds: 600 },
    work: { address: 30, all: 120 },
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/users/sign-in',
    access: 'public',
    audit: ['sign-in.succeeded', 'sign-in.failed'],
    summary: 'Sign in',
    ...fixedPath,
    body: signInForm,
    answer: signedIn,
    rate: { by: 'address', points: 60, seconds: 600, knownDevices: true },
    work: { address: 20, all: 120 },
  }),
  acceptTerms: endpoint({
    method: 'POST',
    path: '/user/tos',
    access: 'signed-in',
    audit: 'terms.accepted',
    beforeTerms: true,
    beforeFactor: true,
    summary: 'Accept the current terms of service',
    ...fixedPath,
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
  ...currentSession,
  renameAccount: endpoint({
    method: 'PATCH',
    path: '/api/v1/account',
    access: 'account.edit',
    audit: 'account.renamed',
    summary: 'Rename the account',
    // `before` is the name that the change replaces.
    body: z.object({ name: oneLine(200), before: z.object({ name: z.string().max(200) }).optional() }),
    answer: z.object({ id: z.uuid(), name: z.string() }),
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: '/api/v1/email-verification',
    access: 'signed-in',
    audit: { none: 'Only sends a link to the own address' },
    summary: 'Resend the verification email',
    sessionOnly: true,
    answer: z.object({ email: z.string() }),
    rate: { by: 'person', points: 5, seconds: 3600 },
  }),
  verifyEmail: endpoint({
    method: 'PUT',
    path: '/api/v1/email-verification',
    access: 'public',
    audit: ['email.verified', 'email.changed'],
    summary: 'Confirm an email address with the emailed token, after a sign-up or an address change',
    body: z.object({
      token,
      password: passwordText.optional().describe('Of the account; not asked for in a browser that is signed in to it'),
      newPassword: passwordText.optional().describe('Starts over: what was begun before the address was proved goes'),
    }),
    answer: z.object({
      email: z.string(),
      changed: z.boolean().describe('Another address than before: keys and webhooks are to be looked through'),
      startedOver: z.boolean(),
    }),
    rate: { by: 'address', points: 60, seconds: 600 },
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/v1/password-resets',
    access: 'public',
    audit: { none: 'Anybody may ask for it, and it changes nothing' },
    summary: 'Send a password reset link if the address is known. The answer is always the same',
    body: z.object({ email, locale: locale.optional() }),
    answer: done,
    rate: { by: 'address', points: 10, seconds: 3600 },
    work: { address: 5, all: 30 },
  }),
  resetPassword: endpoint({
    method: 'PUT',
    path: '/api/v1/password-resets',
    access: 'public',
    audit: 'password.reset',
    summary: 'Set a new password with the emailed token',
    body: z.object({
      token,
      password: passwordText,
      startOver: z
        .boolean()
        .default(false)
        .describe('Agrees that what was begun goes, where nobody has proved the address yet'),
    }),
    answer: done,
    rate: { by: 'address', points: 60, seconds: 600 },
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/v1/me/password',
    access: 'signed-in',
    audit: 'password.changed',
    byPerson: true,
    summary: 'Change the password and end all other sessions',
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
    audit: 'email.change-requested',
    byPerson: true,
    summary: 'Request an email address change. It takes effect once the emailed link is opened',
    sessionOnly: true,
    body: z.object({ email, password: passwordText.default('') }),
    answer: z.object({ pendingEmail: z.string() }),
    rate: { by: 'person', points: 10, seconds: 600 },
  }),
  ...sessions,
  ...signInRules,
  ...apiKeys,
  exportAccount: endpoint({
    method: 'GET',
    path: '/api/v1/account/export',
    access: 'account.export',
    audit: 'account.exported',
    beforeTerms: true,
    fresh: { keys: 'refused' },
    summary: 'Export all of the account’s data as one JSON file',
    sessionOnly: true,
    produces: 'file',
    answer: z.unknown(),
    rate: { by: 'account', points: 10, seconds: 3600 },
  }),
  planDeletion: endpoint({
    method: 'PUT',
    path: '/api/v1/account/deletion',
    access: 'account.delete',
    audit: 'deletion.planned',
    beforeTerms: true,
    byPerson: true,
    summary:
      'Schedule the account’s deletion in seven days. All its people are notified, and the owner can cancel it until then',
    sessionOnly: true,
    body: deletionForm,
    answer: z.object({ dueAt: z.iso.datetime() }),
    rate: { by: 'person', points: 10, seconds: 600 },
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/api/v1/account/deletion',
    access: 'account.delete',
    audit: 'deletion.cancelled',
    beforeTerms: true,
    summary: 'Cancel the account’s scheduled deletion',
    sessionOnly: true,
    status: 204,
    answer: z.unknown(),
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/v1/account/deletion',
    access: 'account.delete',
    audit: { none: 'The log ends with the account' },
    beforeTerms: true,
    byPerson: true,
    summary: 'Delete the account and all its data immediately and permanently',
    sessionOnly: true,
    body: deletionForm,
    answer: done,
    rate: { by: 'person', points: 10, seconds: 600 },
  }),
};
