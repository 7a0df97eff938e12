import { z } from 'zod';
import { Problem } from '#platform/http/problem.ts';
import { ask, Line } from './outgoing.ts';
import type { IdentityProvider, Profile } from './profile.ts';
import type { Services } from '#platform/http/context.ts';

const graphApi = 'https://graph.facebook.com';
const line = new Line();

const me = z.object({ id: z.string().min(1).max(100), email: z.string().optional() });

// https://developers.facebook.com/docs/graph-api/reference/debug_token
const debugged = z.object({
  data: z.object({
    app_id: z.string().optional(),
    is_valid: z.boolean().default(false),
    user_id: z.string().optional(),
    scopes: z.array(z.string()).default([]),
  }),
});

/**
 * Who somebody is by Facebook. It does not say whether their address was confirmed.
 * @see https://developers.facebook.com/docs/graph-api/reference/user
 */
export async function facebookProfile(provider: IdentityProvider, token: string): Promise<Profile> {
  const { id, email } = me.parse(await read(provider, '/me', { fields: 'id,email', access_token: token }));
  return { issuer: provider.issuer, subject: id, email: email ?? null, emailVerified: false };
}

/**
 * The same by a token that a button gave to a page: issued to our app, valid, and with the address.
 * @throws Problem `identity.did-not-login`, `identity.app-token-mismatch`, `identity.missing-permissions`
 */
export async function facebookTokenProfile(provider: IdentityProvider, token: string): Promise<Profile> {
  const { clientId, clientSecret } = provider;
  const about = { input_token: token, access_token: `${clientId}|${clientSecret}` };
  const { data } = debugged.parse(await read(provider, '/debug_token', about));
  if (data.app_id !== undefined && data.app_id !== clientId) throw new Problem('identity.app-token-mismatch');
  if (!data.is_valid || data.app_id === undefined) throw new Problem('identity.did-not-login');
  if (!data.scopes.includes('email')) throw new Problem('identity.missing-permissions');
  const profile = await facebookProfile(provider, token);
  if (profile.subject !== data.user_id) throw new Problem('identity.did-not-login');
  return profile;
}

const app = z.object({
  id: z.string().optional(),
  name: z.string().max(200).default(''),
  link: z.url().max(2000).optional(),
});
const refusal = z.object({ error: z.object({ code: z.int() }) });
/** Codes of the Graph API for what a token may not read. */
const forbidden = [10, 200];

/**
 * The app of an app token (from memory: the page says that `/app` answers with the app of the token).
 * @see https://developers.facebook.com/docs/graph-api/reference/application/
 * @throws Problem `facebook-app.mismatch`, `facebook-app.invalid-token`, `facebook-app.permissions`, `facebook-app.none`,
 *   `identity.cannot-connect`
 */
export async function facebookAppOf(
  { identityProviders }: Pick<Services['config'], 'identityProviders'>,
  appId: string,
  appToken: string,
): Promise<{ readonly name: string; readonly link: string | null }> {
  // An app token names its app: one of another app is not sent anywhere.
  const [named, secret] = appToken.split('|');
  if (secret !== undefined && named !== appId) throw new Problem('facebook-app.mismatch');
  const api = identityProviders.find(({ brand }) => brand === 'facebook')?.api ?? graphApi;
  const asked = new URLSearchParams({ fields: 'id,name,link', access_token: appToken }).toString();
  const response = await line
    .run(() => ask(`${api}/app?${asked}`, {}))
    .catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      throw new Problem('identity.cannot-connect', { seconds: 5 });
    });
  if (response.status >= 500) throw new Problem('identity.cannot-connect', { seconds: 5 });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const code = refusal.safeParse(answer).data?.error.code;
    throw new Problem(
      forbidden.some((one) => one === code) ? 'facebook-app.permissions' : 'facebook-app.invalid-token',
    );
  }
  const found = app.safeParse(answer).data;
  if (found?.id === undefined) throw new Problem('facebook-app.none');
  if (found.id !== appId) throw new Problem('facebook-app.mismatch');
  return { name: found.name, link: found.link ?? null };
}

async function read(
  { api }: IdentityProvider,
  path: string,
  asked: Readonly<Record<string, string>>,
): Promise<unknown> {
  const response = await ask(`${api ?? graphApi}${path}?${new URLSearchParams(asked).toString()}`, {});
  if (response.status >= 500) throw new Problem('identity.cannot-connect', { seconds: 5 });
  if (!response.ok) throw new Problem('identity.did-not-login');
  return response.json();
}
