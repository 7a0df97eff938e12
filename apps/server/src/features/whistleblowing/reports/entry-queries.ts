import { sql, type Tx } from '#platform/database/database.ts';

export type StoredEntry = {
  readonly number: number;
  readonly kind: string;
  /** Canonical JSON, as it was signed. */
  readonly body: string;
  readonly signature: Buffer;
  readonly hash: Buffer;
  /** Null: the reporter. */
  readonly author: string | null;
};
const columns = ['number', 'kind', 'body', 'signature', 'hash', 'author'] as const;

export async function insertEntry(tx: Tx, accountId: string, reportId: string, entry: StoredEntry): Promise<void> {
  await tx
    .insertInto('reportEntry')
    .values({ ...entry, accountId, reportId })
    .execute();
}

export async function listEntries(tx: Tx, accountId: string, reportId: string): Promise<StoredEntry[]> {
  return tx
    .selectFrom('reportEntry')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .orderBy('number')
    .execute();
}

export async function findEntry(
  tx: Tx,
  accountId: string,
  reportId: string,
  number: number,
): Promise<StoredEntry | undefined> {
  return tx
    .selectFrom('reportEntry')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The kind of the last entry of a report that is of one of these kinds. */
export async function findLastKind(
  tx: Tx,
  accountId: string,
  reportId: string,
  kinds: readonly string[],
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('reportEntry')
    .select('kind')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('kind', 'in', kinds)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.kind;
}

/** Whether a report has an entry of a kind. */
export async function hasEntry(tx: Tx, accountId: string, reportId: string, kind: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reportEntry')
    .select('number')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What an entry changes of the row of its report. Undefined: nothing. */
export type ReportChange = {
  readonly entries: number;
  readonly status?: string;
  readonly acknowledgedOn?: string;
  readonly feedbackOn?: string;
  readonly closedOn?: string;
  /** Set by what the reporter wrote, if managers have seen everything before it. */
  readonly newsSince?: number | null;
  readonly assigneeId?: string;
};

export async function updateReport(tx: Tx, accountId: string, id: string, change: ReportChange): Promise<void> {
  const { acknowledgedOn, feedbackOn, closedOn, newsSince, ...rest } = change;
  await tx
    .updateTable('report')
    .set({
      ...rest,
      // The first one counts.
      ...(acknowledgedOn && { acknowledgedOn: sql<string>`coalesce(acknowledged_on, ${acknowledgedOn}::date)` }),
      ...(feedbackOn && { feedbackOn: sql<string>`coalesce(feedback_on, ${feedbackOn}::date)` }),
      ...(closedOn && { closedOn }),
      ...(newsSince !== undefined && {
        newsSince: newsSince === null ? null : sql<number>`coalesce(news_since, ${newsSince}::integer)`,
      }),
    })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}
