import { dsarRedactions } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { redact, searchFiles } from './service.ts';

export const dsarRedactionRoutes = routes(dsarRedactions, {
  search: ({ params, body }, exchange) => searchFiles(exchange, params.dsarRequestId, body),

  redact: ({ params, body }, exchange) => redact(exchange, params.dsarRequestId, body),
});
