import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../crypto/tokens.ts';
import { isLoopback } from './csrf.ts';
import type { Metrics } from './metrics.ts';
import { Problem } from './problem.ts';

export type Health = {
  /** Resolves when the database responds and has the schema this code expects; rejects with the reason otherwise. */
  readonly ready: () => Promise<void>;
  readonly metrics: Metrics;
  /** Metrics from the database, in the Prometheus text format. */
  readonly gauges: () => Promise<string>;
  /** The bearer token required to read the metrics. Undefined: only this machine may read them, if `isLocal`. */
  readonly metricsToken: string | undefined;
  /** Whether the installation serves only this machine: behind a proxy, every visitor would seem to come from it. */
  readonly isLocal: boolean;
};

/** Mounts the endpoints for orchestrators and monitoring: alive, ready, metrics. */
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
          // Process metrics are returned even while the database is down.
          (await gauges().catch(() => '')),
      );
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined, isLocal: boolean): boolean {
  if (token === undefined) return isLocal && isLoopback(request.socket.remoteAddress ?? '');
  const [, shown = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  // Hashed, so that both sides have the same length, and compared in constant time.
  return timingSafeEqual(sha256(shown), sha256(token));
}
