import { heard, type Job } from '#platform/jobs/jobs.ts';
import type { Engines } from './engines.ts';
import { scanDue, scanSite, sendNews } from './jobs.ts';
import { tellNews } from './news.ts';
import { runScan } from './run-scan.ts';
import { scanWhatIsDue } from './schedule.ts';

/** The jobs of this feature with what they do. */
export function detectionJobs(engines: Engines): readonly Job[] {
  return [
    heard(scanSite, (given, services) => runScan(services, engines, given)),
    heard(sendNews, (given, services) => tellNews(services, given)),
    heard(scanDue, (_, services) => scanWhatIsDue(services)),
  ];
}
