import { audit } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { changeRetention, readRetention } from './retention.ts';
import { proveEvent, readEvents } from './service.ts';

export const auditRoutes = routes(audit, {
  listEvents: ({ query }, context) => readEvents(context, query),

  proveEvent: ({ params }, context) => proveEvent(context, params.auditEventId),

  readRetention: (_, context) => readRetention(context),

  setRetention: ({ body }, context) => changeRetention(context, body.years),
});
