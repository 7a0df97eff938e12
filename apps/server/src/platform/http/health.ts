import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../crypto/tokens.ts';
import { isLoopback } from './csrf.ts';
import type { Metrics } from './metrics.ts';
import { Problem } from './problem.ts';

export type Health = {
  /** Resolves when the database answers and its schema is the one this code expects; rejects with why not. */
  readonly ready: () => Promise<void>;
  readonly metrics: Metrics;
  /** Numbers that the database knows, in the text format of Prometheus. */
  readonly gauges: () => Promise<string>;
  /** What reads the metrics shows it as a bearer token. Undefined: only this machine may read, if `isLocal`. */
  readonly metricsToken: string | undefined;
  /** Whether the installation is for this machine alone: behind a proxy every visitor comes from here. */
  readonly isLocal: boolean;
};

/** What an orchestrator asks: alive, ready, and how it goes. */
export function mountHealth(app: FastifyInstance, { ready, metrics, gauges, metricsToken, isLocal }: Health): void {
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
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken, isLocal)) throw new Problem('route.not-found');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(
        metrics.text() +
          // What runs is told also while the database is away.
          (await gauges().catch(() => '')),
      );
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined, isLocal: boolean): boolean {
  if (token === undefined) return isLocal && isLoopback(request.socket.remoteAddress ?? '');
  const [, shown = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  // Hashes have one length, and comparing them tells nothing of where they differ.
  return timingSafeEqual(sha256(shown), sha256(token));
}
