import { sql, type Tx } from '#platform/database/database.ts';
import type { StoredPreference } from './rules.ts';

const columns = [
  'id',
  'consentId',
  'receivedAt',
  'version',
  'waited',
  'action',
  'regime',
  'decided',
  'granted',
  'variant',
  'language',
  'country',
] as const;

/** Ids of UUIDv7: `from` is in the range, `to` is not. */
export type IdRange = { readonly from?: string | undefined; readonly to?: string | undefined };

/**
 * Choices of a site, newest first. A database that takes account and site for independent expects few of a site, and
 * would gather and sort all of them; in the order of the index it reads as many as are asked for.
 */
export async function listPreferences(
  tx: Tx,
  accountId: string,
  siteId: string,
  { from, to }: IdRange,
  limit: number,
): Promise<StoredPreference[]> {
  await sql`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(tx);
  return tx
    .selectFrom('preference')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .$if(from !== undefined, (query) => query.where('id', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('id', '<', to ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Choices of a site under one consent id, newest first. The site is looked at last: a database that takes both for
 * independent of the account finds the index of sites as good as that of consent ids, and reads a whole site.
 */
export async function listChain(
  tx: Tx,
  accountId: string,
  siteId: string,
  consentId: string,
  { from, to }: IdRange,
  limit: number,
): Promise<StoredPreference[]> {
  return tx
    .with(
      (name) => name('found').materialized(),
      (db) =>
        db
          .selectFrom('preference')
          .select([...columns, 'siteId'])
          .where('accountId', '=', accountId)
          .where('consentId', '=', consentId)
          .$if(from !== undefined, (query) => query.where('id', '>=', from ?? ''))
          .$if(to !== undefined, (query) => query.where('id', '<', to ?? '')),
    )
    .selectFrom('found')
    .select(columns)
    .where('siteId', '=', siteId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findPreference(
  tx: Tx,
  accountId: string,
  siteId: string,
  id: string,
): Promise<StoredPreference | undefined> {
  return tx
    .selectFrom('preference')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findSignals(tx: Tx, accountId: string, id: string) {
  return tx
    .selectFrom('preferenceSignal')
    .select(['tc', 'gpp', 'ac'])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The newest choice of a site that arrived, by its id. */
export async function findNewest(tx: Tx, accountId: string, siteId: string): Promise<StoredPreference | undefined> {
  const [newest] = await listPreferences(tx, accountId, siteId, {}, 1);
  return newest;
}

/** All choices of a site with their strings, oldest first, without holding them all. */
export function readPreferences(
  tx: Tx,
  accountId: string,
  siteId: string,
  { from, to }: IdRange,
  consentId: string | null,
) {
  return tx
    .selectFrom('preference as p')
    .leftJoin('preferenceSignal as s', (join) =>
      join.onRef('s.accountId', '=', 'p.accountId').onRef('s.id', '=', 'p.id'),
    )
    .select([
      'p.id',
      'p.consentId',
      'p.receivedAt',
      'p.version',
      'p.waited',
      'p.action',
      'p.regime',
      'p.decided',
      'p.granted',
      'p.variant',
      'p.language',
      'p.country',
      's.tc',
      's.gpp',
      's.ac',
    ])
    .where('p.accountId', '=', accountId)
    .where('p.siteId', '=', siteId)
    .$if(consentId !== null, (query) => query.where('p.consentId', '=', consentId ?? ''))
    .$if(from !== undefined, (query) => query.where('p.id', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('p.id', '<', to ?? ''))
    .orderBy('p.id')
    .stream(1000);
}

/** The version of the banner's configuration that was shown. */
export async function findShown(tx: Tx, accountId: string, siteId: string, number: number) {
  return tx
    .selectFrom('bannerVersion')
    .select(['publishedAt', 'hash'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst();
}
