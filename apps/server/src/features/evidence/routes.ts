import { evidenceFeed } from '@app/contract';
import { routes, type Route } from '#platform/http/routes.ts';
import { readCheckpoint, readCheckpoints, readConsistency, readKeys } from './feed.ts';

export const evidenceRoutes: Route[] = routes(evidenceFeed, {
  checkpoint: ({ params }, exchange) => readCheckpoint(exchange, params.accountId),

  checkpoints: ({ params, query }, exchange) => readCheckpoints(exchange, params.accountId, query.after),

  keys: ({ params }, exchange) => readKeys(exchange, params.accountId),

  consistency: ({ params, query }, exchange) => readConsistency(exchange, params.accountId, query),
});
