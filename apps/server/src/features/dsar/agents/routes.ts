import { dsarAgents } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { addAgent, changeAgent, readAgents, removeAgent } from './service.ts';

export const dsarAgentRoutes = routes(dsarAgents, {
  list: ({ params }, exchange) => readAgents(exchange, params.siteId),

  add: ({ params, body }, exchange) => addAgent(exchange, params.siteId, body),

  update: ({ params, body }, exchange) => changeAgent(exchange, params, body),

  delete: ({ params }, exchange) => removeAgent(exchange, params),
});
