import type { Tx } from '#platform/database/database.ts';

export type IdentityRequestRow = {
  readonly reportId: string;
  /** The entry that asks. */
  readonly number: number;
  readonly managerId: string;
  readonly custodianId: string;
  readonly wrapped: Buffer;
  /** Null: it waits. */
  readonly isAllowed: boolean | null;
};
const columns = ['reportId', 'number', 'managerId', 'custodianId', 'wrapped', 'isAllowed'] as const;

export async function insertIdentityRequest(
  tx: Tx,
  accountId: string,
  request: Omit<IdentityRequestRow, 'isAllowed'>,
): Promise<void> {
  await tx
    .insertInto('reportIdentityRequest')
    .values({ ...request, accountId })
    .execute();
}

/** What was asked about a report, the first request first. */
export async function listIdentityRequests(tx: Tx, accountId: string, reportId: string): Promise<IdentityRequestRow[]> {
  return tx
    .selectFrom('reportIdentityRequest')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .orderBy('number')
    .execute();
}

/** What a custodian was asked in an office. The IDs of reports tell no order. */
export async function listRequestsOfCustodian(
  tx: Tx,
  accountId: string,
  { officeId, custodianId }: { readonly officeId: string; readonly custodianId: string },
): Promise<IdentityRequestRow[]> {
  return tx
    .selectFrom('reportIdentityRequest as q')
    .innerJoin('report as r', (join) => join.onRef('r.accountId', '=', 'q.accountId').onRef('r.id', '=', 'q.reportId'))
    .select(columns.map((column) => `q.${column}` as const))
    .where('q.accountId', '=', accountId)
    .where('r.officeId', '=', officeId)
    .where('q.custodianId', '=', custodianId)
    .orderBy('q.reportId')
    .orderBy('q.number')
    .execute();
}

export async function updateAnswered(
  tx: Tx,
  accountId: string,
  {
    reportId,
    number,
    isAllowed,
    answer,
  }: {
    readonly reportId: string;
    readonly number: number;
    readonly isAllowed: boolean;
    /** The entry that answers. */
    readonly answer: number;
  },
): Promise<void> {
  await tx
    .updateTable('reportIdentityRequest')
    .set({ isAllowed, answer })
    .where('accountId', '=', accountId)
    .where('reportId', '=', reportId)
    .where('number', '=', number)
    .execute();
}
