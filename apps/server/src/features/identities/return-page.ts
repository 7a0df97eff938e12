import type { FastifyInstance } from 'fastify';
import { localePrefix } from '@app/texts';
import { securityHeaders } from '#platform/http/headers.ts';
import { returnedNames, returnPath } from './return-path.ts';

const bodyLimit = 16 * 1024;

/**
 * Where providers answer by a form that their page posts (OAuth 2.0 Form Post Response Mode). Browsers send no cookies of ours
 * with it, and it needs none: it leads on to the page, and changes nothing.
 */
export function mountReturnPage(app: FastifyInstance, https: boolean): void {
  app.post<{ Params: { provider: string }; Body: Readonly<Record<string, unknown>> | undefined }>(
    '/auth/:provider/return',
    { bodyLimit },
    async ({ params, body, arrival }, reply) => {
      const returned = Object.fromEntries(
        returnedNames.flatMap((name) => {
          const value = body?.[name];
          return typeof value === 'string' && value.length <= 4000 ? [[name, value] as const] : [];
        }),
      );
      const to = returnPath(localePrefix(arrival.asked.locale), params.provider, returned);
      return reply.headers(securityHeaders('data', '', https)).redirect(to, 303);
    },
  );
}
