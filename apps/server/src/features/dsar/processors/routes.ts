import { dsarProcessors } from '@app/contract';
import type { Guard } from '@app/scanner';
import { routes } from '#platform/http/routes.ts';
import { cancelTask, sendTask } from './orders.ts';
import { addProcessor, changeProcessor, readProcessors, removeProcessor } from './service.ts';

export const dsarProcessorRoutes = (guard: Guard) =>
  routes(dsarProcessors, {
    list: (_, exchange) => readProcessors(exchange),

    add: ({ body }, exchange) => addProcessor(exchange, guard, body),

    update: ({ params, body }, exchange) => changeProcessor(exchange, guard, params.dsarProcessorId, body),

    delete: ({ params }, exchange) => removeProcessor(exchange, params.dsarProcessorId),

    send: ({ params }, exchange) => sendTask(exchange, params),

    cancel: ({ params }, exchange) => cancelTask(exchange, params),
  });
