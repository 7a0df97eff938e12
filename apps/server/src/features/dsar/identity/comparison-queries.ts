import type { DataPoint } from '@app/requests';
import { sql, type Tx } from '#platform/database/database.ts';
import type { StoredComparison } from './degrees.ts';

type Of = { readonly accountId: string; readonly requestId: string; readonly siteId: string | null };

const columns = [
  'points',
  'askedAt',
  'salt',
  'sealed',
  'givenAt',
  'isDeclared',
  'tries',
  'matched',
  'comparedAt',
] as const;
const deleteOn = sql<string | null>`delete_on::text`.as('deleteOn');

export async function findComparison(
  tx: Tx,
  accountId: string,
  requestId: string,
): Promise<StoredComparison | undefined> {
  const row = await tx
    .selectFrom('dsarComparison')
    .select([...columns, deleteOn])
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  // Written by this feature, from what the contract checked.
  return row && { ...row, points: row.points as DataPoint[] };
}

/** Asks for data points; what was entered for others is deleted. */
export async function insertComparison(
  tx: Tx,
  { accountId, requestId, siteId }: Of,
  { points, askedAt }: Pick<StoredComparison, 'points' | 'askedAt'>,
): Promise<void> {
  await deleteComparison(tx, accountId, requestId);
  await tx
    .insertInto('dsarComparison')
    .values({ accountId, requestId, siteId, askedAt, points: JSON.stringify(points) })
    .execute();
}

type Changed = Partial<Omit<StoredComparison, 'points' | 'askedAt'>>;

export async function updateComparison(
  tx: Tx,
  { accountId, requestId }: Pick<Of, 'accountId' | 'requestId'>,
  changed: Changed,
): Promise<void> {
  await tx
    .updateTable('dsarComparison')
    .set(changed)
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .execute();
}

export async function deleteComparison(tx: Tx, accountId: string, requestId: string): Promise<void> {
  await tx.deleteFrom('dsarComparison').where('accountId', '=', accountId).where('requestId', '=', requestId).execute();
}

const nothing = { salt: null, sealed: null, deleteOn: null };

/** Deletes what shows who somebody is once that is decided: what was entered, and pictures of documents. RULES D11. */
export async function deleteProofs(tx: Tx, { accountId, requestId }: Of): Promise<void> {
  await updateComparison(tx, { accountId, requestId }, nothing);
  await deleteDocuments(tx, { accountId, requestId });
}

/** @param but the id of one that stays */
export async function deleteDocuments(
  tx: Tx,
  { accountId, requestId }: Pick<Of, 'accountId' | 'requestId'>,
  but?: string,
): Promise<void> {
  await tx
    .deleteFrom('dsarFile')
    .where('accountId', '=', accountId)
    .where('requestId', '=', requestId)
    .where('isDocument', '=', true)
    .$if(but !== undefined, (query) => query.where('id', '<>', but ?? ''))
    .execute();
}

/** Deletes what was entered in requests of all accounts, and whose days are over. */
export async function deleteOldEntries(tx: Tx, today: string): Promise<void> {
  await tx
    .updateTable('dsarComparison')
    .set(nothing)
    .where(sql<boolean>`delete_on <= ${today}::date`)
    .execute();
}
