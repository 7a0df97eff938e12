import { recipients } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { changeRecipient, createRecipient, removeRecipient } from './service.ts';

export const recipientRoutes = routes(recipients, {
  create: ({ body }, context) => createRecipient(context, body),

  update: ({ params, body }, context) => changeRecipient(context, params.recipientId, body),

  delete: ({ params }, context) => removeRecipient(context, params.recipientId),
});
