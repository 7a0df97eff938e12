import { secondFactor } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirm,
  beginPasskeySignIn,
  confirmByPasskey,
  removePasskey,
  signInByPasskey,
} from './passkeys.ts';
import {
  addTotp,
  confirmByCode,
  confirmTotp,
  makeRecoveryCodes,
  readFactors,
  removeTotp,
  signInByCode,
} from './service.ts';

export const secondFactorRoutes = routes(secondFactor, {
  read: (_, context) => readFactors(context),

  addTotp: ({ body }, context) => addTotp(context, body.name),

  confirmTotp: ({ params, body }, exchange) => confirmTotp(exchange, params.totpId, body.code),

  async removeTotp({ params }, exchange) {
    await removeTotp(exchange, params.totpId);
    return { done: true as const };
  },

  async makeRecoveryCodes(_, context) {
    return { recoveryCodes: await makeRecoveryCodes(context) };
  },

  async confirm({ body }, exchange) {
    return { until: (await confirmByCode(exchange, body.code)).toISOString() };
  },

  beginPasskey: (_, exchange) => beginPasskey(exchange),

  addPasskey: ({ body }, exchange) => addPasskey(exchange, body),

  async removePasskey({ params }, exchange) {
    await removePasskey(exchange, params.passkeyId);
    return { done: true as const };
  },

  beginPasskeyConfirm: (_, exchange) => beginPasskeyConfirm(exchange),

  async confirmByPasskey({ body }, exchange) {
    return { until: (await confirmByPasskey(exchange, body.credential)).toISOString() };
  },

  beginPasskeySignIn: (_, exchange) => beginPasskeySignIn(exchange),

  signInByPasskey: ({ body }, exchange) => signInByPasskey(exchange, body),

  signIn: ({ body }, exchange) => signInByCode(exchange, body.code, body.locale ?? exchange.asked.locale),
});
