import { withListeners, type Job } from '#platform/jobs/jobs.ts';
import type { Engines } from './engines.ts';
import { scanDue, scanSite, sendNews } from './jobs.ts';
import { tellNews } from './news.ts';
import { runScan } from './run-scan.ts';
import { scanWhatIsDue } from './schedule.ts';

/** The jobs of this feature with their handlers. */
export function detectionJobs(engines: Engines): readonly Job[] {
  return [
    withListeners(scanSite, (given, services) => runScan(services, engines, given)),
    withListeners(sendNews, (given, services) => tellNews(services, given)),
    withListeners(scanDue, (_, services) => scanWhatIsDue(services)),
  ];
}
