import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/**
 * Told when what is known of a person was changed by hand or by the API, or erased, for the features above. What comes
 * with a consent is told by the consent.
 */
export const subjectChanged = job({
  name: 'consent-records.subject-changed',
  payload: z.object({
    accountId: z.uuid(),
    siteId: z.uuid(),
    subjectId: z.uuid(),
    change: z.enum(['updated', 'erased']),
    at: z.iso.datetime(),
  }),
});
