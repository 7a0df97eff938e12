import type { PageResult, ScanProgress, ScanResult } from '@app/scanner';
import type { SiteReport } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { isAccountProved, listRecipients } from '../accounts/index.ts';
import { catalogueLines } from '../policies/index.ts';
import { comparisonOf } from './comparison.ts';
import type { Engines } from './engines.ts';
import { scanKept, sendNews } from './jobs.ts';
import {
  beginScan,
  deleteOldScans,
  failScan,
  finishScan,
  insertScan,
  updateProgress,
  type StoredScan,
} from './queries.ts';
import { reportApart } from './report-apart.ts';
import { isNews } from './rules.ts';
import { findSchedule } from './schedule-queries.ts';
import { sitePurposes } from './site-purposes.ts';

type ScanTask = { readonly accountId: string; readonly scanId: string };

/** Maximum number of stored scans per site. */
const scansKept = 20;
const progressEvery = 500;

/** Scans a site, stores the report, and e-mails news if the scan was scheduled. */
export async function runScan(services: Services, engines: Engines, { accountId, scanId }: ScanTask): Promise<void> {
  const { db, now, log } = services;
  const scan = await db.inAccount(accountId, (tx) =>
    beginScan(tx, accountId, scanId, (wanted) => engines.best(wanted).name),
  );
  if (!scan) return;
  const proved = await db.inAccount(accountId, async (tx) => {
    const allowed = await isAccountProved(tx, accountId);
    if (!allowed) await failScan(tx, accountId, scanId, 'email.unverified', now());
    return allowed;
  });
  if (!proved) return;
  const engine = engines.best(scan.wanted);

  const stop = new AbortController();
  const progress = reporter(
    (said) => db.inAccount(accountId, (tx) => updateProgress(tx, accountId, scanId, said)),
    stop,
  );
  try {
    const result = await engine.scan({
      url: scan.url,
      caps: engines.caps,
      onProgress: progress.say,
      signal: stop.signal,
    });
    const purposes = await db.inAccount(accountId, (tx) => sitePurposes(tx, services, accountId, scan.siteId));
    const report = await reportApart(result, catalogueLines(), purposes);
    if (report.pages.every(({ ending }) => ending === 'unreachable' || ending === 'refused')) {
      const problem = problemOf(result.pages);
      await db.inAccount(accountId, (tx) => failScan(tx, accountId, scanId, problem, now()));
    } else await db.inAccount(accountId, (tx) => keep(tx, services, accountId, scan, report));
  } catch (error) {
    log.failure('scan failed', error);
    await db.inAccount(accountId, (tx) => failScan(tx, accountId, scanId, 'scan.engine', now()));
  } finally {
    progress.end();
  }
}

/** Why no page could be opened. A name that no public site has leads nowhere, and not into a private network. */
export function problemOf(
  pages: readonly Pick<PageResult, 'ending' | 'reason'>[],
): 'scan.address' | 'scan.unreachable' {
  const isPrivate = pages.some(({ ending, reason }) => ending === 'refused' && reason !== 'scan.name');
  return isPrivate ? 'scan.address' : 'scan.unreachable';
}

/** Writes the progress at most twice a second, and aborts the scan if it was stopped. */
function reporter(write: (said: ScanProgress) => Promise<boolean>, stop: AbortController) {
  let last: ScanProgress = { phase: 'before', page: '', finished: 0, expected: 1, requests: 0 };
  let writing = false;
  const timer = setInterval(() => {
    if (writing) return;
    writing = true;
    write(last)
      .then((goesOn) => (goesOn ? undefined : stop.abort()))
      // Ignored until the next write: a short database outage does not end a scan.
      .catch(() => undefined)
      .finally(() => (writing = false));
  }, progressEvery);
  return { say: (said: ScanProgress) => void (last = said), end: () => clearInterval(timer) };
}

/** Stores a made-up result for an example site, as if it had been scanned. */
export async function keepExampleScan(
  services: Services,
  accountId: string,
  siteId: string,
  result: ScanResult,
): Promise<void> {
  await keepReport(services, accountId, {
    siteId,
    url: result.url,
    report: await reportApart(result, catalogueLines()),
  });
}

type FinishedScan = { readonly siteId: string; readonly url: string; readonly report: SiteReport };

/** Stores a report as a scan of a site that was made now. Nothing happens while the site has a pending or running scan. */
export async function keepReport(
  services: Services,
  accountId: string,
  { siteId, url, report }: FinishedScan,
): Promise<void> {
  const createdAt = services.now();
  const id = newId(createdAt);
  // In one transaction: a scan that began and never ended would stop all that follow.
  await services.db.inAccount(accountId, async (tx) => {
    await insertScan(tx, accountId, { id, siteId, trigger: 'person', url, wanted: null, createdAt });
    const scan = await beginScan(tx, accountId, id, () => report.engine);
    if (scan) await keep(tx, services, accountId, scan, report);
  });
}

async function keep(
  tx: Tx,
  services: Services,
  accountId: string,
  scan: StoredScan,
  report: SiteReport,
): Promise<void> {
  const { id: scanId, siteId } = scan;
  const { comparison, before } = await comparisonOf(tx, accountId, siteId, scanId, report);
  await finishScan(tx, accountId, scanId, report, comparison.missing.length, services.now());
  await deleteOldScans(tx, accountId, siteId, scansKept);
  await enqueue(tx, scanKept, { accountId, siteId });
  const schedule = await findSchedule(tx, accountId, siteId);
  if (scan.trigger !== 'schedule' || !schedule?.mail || !isNews(comparison, report, before)) return;
  for (const { email, locale } of await listRecipients(tx, accountId, 'scans.read', siteId)) {
    await enqueue(tx, sendNews, { accountId, siteId, scanId, to: email, locale });
  }
}
