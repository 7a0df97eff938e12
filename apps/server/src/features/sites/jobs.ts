import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/**
 * Enqueued when a site was deleted, so that the features that depend on it delete their data on it: cached pages,
 * public URLs, and its consent evidence only if the owner asked for that. Idempotent.
 */
export const siteDeleted = job({
  name: 'sites.deleted',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid(), evidence: z.enum(['keep', 'delete']) }),
});
