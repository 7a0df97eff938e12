export { announce, type WebhookEvent } from './announce.ts';
export { dropSecretsBefore, eraseEndpoint, readEndpoints, removeEndpoint } from './service.ts';
export { webhooks } from './feature.ts';
export { hasEndpoints } from './queries.ts';
