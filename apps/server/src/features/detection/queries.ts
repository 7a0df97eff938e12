import type { ScanSummary, SiteReport } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

export type Progress = NonNullable<ScanSummary['progress']>;

export type StoredScan = {
  readonly id: string;
  readonly siteId: string;
  readonly status: 'waiting' | 'running' | 'done' | 'failed';
  readonly trigger: 'person' | 'schedule';
  readonly url: string;
  readonly wanted: 'browser' | 'fetch' | null;
  readonly engine: 'browser' | 'fetch' | null;
  readonly stopping: boolean;
  readonly progress: Progress | null;
  readonly problem: string | null;
  readonly verdict: 'pass' | 'fail' | 'unclear' | null;
  readonly services: number | null;
  readonly news: number | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
};

const columns = [
  'id',
  'siteId',
  'status',
  'trigger',
  'url',
  'wanted',
  'engine',
  'stopping',
  'progress',
  'problem',
  'verdict',
  'services',
  'news',
  'createdAt',
  'finishedAt',
] as const;

/** The scans of a site, newest first. */
export async function listScans(tx: Tx, accountId: string, siteId: string, limit: number): Promise<StoredScan[]> {
  const rows = await tx
    .selectFrom('scan')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asScan);
}

export async function findScan(tx: Tx, accountId: string, siteId: string, id: string): Promise<StoredScan | undefined> {
  const row = await tx
    .selectFrom('scan')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asScan(row);
}

export async function findReport(tx: Tx, accountId: string, id: string): Promise<SiteReport | undefined> {
  const row = await tx
    .selectFrom('scan')
    .select('report')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  // Only `finishScan` writes it.
  return (row?.report ?? undefined) as SiteReport | undefined;
}

/** The latest scan of a site that has a report, before the given one. */
export async function findReportBefore(
  tx: Tx,
  accountId: string,
  siteId: string,
  before?: string,
): Promise<{ readonly id: string; readonly at: Date; readonly report: SiteReport } | undefined> {
  const row = await tx
    .selectFrom('scan')
    .select(['id', 'createdAt', 'report'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('status', '=', 'done')
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Only `finishScan` writes it.
  return row && { id: row.id, at: row.createdAt, report: row.report as SiteReport };
}

/** Catalogue ids of the services that the last finished scan of each site found. */
export async function listLastFound(
  tx: Tx,
  accountId: string,
  siteIds?: readonly string[],
): Promise<{ siteId: string; services: string[] }[]> {
  const { rows } = await sql<{ siteId: string; services: string[] | null }>`
    select distinct on (site_id) site_id as "siteId", jsonb_path_query_array(report, '$.services[*].id') as services
    from scan where account_id = ${accountId} and status = 'done' and (${siteIds === undefined}::boolean or site_id = any(${siteIds ?? []}::uuid[]))
    order by site_id, id desc`.execute(tx);
  return rows.map(({ siteId, services }) => ({ siteId, services: services ?? [] }));
}

type LastVerdict = { readonly at: Date; readonly verdict: 'pass' | 'fail' | 'unclear' };

/** The verdict of the last finished scan of each of the sites. */
export async function listLastVerdicts(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, LastVerdict>> {
  if (siteIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('scan')
    .distinctOn('siteId')
    .select(['siteId', 'finishedAt', 'createdAt', 'verdict'])
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .where('status', '=', 'done')
    .orderBy('siteId')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map(({ siteId, finishedAt, createdAt, verdict }) => [
      siteId,
      // The table constrains the verdict.
      { at: finishedAt ?? createdAt, verdict: (verdict ?? 'unclear') as LastVerdict['verdict'] },
    ]),
  );
}

/** Returns false if the site already has a pending or running scan. */
export async function insertScan(
  tx: Tx,
  accountId: string,
  scan: Pick<StoredScan, 'id' | 'siteId' | 'trigger' | 'url' | 'wanted' | 'createdAt'>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('scan')
    .values({ ...scan, accountId, status: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Starts a scan with the engine available for what was requested. Undefined if the scan has ended or was deleted. */
export async function beginScan(
  tx: Tx,
  accountId: string,
  id: string,
  engineFor: (wanted: StoredScan['wanted']) => 'browser' | 'fetch',
): Promise<StoredScan | undefined> {
  const found = await tx
    .selectFrom('scan')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const scan = asScan(found);
  const begun = { status: 'running', engine: engineFor(scan.wanted), progress: null } as const;
  await tx.updateTable('scan').set(begun).where('accountId', '=', accountId).where('id', '=', id).execute();
  return { ...scan, ...begun };
}

/** Stores the progress of a scan. Returns whether to continue. */
export async function updateProgress(tx: Tx, accountId: string, id: string, progress: Progress): Promise<boolean> {
  const row = await tx
    .updateTable('scan')
    .set({ progress: JSON.stringify(progress) })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .returning('stopping')
    .executeTakeFirst();
  return row?.stopping === false;
}

/** Asks a running scan to end; a pending one ends at once. */
export async function stopScan(tx: Tx, accountId: string, siteId: string, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('scan')
    .set({ status: 'failed', problem: 'scan.stopped', finishedAt: at })
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
  await tx
    .updateTable('scan')
    .set({ stopping: true })
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .execute();
}

/** Stores the report, the number of services, and how many of them the documents lack. */
export async function finishScan(
  tx: Tx,
  accountId: string,
  id: string,
  report: SiteReport,
  news: number,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('scan')
    .set({
      status: 'done',
      report: JSON.stringify(report),
      verdict: report.rejectTest.verdict,
      services: report.services.length,
      news,
      progress: null,
      finishedAt: at,
    })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .execute();
}

export async function failScan(tx: Tx, accountId: string, id: string, problem: string, at: Date): Promise<void> {
  await tx
    .updateTable('scan')
    .set({ status: 'failed', problem, progress: null, finishedAt: at })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .execute();
}

/** Ends scans whose job was given up: they would prevent further scans of their sites. */
export async function failLostScans(tx: Tx, before: Date, at: Date): Promise<void> {
  await tx
    .updateTable('scan')
    .set({ status: 'failed', problem: 'scan.engine', progress: null, finishedAt: at })
    .where('finishedAt', 'is', null)
    .where('createdAt', '<', before)
    .execute();
}

/** Deletes the oldest scans of a site beyond `kept`. */
export async function deleteOldScans(tx: Tx, accountId: string, siteId: string, kept: number): Promise<void> {
  await tx
    .deleteFrom('scan')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('finishedAt', 'is not', null)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('scan')
        .select('id')
        .where('accountId', '=', accountId)
        .where('siteId', '=', siteId)
        .orderBy('id', 'desc')
        .limit(kept),
    )
    .execute();
}

// The table constrains the enumerated columns; the code that writes the progress validates it.
function asScan(row: Readonly<Record<keyof StoredScan, unknown>>): StoredScan {
  return row as StoredScan;
}
