import { recipientFiles, recipients } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { readEditions } from './editions.ts';
import { addFile, downloadFile, readFiles, removeFile } from './files.ts';
import { changeRecipient, createRecipient, removeRecipient } from './service.ts';

export const recipientRoutes = routes(recipients, {
  create: ({ body }, context) => createRecipient(context, body),

  update: ({ params, body }, context) => changeRecipient(context, params.recipientId, body),

  delete: ({ params }, context) => removeRecipient(context, params.recipientId),

  history: ({ params }, context) => readEditions(context, params.recipientId),
});

export const recipientFileRoutes = routes(recipientFiles, {
  list: ({ params }, context) => readFiles(context, params.recipientId),

  add: ({ params, body }, context) => addFile(context, params.recipientId, body),

  download: ({ params }, context) => downloadFile(context, params),

  delete: ({ params }, context) => removeFile(context, params),
});
