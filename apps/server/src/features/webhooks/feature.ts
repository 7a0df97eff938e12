import type { Feature } from '#platform/feature.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { subjectChanged } from '../consent-records/index.ts';
import { subscriptionChanged } from '../newsletter/index.ts';
import { documentPublished } from '../publishing/index.ts';
import { consentFollower } from './consents.ts';
import { announceDocument, announceSubject, announceSubscription } from './events.ts';
import { deliveryJobs, webhookJobs } from './listeners.ts';
import { webhookRoutes } from './routes.ts';

/** Concurrent deliveries: each waits for a third-party server and needs few of our resources. */
const deliveriesAtOnce = 12;

export const webhooks: Feature = {
  name: 'webhooks',
  jobs: webhookJobs,
  keepUp: [consentFollower.keepFollowing],
  hears: [
    hears(documentPublished, announceDocument),
    hears(subjectChanged, announceSubject),
    hears(subscriptionChanged, announceSubscription),
  ],
  create: ({ guard }) => ({
    routes: webhookRoutes(guard),
    deliveries: { jobs: deliveryJobs(guard), atOnce: deliveriesAtOnce },
  }),
};
