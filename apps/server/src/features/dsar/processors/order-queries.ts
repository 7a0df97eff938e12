import type { Tx } from '#platform/database/database.ts';
import type { OrderState, OrderType } from './rules.ts';

/** What a processor was asked to do for a task. */
export type StoredOrder = {
  /** The `subject_request_id`. */
  readonly id: string;
  readonly requestId: string;
  readonly taskId: string;
  readonly siteId: string | null;
  readonly processorId: string;
  readonly processorName: string;
  readonly type: OrderType;
  readonly state: OrderState;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly expectedAt: Date | null;
  readonly resultsUrl: string | null;
  readonly resultsCount: number | null;
  readonly hasFile: boolean;
  readonly isCancelling: boolean;
  readonly failures: number;
  readonly failure: string | null;
};

const columns = [
  'id',
  'requestId',
  'taskId',
  'siteId',
  'processorId',
  'processorName',
  'type',
  'state',
  'createdAt',
  'sentAt',
  'expectedAt',
  'resultsUrl',
  'resultsCount',
  'hasFile',
  'isCancelling',
  'failures',
  'failure',
] as const;

/** Those of a request, oldest first. */
export async function listOrders(tx: Tx, accountId: string, requestId: string): Promise<StoredOrder[]> {
  const rows = await tx
    .selectFrom('dsarProcessorRequest')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .orderBy('createdAt')
    .orderBy('type')
    .execute();
  return rows.map(asOrder);
}

export async function findOrder(tx: Tx, accountId: string, id: string): Promise<StoredOrder | undefined> {
  const row = await selectOne(tx, accountId, id).executeTakeFirst();
  return row && asOrder(row);
}

export async function lockOrder(tx: Tx, accountId: string, id: string): Promise<StoredOrder | undefined> {
  const row = await selectOne(tx, accountId, id).forUpdate().executeTakeFirst();
  return row && asOrder(row);
}

export async function insertOrder(tx: Tx, accountId: string, order: StoredOrder): Promise<void> {
  await tx
    .insertInto('dsarProcessorRequest')
    .values({ ...order, accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateOrder(
  tx: Tx,
  accountId: string,
  id: string,
  change: Partial<Omit<StoredOrder, 'id' | 'requestId' | 'taskId' | 'siteId' | 'type'>>,
): Promise<void> {
  await tx
    .updateTable('dsarProcessorRequest')
    .set(change)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function deleteOrder(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('dsarProcessorRequest').where('accountId', '=', accountId).where('id', '=', id).execute();
}

/** Deletes what could lead to a person. */
export async function forgetOrders(tx: Tx, accountId: string, requestId: string): Promise<void> {
  await tx
    .updateTable('dsarProcessorRequest')
    .set({ resultsUrl: null })
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .execute();
}

function selectOne(tx: Tx, accountId: string, id: string) {
  return tx.selectFrom('dsarProcessorRequest').select(columns).where('accountId', '=', accountId).where('id', '=', id);
}

type Row = Omit<StoredOrder, 'type' | 'state'> & { readonly type: string; readonly state: string };

function asOrder(row: Row): StoredOrder {
  // The checks of the table allow no others.
  return { ...row, type: row.type as OrderType, state: row.state as OrderState };
}
