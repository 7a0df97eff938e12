import { identities, type Input } from '@app/contract';
import { localePrefix } from '@app/texts';
import type { Actor, Exchange, PublicExchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { routes } from '#platform/http/routes.ts';
import { companyName, type Companies } from './company/clients.ts';
import { finishCompany } from './company/enter.ts';
import { confirmByProfile, linkProfile, linkProof, readIdentities, unlink } from './connected.ts';
import { checkCredentialOrigin, credentialProfile } from './credential.ts';
import { facebookTokenProfile } from './facebook.ts';
import { refusedBy } from './failures.ts';
import { atProvider, beginTrip, checksOf, counterOf, endTrip, type Counter, type Counters } from './flows.ts';
import { returnPath } from './return-path.ts';
import type { Finished } from './finished.ts';
import { enter, enterAgain } from './service.ts';

export const identityRoutes = (counters: Counters, companies: Companies) =>
  routes(identities, {
    async begin({ params }, exchange) {
      const { address, state, nonce } = await beginTrip(exchange, counterOf(counters, params.provider), 'sign-in');
      return { success: true as const, redirect_to: address, state, nonce };
    },

    async returned({ params, query }, { asked }) {
      return { to: returnPath(localePrefix(asked.locale), params.provider, query) };
    },

    async finish({ params, body }, exchange) {
      if (params.provider !== companyName) return finish(exchange, counterOf(counters, params.provider), body);
      if (body.error !== undefined) await refuseReturn(exchange, companyName, body.state, body.error);
      return finishCompany(exchange, companies, body, body.locale ?? exchange.asked.locale);
    },

    finishByToken: ({ params, body }, exchange) => finishByToken(exchange, counterOf(counters, params.provider), body),

    async beginLink({ params }, exchange) {
      return { redirect_to: (await beginTrip(exchange, counterOf(counters, params.provider), 'link')).address };
    },

    async beginConfirm({ params }, exchange) {
      const counter = counterOf(counters, params.provider);
      if (!counter.client.provider.confirms) throw new Problem('identity.cannot-confirm');
      return { redirect_to: (await beginTrip(exchange, counter, 'confirm')).address };
    },

    read: (_, exchange) => readIdentities(exchange, counters, companies),

    async link(_, exchange) {
      await linkProof(exchange);
      return { done: true as const };
    },

    async unlink({ params }, exchange) {
      await unlink(exchange, params.identityId);
      return { done: true as const };
    },
  });

type Finish = Input<typeof identities.finish>['body'];

/** @throws Problem `identity.…`, and of a sign-up */
async function finish(exchange: PublicExchange, counter: Counter, body: Finish): Promise<Finished> {
  const { services } = exchange;
  const { code, state, iss, error, credential, g_csrf_token: token } = body;
  const entry = { ...body, marks: [] };
  const { client } = counter;
  if (error !== undefined) return refuseReturn(exchange, client.provider.name, state, error);
  if (credential !== undefined) {
    const nonce = await checkCredentialOrigin(exchange, counter, { state, token });
    const profile = await atProvider(exchange, counter, () =>
      credentialProfile(client, credential, nonce, services.now()),
    );
    return enter(exchange, counter, profile, entry);
  }
  if (code === undefined || state === undefined) return enterAgain(exchange, counter, entry);
  const flow = await endTrip(exchange, client.provider.name, state);
  const returned = { code, state, ...(iss !== undefined && { iss }) };
  const profile = await atProvider(exchange, counter, () => client.profile(returned, checksOf(flow, state)));
  if (flow.purpose === 'sign-in') return enter(exchange, counter, profile, entry);
  const own = asActor(exchange);
  return flow.purpose === 'link' ? linkProfile(own, client.provider.name, profile) : confirmByProfile(own, profile);
}

/** Ends a trip that the provider refused. @throws Problem `identity.…` */
async function refuseReturn(
  exchange: PublicExchange,
  provider: string,
  state: string | undefined,
  error: string,
): Promise<never> {
  if (state !== undefined) await endTrip(exchange, provider, state);
  throw refusedBy(error);
}

/** @throws Problem `identity.please-login`, and as `finish` does */
async function finishByToken(
  exchange: PublicExchange,
  counter: Counter,
  {
    just_login: justLogin,
    pcp_user: pcp,
    fide_user: fide,
    fb_access_token: token,
    ...form
  }: Input<typeof identities.finishByToken>['body'],
): Promise<Finished> {
  const { provider } = counter.client;
  if (provider.protocol !== 'facebook') throw new Problem('identity.provider-unknown');
  const marks = [...(pcp ? ['pcp_user'] : []), ...(fide ? ['fide_user'] : [])];
  const entry = { ...form, plugin_name: justLogin ? ('login' as const) : ('signup' as const), marks };
  if (token === undefined) return enterAgain(exchange, counter, entry);
  const profile = await atProvider(exchange, counter, () => facebookTokenProfile(provider, token));
  return enter(exchange, counter, profile, entry);
}

/** @throws Problem `identity.please-login` where nobody is signed in any more */
function asActor(exchange: PublicExchange): Exchange {
  const actor: Actor | undefined = exchange.actor;
  if (!actor) throw new Problem('identity.please-login');
  return { ...exchange, actor };
}
