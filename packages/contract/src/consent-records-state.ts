import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const consentState = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/consent-state',
    access: 'consents.read',
    summary: 'Get the intake status, the newest consent of a site, and the status of its proofs',
    answer: z.object({
      /** `late`: proofs lag behind, or the queue is long. `outage`: consents are refused at the moment; senders try again. */
      state: z.enum(['fine', 'late', 'outage']),
      /** Since when the Consent Database is offline: pages and servers are refused. */
      offlineSince: z.iso.datetime().nullable(),
      /** Null: there is none yet. */
      newest: z.object({ id: z.uuid(), at: z.iso.datetime() }).nullable(),
      /** When the oldest record came that should be in a checkpoint by now and is in none. Null: proofs keep up. */
      waitingSince: z.iso.datetime().nullable(),
      /** Since when nothing is signed, because the database stands below or beside what was signed. Null: it is signed. */
      stoppedSince: z.iso.datetime().nullable(),
      /** Milliseconds that the oldest record without a checkpoint has waited; 0: none waits. */
      lag: z.int(),
      /** When this server last kept a consent, of any site, and last failed to. */
      lastKeptAt: z.iso.datetime().nullable(),
      lastFailureAt: z.iso.datetime().nullable(),
      /** How full the queue is, from 0 to 1. */
      pressure: z.number(),
    }),
  }),
};
