import { z } from 'zod';
import { Problem } from '#platform/http/problem.ts';
import { ask } from './outgoing.ts';
import type { IdentityProvider, Profile } from './profile.ts';

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

async function read(
  { api }: IdentityProvider,
  path: string,
  asked: Readonly<Record<string, string>>,
): Promise<unknown> {
  const response = await ask(
    `${api ?? 'https://graph.facebook.com'}${path}?${new URLSearchParams(asked).toString()}`,
    {},
  );
  if (response.status >= 500) throw new Problem('identity.cannot-connect', { seconds: 5 });
  if (!response.ok) throw new Problem('identity.did-not-login');
  return response.json();
}
