import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

export type Health = {
  /** Resolves when the database answers and its schema is the one this code expects; rejects with why not. */
  readonly ready: () => Promise<void>;
  readonly metrics: Metrics;
};

/** What an orchestrator asks: alive, ready, and how it goes. */
export function mountHealth(app: FastifyInstance, { ready, metrics }: Health): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await ready();
      return await reply.send({ status: 'ready' });
    } catch {
      return reply.code(503).header('retry-after', '1').send({ status: 'not ready' });
    }
  });
  app.get('/metrics', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  );
}
