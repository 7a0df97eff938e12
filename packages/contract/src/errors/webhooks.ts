import type { webhookErrors } from '@app/texts/interface/en/errors/webhooks.ts';
import type { StatusOf } from './status.ts';

export const webhookStatus: StatusOf<typeof webhookErrors> = {
  'webhook.not-found': 404,
  'webhook.delivery-not-found': 404,
  'webhook.inactive': 409,
  'webhook.limit': 409,
};
