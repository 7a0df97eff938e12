import { z } from 'zod';
import { job, type Job } from '#platform/jobs/jobs.ts';
import type { Engines } from './engines.ts';
import { tellNews } from './news.ts';
import { runScan } from './run-scan.ts';
import { scanWhatIsDue } from './schedule.ts';

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
  payload: z.object({
    accountId: z.uuid(),
    siteId: z.uuid(),
    scanId: z.uuid(),
    to: z.string(),
    locale: z.string().nullable(),
  }),
  attempts: 5,
  run: (given, services) => tellNews(services, given),
});

/** Begins the scans that are due. Run twice, it finds them begun. */
const scanDue = job({
  name: 'detection.scan-due',
  payload: z.object({}),
  cron: '7 * * * *',
  run: (_, services) => scanWhatIsDue(services),
});

export function detectionJobs(engines: Engines): readonly Job[] {
  return [
    { ...scanSite, run: (given, services) => runScan(services, engines, scanSite.payload.parse(given)) },
    sendNews,
    scanDue,
  ];
}
