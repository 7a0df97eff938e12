import { sql, type Tx } from '#platform/database/database.ts';

/** How far the log of an account is numbered, up to which number it has expired, and how many years it is kept. */
export type LogState = { readonly numbered: number; readonly expired: number; readonly keptYears: number };

export async function findLog(tx: Tx, accountId: string): Promise<LogState | undefined> {
  return tx
    .selectFrom('auditLog')
    .select(['numbered', 'expired', 'keptYears'])
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export async function saveKeptYears(tx: Tx, accountId: string, keptYears: number): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({ accountId, keptYears })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ keptYears }))
    .execute();
}

/** Accounts with events that have no number, across all accounts. */
export async function listUnnumberedAccounts(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('auditEvent')
    .select('accountId')
    .distinct()
    .where('number', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** Locks the log of an account until the transaction ends. Undefined: another transaction holds it. */
export async function lockLog(tx: Tx, accountId: string): Promise<LogState | undefined> {
  await tx
    .insertInto('auditLog')
    .values({ accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('auditLog')
    .select(['numbered', 'expired', 'keptYears'])
    .where('accountId', '=', accountId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Ids of events without a number, in the order in which they get theirs. */
export async function listUnnumbered(tx: Tx, accountId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('auditEvent')
    .select('id')
    .where('accountId', '=', accountId)
    .where('number', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives numbers from `first` on, in the order of the ids. */
export async function saveNumbers(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
  { first, batchId }: { readonly first: number; readonly batchId: string },
): Promise<void> {
  await sql`update audit_event e set number = ${first}::bigint + given.place - 1, batch_id = ${batchId}
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    where e.account_id = ${accountId} and e.id = given.id`.execute(tx);
}

export async function saveNumbered(tx: Tx, accountId: string, numbered: number): Promise<void> {
  await tx.updateTable('auditLog').set({ numbered }).where('accountId', '=', accountId).execute();
}

export async function insertWords(
  tx: Tx,
  accountId: string,
  found: readonly { readonly id: string; readonly words: readonly string[] }[],
): Promise<void> {
  const rows = found.flatMap(({ id, words }) => words.map((word) => ({ accountId, word, eventId: id })));
  if (rows.length === 0) return;
  await sql`insert into audit_word (account_id, word, event_id)
    select ${accountId}::uuid, word, id
    from unnest(${rows.map(({ word }) => word)}::text[], ${rows.map(({ eventId }) => eventId)}::uuid[]) as given (word, id)
    on conflict do nothing`.execute(tx);
}

/** Accounts whose first events are older than their log is kept, across all accounts. */
export async function listAccountsToExpire(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select log.account_id as id from audit_log log
    where (select at from audit_event e where e.account_id = log.account_id and e.number > log.expired order by e.number limit 1)
      < ${now}::timestamptz - make_interval(years => log.kept_years)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The last of the events that follow a number without a gap of age: all up to it are older than this moment. */
export async function findLastBefore(
  tx: Tx,
  accountId: string,
  after: number,
  before: Date,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ at: Date; number: number }>`
    select at, number from audit_event where account_id = ${accountId} and number > ${after}
    order by number limit ${limit}`.execute(tx);
  const young = rows.findIndex(({ at }) => at >= before);
  const old = young < 0 ? rows : rows.slice(0, young);
  return old.at(-1)?.number ?? after;
}

/** Deletes the events up to a number, and remembers that they expired. */
export async function deleteUpTo(tx: Tx, accountId: string, number: number): Promise<void> {
  await tx.deleteFrom('auditEvent').where('accountId', '=', accountId).where('number', '<=', number).execute();
  await tx.updateTable('auditLog').set({ expired: number }).where('accountId', '=', accountId).execute();
}
