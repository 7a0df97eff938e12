import { dsarIdentity, dsarKeys } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { compare, readComparison } from './comparison.ts';
import { readDocument } from './document.ts';
import { addKey, readKeys, removeKey } from './keys.ts';

export const dsarKeyRoutes = routes(dsarKeys, {
  list: ({ params }, exchange) => readKeys(exchange, params.siteId),

  add: ({ params, body }, exchange) => addKey(exchange, params.siteId, body.publicKey),

  delete: ({ params }, exchange) => removeKey(exchange, params),
});

export const dsarIdentityRoutes = routes(dsarIdentity, {
  readComparison: ({ params }, exchange) => readComparison(exchange, params.dsarRequestId),

  compare: ({ params, body }, exchange) => compare(exchange, params.dsarRequestId, body),

  document: ({ params }, exchange) => readDocument(exchange, params.dsarRequestId),
});
