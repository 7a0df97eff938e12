import type { Tx } from '#platform/database/database.ts';

export type StoredRepublication = {
  readonly id: string;
  readonly edition: string;
  readonly total: number;
  readonly done: number;
  readonly changed: number;
  /** The id of the last finished document. */
  readonly lastId: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
};

const columns = ['id', 'edition', 'total', 'done', 'changed', 'lastId', 'startedAt', 'finishedAt'] as const;

/** The number of published documents that were composed in another edition than this. Those offline wait until they are online. */
export async function countOutdated(tx: Tx, accountId: string, edition: string): Promise<number> {
  const { count } = await tx
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .where('publishedNumber', 'is not', null)
    .where('offlineAt', 'is', null)
    .where('edition', 'is distinct from', edition)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Accounts with such documents. */
export async function listOutdatedAccounts(tx: Tx, edition: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('document')
    .select('accountId')
    .distinct()
    .where('publishedNumber', 'is not', null)
    .where('offlineAt', 'is', null)
    .where('edition', 'is distinct from', edition)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** The next documents to recompose, ordered by id. */
export async function listOutdated(
  tx: Tx,
  accountId: string,
  edition: string,
  after: string | null,
  limit: number,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('document')
    .select('id')
    .where('accountId', '=', accountId)
    .where('publishedNumber', 'is not', null)
    .where('offlineAt', 'is', null)
    .where('edition', 'is distinct from', edition)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns false if one is already running. */
export async function insertRepublication(
  tx: Tx,
  accountId: string,
  republication: Pick<StoredRepublication, 'id' | 'edition' | 'total' | 'startedAt'>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('republication')
    .values({ ...republication, accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Locks the row, so that a job that runs twice does not count twice. */
export async function lockRepublication(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<StoredRepublication | undefined> {
  return tx
    .selectFrom('republication')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function findLatestRepublication(tx: Tx, accountId: string): Promise<StoredRepublication | undefined> {
  return tx
    .selectFrom('republication')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updateRepublication(
  tx: Tx,
  accountId: string,
  { id, done, changed, lastId, finishedAt }: StoredRepublication,
): Promise<void> {
  await tx
    .updateTable('republication')
    .set({ done, changed, lastId, finishedAt })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}
