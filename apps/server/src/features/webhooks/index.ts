export { announce, type WebhookEvent } from './announce.ts';
export { consentFollower } from './consents.ts';
export { announceDocument, announceSubject, announceSubscription } from './events.ts';
export { deliveryJobs, webhookJobs } from './listeners.ts';
export { webhookRoutes } from './routes.ts';
export { dropSecretsBefore, eraseEndpoint, readEndpoints, removeEndpoint } from './service.ts';
