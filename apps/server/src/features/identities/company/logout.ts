import type { FastifyInstance } from 'fastify';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import { securityHeaders } from '#platform/http/headers.ts';
import type { Services } from '#platform/http/context.ts';
import type { Client } from '../oidc.ts';
import type { Companies } from './clients.ts';
import { deleteCompanySessions } from './queries.ts';

const bodyLimit = 16 * 1024;
const event = 'http://schemas.openid.net/event/backchannel-logout';
const minutes = 5;

/**
 * Where the issuer of an account says that somebody signed out there. Their sessions that it opened end at once.
 * @see OpenID Connect Back-Channel Logout 1.0, 2.5 to 2.8
 */
export function mountCompanyLogout(
  app: FastifyInstance,
  services: Services,
  companies: Companies,
  https: boolean,
): void {
  app.post<{ Params: { accountId: string }; Body: Readonly<Record<string, unknown>> | undefined }>(
    '/auth/company/:accountId/logout',
    { bodyLimit },
    async ({ params: { accountId }, body }, reply) => {
      reply.headers({ ...securityHeaders('data', '', https), 'cache-control': 'no-store' });
      const token = body?.['logout_token'];
      if (!z.uuid().safeParse(accountId).success || typeof token !== 'string')
        return reply.code(400).send({ error: 'invalid_request' });
      const said = await readLogout(services, companies, accountId, token);
      if (!said) return reply.code(400).send({ error: 'invalid_request' });
      await services.db.asSystem((tx) => deleteCompanySessions(tx, accountId, said));
      return reply.code(200).send();
    },
  );
}

/** Whose sessions end, or which one. Undefined: the token is not to be trusted. */
async function readLogout(services: Services, companies: Companies, accountId: string, token: string) {
  try {
    const { client, line } = await companies.of(accountId);
    return await line.run(() => verified(client, token, services.now()));
  } catch {
    return undefined;
  }
}

async function verified(client: Client, token: string, now: Date) {
  const { issuer, keys } = await client.keys();
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: client.provider.clientId,
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge: minutes * 60,
    clockTolerance: 30,
    currentDate: now,
  });
  const { sub, sid, nonce, events } = payload;
  const isLogout = typeof events === 'object' && events !== null && event in events;
  if (!isLogout || nonce !== undefined) return undefined;
  const subject = typeof sub === 'string' ? sub : undefined;
  const session = typeof sid === 'string' ? sid : undefined;
  if (subject === undefined && session === undefined) return undefined;
  return { ...(subject !== undefined && { subject }), ...(session !== undefined && { sid: session }) };
}
