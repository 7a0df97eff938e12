import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * The scripts that customers embed. Their addresses never change, so browsers revalidate after five minutes and use the cached
 * file meanwhile.
 */
export async function mountEmbeds(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: dist,
    prefix: '/embed/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800');
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('x-content-type-options', 'nosniff');
      reply.header('timing-allow-origin', '*');
    },
  });
}
