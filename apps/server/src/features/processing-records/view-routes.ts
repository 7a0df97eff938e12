import { registerViews } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { readClients } from './clients.ts';
import { readRecipient, readRecipients } from './recipient-view.ts';
import { readTransfers } from './transfers.ts';

export const registerViewRoutes = routes(registerViews, {
  recipients: async ({ query }, exchange) => ({ recipients: await readRecipients(exchange, query.siteId) }),

  recipient: ({ params }, exchange) => readRecipient(exchange, params.recipientId),

  transfers: async ({ query }, exchange) => ({ transfers: await readTransfers(exchange, query.siteId) }),

  clients: async (_, exchange) => ({ clients: await readClients(exchange) }),
});
