import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// The handlers are in `listeners.ts`, because handlers import the code that enqueues these jobs.

/**
 * Scans the page of a visitor's draft and composes its policy and banner. One at a time, so that visitors never slow the scans of
 * customers. A second run finds the draft finished.
 */
export const scanDraft = job({
  name: 'first-site.scan-draft',
  payload: z.object({ draftId: z.uuid() }),
  attempts: 2,
  queue: () => 'visitor drafts',
});

/** Stores the scan of a draft as the first scan of the site that it became. A second run stores it once more. */
export const keepDraftScan = job({
  name: 'first-site.keep-scan',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid(), draft: z.string() }),
  attempts: 3,
});

/** Deletes drafts that expired. Idempotent. */
export const deleteDrafts = job({ name: 'first-site.delete-drafts', payload: z.object({}), cron: '23 * * * *' });
