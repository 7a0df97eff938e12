import type { DriftCode } from '@app/catalogue';
import { sql, type Tx } from '#platform/database/database.ts';
import type { Side } from './drift-rules.ts';
import { asRecord, recordColumns, reviewOn, type StoredRecord } from './queries.ts';

/** The class of the lock under which findings of the organization are stored. */
const ownLock = 6507;

/** A finding without words; without a site it is about a record of the organization, or about one of its recipients. */
export type StoredFinding = {
  readonly siteId: string | null;
  /** Hash of the kind, of what it is about, and of the values that disagree. */
  readonly key: string;
  readonly code: DriftCode;
  readonly recordId: string | null;
  readonly siteServiceId: string | null;
  readonly activityId: string | null;
  readonly register: Side | null;
  readonly other: Side | null;
};

export type Acceptance = {
  readonly siteId: string | null;
  readonly key: string;
  readonly reason: string;
  /** The last day on which it counts, ISO 8601. */
  readonly until: string;
  readonly acceptedAt: Date;
  readonly acceptedBy: string | null;
};

/** The findings of sites as they were stored, in the order in which they were found. */
export async function listFindings(tx: Tx, accountId: string, siteIds: readonly string[]): Promise<StoredFinding[]> {
  if (siteIds.length === 0) return [];
  const rows = await tx
    .selectFrom('processingDrift')
    .select(['siteId', 'key', 'code', 'recordId', 'siteServiceId', 'activityId', 'register', 'other'])
    .where('accountId', '=', accountId)
    .where('siteId', 'in', [...siteIds])
    .orderBy('siteId')
    .orderBy('foundAt')
    .orderBy('key')
    .execute();
  // Written by this feature from the same types.
  return rows.map((row) => ({
    ...row,
    code: row.code as DriftCode,
    register: row.register as Side | null,
    other: row.other as Side | null,
  }));
}

/**
 * Locks a site until the transaction ends, before anything else of it is locked, so that nobody waits in a circle. What refers to the
 * site can be added meanwhile: visitors do not wait. Returns whether there is such a site.
 */
export async function lockSiteRow(tx: Tx, accountId: string, siteId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('site')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds the findings of the organization until the transaction ends, so that nobody stores them twice. */
export async function lockOwnFindings(tx: Tx, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ownLock}, hashtext(${accountId}))`.execute(tx);
}

/** Keys of the stored findings of a site, or of the organization (null). */
export async function listKeys(tx: Tx, accountId: string, siteId: string | null): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('processingDrift')
    .select('key')
    .where('accountId', '=', accountId)
    .where('siteId', siteId === null ? 'is' : '=', siteId)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Stores findings, those that are there already excepted, and deletes the others. */
export async function saveFindings(
  tx: Tx,
  accountId: string,
  siteId: string | null,
  { added, gone }: { readonly added: readonly StoredFinding[]; readonly gone: readonly string[] },
  at: Date,
): Promise<void> {
  if (gone.length > 0)
    await tx
      .deleteFrom('processingDrift')
      .where('accountId', '=', accountId)
      .where('key', 'in', [...gone])
      .execute();
  if (added.length > 0)
    await tx
      .insertInto('processingDrift')
      .values(
        added.map(({ register, other, ...finding }) => ({
          ...finding,
          accountId,
          foundAt: at,
          register: register && JSON.stringify(register),
          other: other && JSON.stringify(other),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (siteId === null) return;
  await tx
    .insertInto('processingDriftCheck')
    .values({ accountId, siteId, checkedAt: at })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet({ checkedAt: at }))
    .execute();
}

/** Ids of the sites whose findings are stored. */
export async function listChecked(tx: Tx, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('processingDriftCheck')
    .select('siteId')
    .where('accountId', '=', accountId)
    .execute();
  return new Set(rows.map(({ siteId }) => siteId));
}

/** What is accepted on a day of sites, and of the organization. */
export async function listAcceptances(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
  on: string,
): Promise<Acceptance[]> {
  return tx
    .selectFrom('processingDriftAcceptance')
    .select(['siteId', 'key', 'reason', 'acceptedAt', 'acceptedBy'])
    .select(sql<string>`to_char(until, 'YYYY-MM-DD')`.as('until'))
    .where('accountId', '=', accountId)
    .where(sql<boolean>`(site_id is null or site_id = any(${[...siteIds]}::uuid[]))`)
    .where(sql<boolean>`until >= ${on}::date`)
    .execute();
}

export async function saveAcceptance(tx: Tx, accountId: string, acceptance: Acceptance): Promise<void> {
  const { siteId: _, key: __, ...said } = acceptance;
  await tx
    .insertInto('processingDriftAcceptance')
    .values({ ...acceptance, accountId })
    .onConflict((conflict) => conflict.columns(['accountId', 'key']).doUpdateSet(said))
    .execute();
}

/** Returns false if nothing was accepted. */
export async function deleteAcceptance(tx: Tx, accountId: string, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('processingDriftAcceptance')
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function listSiteNames(tx: Tx, accountId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('site')
    .select(['id', 'name'])
    .where('accountId', '=', accountId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The record of the organization that was made of a typical activity and is not over. */
export async function findTypical(tx: Tx, accountId: string, typical: string): Promise<StoredRecord | undefined> {
  const row = await tx
    .selectFrom('processingRecord')
    .select([...recordColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('siteId', 'is', null)
    .where('state', '<>', 'ended')
    .where(sql<boolean>`fields ->> 'typical' = ${typical}`)
    .orderBy('id')
    .executeTakeFirst();
  return row && asRecord(row);
}

/** All accounts with a site or a record. */
export async function listAccountsToCheck(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('site')
    .select('accountId')
    .union(tx.selectFrom('processingRecord').select('accountId'))
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** All accounts with a stored finding. */
export async function listAccountsWithDrift(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('processingDrift').select('accountId').distinct().orderBy('accountId').execute();
  return rows.map(({ accountId }) => accountId);
}

/** How many findings of each site and of the organization (null) are open on a day: stored, and not accepted. */
export async function countOpen(
  tx: Tx,
  accountId: string,
  on: string,
): Promise<{ siteId: string | null; number: number }[]> {
  return tx
    .selectFrom('processingDrift')
    .leftJoin('processingDriftAcceptance', (join) =>
      join
        .onRef('processingDriftAcceptance.accountId', '=', 'processingDrift.accountId')
        .onRef('processingDriftAcceptance.key', '=', 'processingDrift.key')
        .on(sql<boolean>`until >= ${on}::date`),
    )
    .select(['processingDrift.siteId', sql<number>`count(*)::int`.as('number')])
    .where('processingDrift.accountId', '=', accountId)
    .where('processingDriftAcceptance.key', 'is', null)
    .groupBy('processingDrift.siteId')
    .execute();
}
