import { accounts } from '@app/contract';
import { Readable } from 'node:stream';
import { routes } from '#platform/http/routes.ts';
import { recordEvent } from '../audit/index.ts';
import { exportAccount, deleteWholeAccount } from './account-data.ts';
import { currentNotices } from './acceptances.ts';
import { createApiKey, readApiKeys, removeApiKey, rotateApiKey } from './api-keys.ts';
import { changeEmail, changePassword, forgotPassword, resetPassword } from './credentials.ts';
import { confirmedUntil, confirmSession } from './confirmation.ts';
import { cancelDeletion, planDeletion } from './deletion.ts';
import { denySignIn } from './denied-sign-in.ts';
import { forgetDevice, readDevices } from './devices.ts';
import { canMail } from './links.ts';
import { dayOf } from './rules.ts';
import { acceptTerms, readMe, renameAccount, signOut } from './service.ts';
import { endOtherSessions, endSession, readSessions } from './sessions.ts';
import { changeSignInRules, readSignInRules } from './sign-in-settings.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { sendVerification, verifyEmail } from './verification.ts';

// Keeps the literal type `true` that the response schema needs.
const done = { done: true } as const;

export const accountRoutes = routes(accounts, {
  async instance(_, { services }) {
    const { authHints, hostedPlans, identityProviders } = services.config;
    const providers = identityProviders.map(({ name, label, brand }) => ({ name, label, brand }));
    const signUp = canMail(services) ? 'open' : 'mail-not-configured';
    return { signUp, hints: authHints !== 'strict', hostedPlans, providers } as const;
  },

  async terms({ query }, { services, asked }) {
    return services.db.asSystem((tx) => currentNotices(tx, query.locale ?? asked.locale, services.now()));
  },

  async signUp({ body }, exchange) {
    return signUp(exchange, body);
  },

  async signIn({ body }, exchange) {
    return signIn(exchange, body);
  },

  async acceptTerms({ body }, exchange) {
    await acceptTerms(exchange, body);
    return { success: true, tos_ok: true } as const;
  },

  async signOut(_, exchange) {
    await signOut(exchange);
    return done;
  },

  async readConfirmation(_, { services, actor }) {
    return { until: confirmedUntil(actor, services.now())?.toISOString() ?? null };
  },

  async confirmSession({ body }, context) {
    return { until: (await confirmSession(context, body.password)).toISOString() };
  },

  async me(_, exchange) {
    return readMe(exchange);
  },

  async renameAccount({ body }, exchange) {
    await renameAccount(exchange, body);
    return { id: exchange.actor.accountId, name: body.name };
  },

  async sendVerification(_, exchange) {
    return { email: await sendVerification(exchange) };
  },

  async verifyEmail({ body }, exchange) {
    return verifyEmail(exchange, body);
  },

  async forgotPassword({ body }, { services, asked }) {
    await forgotPassword(services, body.email, body.locale ?? asked.locale);
    return done;
  },

  async resetPassword({ body }, { services, asked }) {
    await resetPassword(services, body, asked);
    return done;
  },

  async changePassword({ body }, exchange) {
    await changePassword(exchange, body);
    return done;
  },

  async changeEmail({ body }, exchange) {
    await changeEmail(exchange, body.email, body.password);
    return { pendingEmail: body.email };
  },

  readSignInRules: (_, context) => readSignInRules(context),
  setSignInRules: ({ body }, context) => changeSignInRules(context, body),

  async listSessions(_, context) {
    return { sessions: await readSessions(context) };
  },

  async endSession({ params }, context) {
    await endSession(context, params.sessionId);
    return done;
  },

  async endOtherSessions(_, context) {
    return { ended: await endOtherSessions(context) };
  },

  async listKnownDevices(_, context) {
    return { devices: await readDevices(context) };
  },

  async forgetDevice({ params }, context) {
    await forgetDevice(context, params.knownDeviceId);
    return done;
  },

  async denySignIn({ body }, { services, asked }) {
    return denySignIn(services, body.token, asked);
  },

  async listApiKeys(_, context) {
    const { endlessKeys } = await readSignInRules(context);
    return { apiKeys: await readApiKeys(context), endlessKeys };
  },

  async createApiKey({ body }, context) {
    return createApiKey(context, body);
  },

  async rotateApiKey({ params }, context) {
    return rotateApiKey(context, params.apiKeyId);
  },

  async deleteApiKey({ params }, context) {
    await removeApiKey(context, params.apiKeyId);
    return done;
  },

  async exportAccount(_, { services, actor }) {
    const now = services.now();
    await services.db.inAccount(actor.accountId, (tx) => recordEvent(tx, now, actor, 'account.exported'));
    return {
      body: Readable.from(exportAccount(services.db, actor.accountId, actor.id, now)),
      type: 'application/json; charset=utf-8',
      name: `account-${dayOf(now)}.json`,
    };
  },

  async planDeletion({ body }, context) {
    return { dueAt: (await planDeletion(context, body.password, body.confirmation)).toISOString() };
  },

  cancelDeletion: (_, context) => cancelDeletion(context),

  async deleteAccount({ body }, exchange) {
    await deleteWholeAccount(exchange, body.password, body.confirmation);
    return done;
  },
});
