import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** Concurrent deliveries per endpoint. */
const lanes = 4;

const lane = (deliveryId: string) => Number.parseInt(deliveryId.slice(-2), 16) % lanes;

/**
 * Makes one attempt, and enqueues the next if it failed. A second run does nothing, unless the first was interrupted:
 * then the receiver may get the delivery twice.
 */
export const deliver = job({
  name: 'webhooks.deliver',
  payload: z.object({
    accountId: z.uuid(),
    endpointId: z.uuid(),
    deliveryId: z.uuid(),
    /** Number of previous attempts. */
    made: z.int(),
  }),
  queue: ({ endpointId, deliveryId }) => `webhook ${endpointId} ${lane(deliveryId)}`,
});

/** E-mails the owner that an endpoint was disabled automatically. A second run sends a second e-mail. */
export const tellDisabled = job({
  name: 'webhooks.tell-disabled',
  mails: true,
  payload: z.object({ accountId: z.uuid(), endpointId: z.uuid() }),
  attempts: 5,
});

/** Announces consents that no worker has announced. Idempotent. */
export const announceConsents = job({
  name: 'webhooks.announce-consents',
  payload: z.object({}),
  attempts: 3,
  cron: '* * * * *',
});

/** Announces counts of what each site's visitors chose yesterday. Idempotent. */
export const announceSummaries = job({
  name: 'webhooks.announce-summaries',
  payload: z.object({}),
  attempts: 5,
  cron: '20 3 * * *',
});

/** Deletes expired deliveries. Idempotent. */
export const forgetDeliveries = job({
  name: 'webhooks.forget',
  payload: z.object({}),
  attempts: 3,
  cron: '40 3 * * *',
});
