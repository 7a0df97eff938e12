/** Webhooks. */
export const webhookErrors = {
  'webhook.not-found': 'This webhook endpoint does not exist.',
  'webhook.delivery-not-found': 'This delivery does not exist.',
  'webhook.inactive': 'This endpoint is turned off. Turn it on first.',
  'webhook.limit': 'An account can have %{limit} webhook endpoints. Delete one you no longer need.',
} as const;
