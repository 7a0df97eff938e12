import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

/**
 * Told when a document was published, so that the features below follow: the legal notice of consents, the banner's
 * texts. Run twice, they find the version there.
 */
export const documentPublished = job({
  name: 'publishing.published',
  payload: z.object({ accountId: z.uuid(), documentId: z.uuid(), publicId: z.string(), number: z.int() }),
});
