import { jwtVerify } from 'jose';
import { sameSecret } from '#platform/crypto/tokens.ts';
import type { PublicExchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { endTrip, type Counter } from './flows.ts';
import { profileOf, type Client } from './oidc.ts';
import type { Profile } from './profile.ts';

/** Of the button of Google: a cookie, and a field that equals it. */
const doubleSubmit = 'g_csrf_token';

/**
 * Checks that a credential was made for this browser: by the nonce of a trip that it began, or by the token that the button of
 * Google sends twice. Returns the nonce that the credential has to bear.
 * @see https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 * @throws Problem `identity.please-login`
 */
export async function checkCredentialOrigin(
  exchange: PublicExchange,
  counter: Counter,
  { state, token }: { readonly state: string | undefined; readonly token: string | undefined },
): Promise<string | undefined> {
  if (state !== undefined) return (await endTrip(exchange, counter.client.provider.name, state)).nonce;
  const cookie = exchange.asked.cookies.get(doubleSubmit);
  if (!cookie || !token || !sameSecret(token, cookie)) throw new Problem('identity.please-login');
  return undefined;
}

/** Who somebody is by an ID token: its signature, issuer, audience, time and nonce (OpenID Connect Core 1.0, 3.1.3.7). */
export async function credentialProfile(
  client: Client,
  credential: string,
  nonce: string | undefined,
  now: Date,
): Promise<Profile> {
  const { provider } = client;
  const { issuer, keys } = await client.keys();
  const { payload } = await jwtVerify(credential, keys, {
    issuer,
    audience: provider.clientId,
    requiredClaims: ['sub', 'exp', 'iat'],
    clockTolerance: 30,
    currentDate: now,
  });
  if (nonce !== undefined && payload['nonce'] !== nonce) throw new Error('The credential has another nonce.');
  return profileOf(provider, issuer, payload.sub ?? '', payload);
}
