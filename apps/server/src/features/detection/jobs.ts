import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// The handlers are in `listeners.ts`, because handlers import the code that enqueues these jobs.

/** Maximum number of concurrent scans in all processes together: each may run a browser. */
const atOnce = 2;

/** Scans a site. A second run scans again, unless the scan has ended. */
export const scanSite = job({
  name: 'detection.scan',
  payload: z.object({ accountId: z.uuid(), scanId: z.uuid() }),
  attempts: 3,
  queue: ({ scanId }) => `scan ${Number.parseInt(scanId.slice(-4), 16) % atOnce}`,
});

/** E-mails the news of a scheduled scan. A second run sends a second e-mail. */
export const sendNews = job({
  name: 'detection.send-news',
  mails: true,
  payload: z.object({
    accountId: z.uuid(),
    siteId: z.uuid(),
    scanId: z.uuid(),
    to: z.string(),
    locale: z.string().nullable(),
  }),
  attempts: 5,
});

/** Starts the scans that are due. Idempotent. */
export const scanDue = job({ name: 'detection.scan-due', payload: z.object({}), cron: '7 * * * *' });

/** Enqueued when the report of a scan was stored, so that features that compare with it do so. Idempotent. */
export const scanKept = job({
  name: 'detection.kept',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid() }),
});
