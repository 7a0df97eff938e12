import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/**
 * Told when a site was deleted, so that the features below drop what they keep of it: cached pages, public addresses,
 * and its consent evidence only where the owner asked for that. Run twice, it finds nothing the second time.
 */
export const siteDeleted = job({
  name: 'sites.deleted',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid(), evidence: z.enum(['keep', 'delete']) }),
});
