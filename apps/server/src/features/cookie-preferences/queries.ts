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
  'device',
] as const;

/** A range of UUID version 7 ids: `from` is inclusive, `to` is exclusive. */
export type IdRange = { readonly from?: string | undefined; readonly to?: string | undefined };

/**
 * Choices of a site, newest first. The planner assumes that account and site are independent, expects few rows, and
 * would read and sort all of the site's; this order makes it follow the index and stop at the limit.
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
 * Choices of a site with one consent id, newest first. The site is filtered last: the planner assumes that both are
 * independent of the account, considers the index on sites as good as that on consent ids, and would read a whole site.
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

/** The site's choice with the newest id. */
export async function findNewest(tx: Tx, accountId: string, siteId: string): Promise<StoredPreference | undefined> {
  const [newest] = await listPreferences(tx, accountId, siteId, {}, 1);
  return newest;
}

/** Streams all choices of a site with their TCF and GPP strings, oldest first. */
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
      'p.device',
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

/** The version of the banner that was shown. */
export async function findShown(tx: Tx, accountId: string, siteId: string, number: number) {
  return tx
    .selectFrom('bannerVersion')
    .select(['publishedAt', 'hash'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst();
}
