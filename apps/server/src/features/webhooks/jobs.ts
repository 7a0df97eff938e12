import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/** How many deliveries are on their way to one endpoint at once. */
const lanes = 4;

const lane = (deliveryId: string) => Number.parseInt(deliveryId.slice(-2), 16) % lanes;

/**
 * Makes one attempt, and asks for the next where it failed. Run twice, the second finds it made, unless the first was
 * broken off: then the receiver may get the delivery twice.
 */
export const deliver = job({
  name: 'webhooks.deliver',
  payload: z.object({
    accountId: z.uuid(),
    endpointId: z.uuid(),
    deliveryId: z.uuid(),
    /** How many attempts there were before. */
    made: z.int(),
  }),
  queue: ({ endpointId, deliveryId }) => `webhook ${endpointId} ${lane(deliveryId)}`,
});

/** Mails the owner that an endpoint was switched off by itself. Run twice, it mails twice. */
export const tellDisabled = job({
  name: 'webhooks.tell-disabled',
  mails: true,
  payload: z.object({ accountId: z.uuid(), endpointId: z.uuid() }),
  attempts: 5,
});

/** Tells of consents what no worker told. Run twice, it finds nothing the second time. */
export const announceConsents = job({
  name: 'webhooks.announce-consents',
  payload: z.object({}),
  attempts: 3,
  cron: '* * * * *',
});

/** Tells what the visitors of each site chose yesterday, in counts. Run twice, it finds them told. */
export const announceSummaries = job({
  name: 'webhooks.announce-summaries',
  payload: z.object({}),
  attempts: 5,
  cron: '20 3 * * *',
});

/** Forgets deliveries whose time is over. Run twice, it finds nothing the second time. */
export const forgetDeliveries = job({
  name: 'webhooks.forget',
  payload: z.object({}),
  attempts: 3,
  cron: '40 3 * * *',
});
