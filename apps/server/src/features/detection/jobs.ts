import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// What each of them does stands in `listeners.ts`: they are asked for by what they run.

/** How many scans run at once, in all processes together: each may hold a browser. */
const atOnce = 2;

/** Looks at a site. Run twice, it looks again, unless the scan has ended. */
export const scanSite = job({
  name: 'detection.scan',
  payload: z.object({ accountId: z.uuid(), scanId: z.uuid() }),
  attempts: 3,
  queue: ({ scanId }) => `scan ${Number.parseInt(scanId.slice(-4), 16) % atOnce}`,
});

/** Mails what a scan found that nobody waited for. Run twice, it mails twice. */
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

/** Begins the scans that are due. Run twice, it finds them begun. */
export const scanDue = job({ name: 'detection.scan-due', payload: z.object({}), cron: '7 * * * *' });
