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

/**
 * Told when somebody was erased because it was asked for, so that files made before are taken back: those of the Consent
 * Database are withdrawn already, and deleted now. Run twice, it finds nothing the second time.
 */
export const personErased = job({
  name: 'consent-records.person-erased',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid(), exportIds: z.array(z.uuid()) }),
});
