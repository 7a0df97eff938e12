import type { DetectionOverview, Scan, ScanSummary } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent } from '../audit/index.ts';
import { listCards, listServiceIds, listSiteServices } from '../policies/index.ts';
import { findSite, type StoredSite } from '../sites/index.ts';
import { badgeAddresses } from './badge.ts';
import { comparisonOf } from './comparison.ts';
import type { Engines } from './engines.ts';
import { scanSite } from './jobs.ts';
import {
  findReport,
  findReportBefore,
  findScan,
  insertScan,
  listScans,
  stopScan,
  type StoredScan,
  listLastFound,
} from './queries.ts';
import { findBadgeId, findSchedule } from './schedule-queries.ts';

const scansShown = 20;

/** @throws Problem `site.not-found` */
export async function readOverview(
  { services, actor: { accountId } }: Context,
  engines: Engines,
  siteId: string,
): Promise<DetectionOverview> {
  return services.db.inAccount(accountId, async (tx) => {
    const site = await presentSite(tx, accountId, siteId);
    const schedule = await findSchedule(tx, accountId, siteId);
    const badgeId = schedule?.badge ? await findBadgeId(tx, accountId, siteId) : undefined;
    const news = await missingNow(tx, accountId, siteId);
    const scans = await listScans(tx, accountId, siteId, scansShown);
    return {
      engine: engines.best(null).name,
      url: site.url,
      scans: scans.map((scan) => shown(scan.id === news?.id ? { ...scan, news: news.count } : scan)),
      schedule: {
        every: schedule?.every ?? 'off',
        mail: schedule?.mail ?? true,
        badge: schedule?.badge ?? false,
        nextAt: schedule?.nextAt?.toISOString() ?? null,
        ...badgeAddresses(services.config.contentUrl, badgeId),
      },
    };
  });
}

/** How many services of the latest scan the documents lack now: some may have been added since. */
async function missingNow(tx: Tx, accountId: string, siteId: string) {
  const last = await findReportBefore(tx, accountId, siteId);
  if (!last) return undefined;
  const listed = new Set((await listSiteServices(tx, accountId, siteId)).map(({ serviceId }) => serviceId));
  return { id: last.id, count: last.report.services.filter(({ id }) => !listed.has(id)).length };
}

/** How many services the last scan of each site found that its documents do not name. */
export async function countFound(tx: Tx, accountId: string): Promise<{ siteId: string; count: number }[]> {
  return (await listFound(tx, accountId)).map(({ siteId, services }) => ({ siteId, count: services.length }));
}

/** The services that the last scan of each site, or of some, found and its documents do not name. */
export async function listFound(
  tx: Tx,
  accountId: string,
  only?: readonly string[],
): Promise<{ siteId: string; services: string[] }[]> {
  const last = await listLastFound(tx, accountId, only);
  const named = await listServiceIds(
    tx,
    accountId,
    last.map(({ siteId }) => siteId),
  );
  return last.map(({ siteId, services }) => ({
    siteId,
    services: services.filter((id) => !named.get(siteId)?.has(id)),
  }));
}

type NewScan = Pick<StoredScan, 'siteId' | 'trigger' | 'url' | 'wanted'>;

/** Enqueues a scan. Undefined if the site already has a pending or running one. */
export async function askForScan(
  tx: Tx,
  services: Services,
  accountId: string,
  wanted: NewScan,
): Promise<string | undefined> {
  const createdAt = services.now();
  const id = newId(createdAt);
  if (!(await insertScan(tx, accountId, { ...wanted, id, createdAt }))) return undefined;
  await enqueue(tx, scanSite, { accountId, scanId: id });
  return id;
}

/** @throws Problem `site.not-found`, `scan.no-address`, `scan.running` */
export async function startScan(
  { services, actor }: Context,
  siteId: string,
  { url, engine }: { readonly url?: string | undefined; readonly engine?: 'browser' | 'fetch' | undefined },
): Promise<ScanSummary> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const site = await presentSite(tx, accountId, siteId);
    const start = url ?? site.url;
    if (!start) throw new Problem('scan.no-address');
    const wanted = { siteId, url: withScheme(start), trigger: 'person' as const, wanted: engine ?? null };
    const id = await askForScan(tx, services, accountId, wanted);
    if (!id) throw new Problem('scan.running');
    await recordEvent(tx, services.now(), actor, 'scan.started', { siteId, target: id });
    return shown(await presentScan(tx, accountId, siteId, id));
  });
}

/** @throws Problem `scan.not-found` */
export async function readScan({ services, actor: { accountId } }: Context, siteId: string, id: string): Promise<Scan> {
  return services.db.inAccount(accountId, async (tx) => {
    const scan = await presentScan(tx, accountId, siteId, id);
    const report = await findReport(tx, accountId, id);
    if (!report) return { scan: shown(scan), report: null, comparison: null, cards: [] };
    const { comparison } = await comparisonOf(tx, accountId, siteId, id, report);
    const named = [
      ...report.services.map(({ id }) => id),
      ...comparison.gone.map(({ id }) => id),
      ...(comparison.since?.gone ?? []),
      ...report.rejectTest.violations.flatMap(({ service }) => service ?? []),
    ];
    return { scan: shown(scan), report, comparison, cards: await listCards(tx, services, accountId, named) };
  });
}

/** Ends a scan early. A finished one is not changed. @throws Problem `scan.not-found` */
export async function endScan({ services, actor }: Context, siteId: string, id: string): Promise<ScanSummary> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const before = await presentScan(tx, accountId, siteId, id);
    await stopScan(tx, accountId, siteId, id, services.now());
    if (before.finishedAt === null)
      await recordEvent(tx, services.now(), actor, 'scan.stopped', { siteId, target: id });
    return shown(await presentScan(tx, accountId, siteId, id));
  });
}

/** @throws Problem `scan.not-found` */
export async function presentScan(tx: Tx, accountId: string, siteId: string, id: string): Promise<StoredScan> {
  const scan = await findScan(tx, accountId, siteId, id);
  if (!scan) throw new Problem('scan.not-found');
  return scan;
}

async function presentSite(tx: Tx, accountId: string, siteId: string): Promise<StoredSite> {
  const site = await findSite(tx, accountId, siteId);
  if (!site) throw new Problem('site.not-found');
  return site;
}

function withScheme(url: string): string {
  return /^https?:\/\//i.test(url) ? url : `https://${url}`;
}

function shown(scan: StoredScan): ScanSummary {
  const { id, status, trigger, engine, url, createdAt, finishedAt, progress, problem, verdict, services, news } = scan;
  return {
    id,
    status,
    trigger,
    engine: status === 'waiting' ? null : engine,
    url,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    progress,
    problem,
    verdict,
    services,
    news,
  };
}
