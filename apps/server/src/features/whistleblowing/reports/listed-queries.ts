import { sql, type Tx } from '#platform/database/database.ts';
import { reportColumns, type StoredReport } from './queries.ts';

export type ListedRow = StoredReport & {
  readonly last: Buffer;
  /** Null of a deleted report. */
  readonly wrapped: Buffer | null;
  readonly summary: Buffer | null;
  readonly summaryNumber: number | null;
  /** Null: the reporter. */
  readonly summaryAuthor: string | null;
};

/**
 * The reports of an office that were wrapped for a manager, in the order of their random IDs. Deleted ones are listed for who
 * wrote an entry and was not shut out.
 */
export async function listReports(
  tx: Tx,
  accountId: string,
  officeId: string,
  {
    manager,
    own,
    after,
    limit,
  }: {
    readonly manager: string;
    /** All IDs that the manager has had. */
    readonly own: readonly string[];
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<ListedRow[]> {
  return tx
    .selectFrom('report as r')
    .leftJoin('reportWrap as w', (join) =>
      join
        .onRef('w.accountId', '=', 'r.accountId')
        .onRef('w.reportId', '=', 'r.id')
        .on('w.purpose', '=', 'share')
        .on('w.recipient', '=', manager),
    )
    .leftJoin('reportPart as p', (join) =>
      join
        .onRef('p.accountId', '=', 'r.accountId')
        .onRef('p.reportId', '=', 'r.id')
        .on('p.kind', '=', 'summary')
        // One report is one row, whatever was put back by hand.
        .on('p.entry', '=', (is) =>
          is
            .selectFrom('reportPart as s')
            .select((part) => part.fn.max('s.entry').as('entry'))
            .where('s.accountId', '=', accountId)
            .whereRef('s.reportId', '=', 'r.id')
            .where('s.kind', '=', 'summary'),
        ),
    )
    .innerJoin('reportEntry as e', (join) =>
      join
        .onRef('e.accountId', '=', 'r.accountId')
        .onRef('e.reportId', '=', 'r.id')
        .on(sql<boolean>`e.number = r.entries - 1`),
    )
    .select(reportColumns.map((column) => `r.${column}` as const))
    .select([
      'e.hash as last',
      'w.wrapped',
      'p.sealed as summary',
      'p.number as summaryNumber',
      'p.author as summaryAuthor',
    ])
    .where('r.accountId', '=', accountId)
    .where('r.officeId', '=', officeId)
    .where((is) =>
      is.or([
        is('w.wrapped', 'is not', null),
        is.and([
          is('r.status', '=', 'information_deleted'),
          is.exists(
            is
              .selectFrom('reportEntry as own')
              .select('own.number')
              .where('own.accountId', '=', accountId)
              .whereRef('own.reportId', '=', 'r.id')
              .where('own.author', '=', manager),
          ),
          is.not(
            is.exists(
              is
                .selectFrom('reportExclusion as x')
                .select('x.recipient')
                .where('x.accountId', '=', accountId)
                .whereRef('x.reportId', '=', 'r.id')
                .where('x.recipient', 'in', own),
            ),
          ),
        ]),
      ]),
    )
    .$if(after !== undefined, (query) => query.where('r.id', '>', after ?? ''))
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/** Whether a manager has opened a report. */
export async function hasOpened(tx: Tx, accountId: string, reportId: string, manager: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reportEntry')
    .select('number')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('author', '=', manager)
    .where('kind', '=', 'opened')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a manager wrote an entry of a report. */
export async function hasWritten(tx: Tx, accountId: string, reportId: string, manager: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reportEntry')
    .select('number')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('author', '=', manager)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who can read a report. */
export async function listReaders(tx: Tx, accountId: string, reportId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('reportWrap')
    .select('recipient')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('purpose', '=', 'share')
    .execute();
  return rows.map(({ recipient }) => recipient);
}

/** The managers who were shut out of a report. */
export async function listExcluded(tx: Tx, accountId: string, reportId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('reportExclusion')
    .select('recipient')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .execute();
  return rows.map(({ recipient }) => recipient);
}

export async function deleteWrapsOf(tx: Tx, accountId: string, reportId: string, recipient: string): Promise<void> {
  await tx
    .deleteFrom('reportWrap')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('recipient', '=', recipient)
    .execute();
}

/** Notes that somebody was shut out of a report. */
export async function insertExclusion(tx: Tx, accountId: string, reportId: string, recipient: string): Promise<void> {
  await tx
    .insertInto('reportExclusion')
    .values({ accountId, reportId, recipient })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The project of the site of an office; null: the site is deleted. */
export async function findProjectOfOffice(tx: Tx, accountId: string, siteId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('site')
    .select('projectId')
    .where('accountId', '=', accountId)
    .where('id', '=', siteId)
    .executeTakeFirst();
  return row?.projectId ?? null;
}

/** Deletes everything of a report but its row, its entries and who was shut out of it. */
export async function deleteContent(tx: Tx, accountId: string, id: string): Promise<void> {
  const tables = ['reportPart', 'reportReplacedPart', 'reportWrap', 'reportFile', 'reportIdentityRequest'] as const;
  for (const table of tables)
    await tx.deleteFrom(table).where('accountId', '=', accountId).where('reportId', '=', id).execute();
  await tx
    .updateTable('report')
    .set({ lookup: null, publicKey: null, envelope: null, newsSince: null, assigneeId: null, deletionToldOn: null })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}
