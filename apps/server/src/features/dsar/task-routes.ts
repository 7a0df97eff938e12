import { dsarTasks } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { readTask, readTasks } from './connectors.ts';

export const dsarTaskRoutes = routes(dsarTasks, {
  list: ({ query }, exchange) => readTasks(exchange, query),

  read: ({ params }, exchange) => readTask(exchange, params.dsarTaskId),
});
