import { dsarKeys } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { addKey, readKeys, removeKey } from './keys.ts';

export const dsarKeyRoutes = routes(dsarKeys, {
  list: ({ params }, exchange) => readKeys(exchange, params.siteId),

  add: ({ params, body }, exchange) => addKey(exchange, params.siteId, body.publicKey),

  delete: ({ params }, exchange) => removeKey(exchange, params),
});
