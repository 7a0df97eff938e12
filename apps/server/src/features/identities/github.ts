import { z } from 'zod';
import { Problem } from '#platform/http/problem.ts';
import { ask } from './outgoing.ts';
import { isProved, type IdentityProvider, type Profile } from './profile.ts';

const user = z.object({ id: z.int() });
const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * Who somebody is by GitHub: the id, since names change hands, and the primary address.
 * @see https://docs.github.com/rest/users/users and https://docs.github.com/rest/users/emails
 * @throws Problem `identity.missing-permissions`, `identity.cannot-connect`
 */
export async function githubProfile(provider: IdentityProvider, token: string): Promise<Profile> {
  const read = async (path: string): Promise<unknown> => {
    const response = await ask(`${provider.api ?? 'https://api.github.com'}${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
      },
    });
    if (response.status === 403 || response.status === 404) throw new Problem('identity.missing-permissions');
    if (!response.ok) throw new Problem('identity.cannot-connect', { seconds: 5 });
    return response.json();
  };
  const { id } = user.parse(await read('/user'));
  const primary = emails.parse(await read('/user/emails')).find((one) => one.primary);
  return {
    issuer: provider.issuer,
    subject: String(id),
    email: primary?.email ?? null,
    emailVerified: isProved(provider) && primary?.verified === true,
  };
}
