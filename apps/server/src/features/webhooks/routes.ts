import { webhooks } from '@app/contract';
import type { Guard } from '@app/scanner';
import { routes, type Route } from '#platform/http/routes.ts';
import { readDeliveries, readDelivery, replay, replayFailed, sendTest } from './delivery-service.ts';
import { changeEndpoint, createEndpoint, readEndpoints, removeEndpoint, rotateSecret } from './service.ts';

/** @param guard guard for outgoing requests */
export function webhookRoutes(guard: Guard): Route[] {
  return routes(webhooks, {
    list: async (_, context) => ({ endpoints: await readEndpoints(context) }),

    create: ({ body }, context) => createEndpoint(context, guard, body),

    update: ({ params, body }, context) => changeEndpoint(context, guard, params.webhookEndpointId, body),

    remove: ({ params }, context) => removeEndpoint(context, params.webhookEndpointId),

    rotate: ({ params }, context) => rotateSecret(context, params.webhookEndpointId),

    test: ({ params }, context) => sendTest(context, params.webhookEndpointId),

    listDeliveries: ({ params, query }, context) => readDeliveries(context, params.webhookEndpointId, query),

    readDelivery: ({ params }, context) => readDelivery(context, params.webhookEndpointId, params.webhookDeliveryId),

    replay: ({ params }, context) => replay(context, params.webhookEndpointId, params.webhookDeliveryId),

    async replayFailed({ params, body }, context) {
      return { replayed: await replayFailed(context, params.webhookEndpointId, new Date(body.since)) };
    },
  });
}
