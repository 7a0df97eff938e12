import type { Tx } from '#platform/database/database.ts';

export type StoredReport = {
  readonly accountId: string;
  readonly id: string;
  readonly officeId: string;
  readonly documentHash: Buffer;
  readonly lookup: Buffer | null;
  readonly publicKey: Buffer | null;
  readonly envelopeHash: Buffer;
  readonly envelopeSign: Buffer;
  /** What the envelope binds, see `CheckedSubmission`. Null once the report is deleted. */
  readonly envelope: unknown;
  readonly summaryHash: Buffer;
  readonly contentHash: Buffer;
  readonly receivedOn: string;
  readonly status: string;
  readonly entries: number;
  readonly acknowledgedOn: string | null;
  readonly feedbackOn: string | null;
  readonly closedOn: string | null;
  readonly newsSince: number | null;
  readonly assigneeId: string | null;
  readonly deletionToldOn: string | null;
  readonly namesToldOn: string | null;
  readonly namesRemovedOn: string | null;
};

export const reportColumns = [
  'accountId',
  'id',
  'officeId',
  'documentHash',
  'lookup',
  'publicKey',
  'envelopeHash',
  'envelopeSign',
  'envelope',
  'summaryHash',
  'contentHash',
  'receivedOn',
  'status',
  'entries',
  'acknowledgedOn',
  'feedbackOn',
  'closedOn',
  'newsSince',
  'assigneeId',
  'deletionToldOn',
  'namesToldOn',
  'namesRemovedOn',
] as const;

export async function findReportByLookup(
  tx: Tx,
  accountId: string,
  officeId: string,
  lookup: Buffer,
): Promise<StoredReport | undefined> {
  return tx
    .selectFrom('report')
    .select(reportColumns)
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .where('lookup', '=', lookup)
    .executeTakeFirst();
}

export async function findReport(tx: Tx, accountId: string, id: string): Promise<StoredReport | undefined> {
  return tx
    .selectFrom('report')
    .select(reportColumns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Holds a report until the transaction ends, so that no two entries follow the same one. */
export async function lockReport(tx: Tx, accountId: string, id: string): Promise<StoredReport | undefined> {
  return tx
    .selectFrom('report')
    .select(reportColumns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

type NewReport = Pick<
  StoredReport,
  | 'id'
  | 'officeId'
  | 'documentHash'
  | 'lookup'
  | 'publicKey'
  | 'envelopeHash'
  | 'envelopeSign'
  | 'summaryHash'
  | 'contentHash'
  | 'receivedOn'
>;

/**
 * Inserts a report, unless its ID or its receipt is taken. Returns whether it did: an error would be a line in the log of the
 * database.
 * @param envelope JSON
 */
export async function insertReport(tx: Tx, accountId: string, report: NewReport, envelope: string): Promise<boolean> {
  const row = await tx
    .insertInto('report')
    .values({
      ...report,
      accountId,
      envelope,
      status: 'received',
      entries: 1,
      newsSince: 0,
      // The form tells the reporter at once that the report arrived. RULES W2
      acknowledgedOn: report.receivedOn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type StoredPart = {
  readonly number: number;
  readonly kind: string;
  readonly id: string | null;
  /** Null: the reporter. */
  readonly author: string | null;
  readonly entry: number;
  readonly sealed: Buffer;
};
const partColumns = ['number', 'kind', 'id', 'author', 'entry', 'sealed'] as const;

export async function insertParts(
  tx: Tx,
  accountId: string,
  reportId: string,
  parts: readonly StoredPart[],
): Promise<void> {
  if (parts.length === 0) return;
  await tx
    .insertInto('reportPart')
    .values(parts.map((part) => ({ ...part, accountId, reportId })))
    .execute();
}

/** The parts of a report, in the order of their entries. */
export async function listParts(
  tx: Tx,
  accountId: string,
  reportId: string,
  kinds: readonly string[],
): Promise<StoredPart[]> {
  return tx
    .selectFrom('reportPart')
    .select(partColumns)
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('kind', 'in', kinds)
    .orderBy('entry')
    .orderBy('kind')
    .orderBy('number')
    .execute();
}

/** Removes a part. Returns it as it was. */
export async function deletePart(
  tx: Tx,
  accountId: string,
  reportId: string,
  { entry, kind, number }: Pick<StoredPart, 'entry' | 'kind' | 'number'>,
): Promise<StoredPart | undefined> {
  return tx
    .deleteFrom('reportPart')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('entry', '=', entry)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .returning(partColumns)
    .executeTakeFirst();
}

export type StoredWrap = { readonly purpose: string; readonly recipient: string; readonly wrapped: Buffer };

export async function insertWraps(
  tx: Tx,
  accountId: string,
  reportId: string,
  wraps: readonly StoredWrap[],
): Promise<void> {
  if (wraps.length === 0) return;
  await tx
    .insertInto('reportWrap')
    .values(wraps.map((wrap) => ({ ...wrap, accountId, reportId })))
    .execute();
}

export async function findWrap(
  tx: Tx,
  accountId: string,
  reportId: string,
  { purpose, recipient }: Pick<StoredWrap, 'purpose' | 'recipient'>,
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('reportWrap')
    .select('wrapped')
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('purpose', '=', purpose)
    .where('recipient', '=', recipient)
    .executeTakeFirst();
  return row?.wrapped;
}
