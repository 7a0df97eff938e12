import type { PoolClient } from 'pg';
import type { ErasureKind, ErasureLine } from '../platform/erasures/queries.ts';

// Queries on the connection of a restore. Tables of accounts are read as candor_jobs, since forced policies apply to their
// owner, too; tables of candor_auth are read as the owner.

/** A thing that is in the backup and was erased since. */
export type FoundThing = {
  readonly hash: string;
  readonly accountId: string;
  /** For an account, its own id. */
  readonly id: string;
  /** Set for people, choices and consent keys. */
  readonly siteId: string | null;
};

const notSited = `null::uuid as "siteId"`;
/** The tables to search: for each row its account, its own id, and its site if it is needed for the erasure. */
const sources: Readonly<Record<ErasureKind, string>> = {
  account: `select id as "accountId", id, ${notSited} from account`,
  begun: `select id as "accountId", id, ${notSited} from account`,
  site: `select account_id as "accountId", id, ${notSited} from site
    union select account_id, site_id, null from deletion where what = 'site'`,
  subject: `select account_id as "accountId", id, site_id as "siteId" from subject`,
  key: `select account_id as "accountId", id, ${notSited} from api_key
    union all select account_id, id, site_id from consent_key`,
  webhook: `select account_id as "accountId", id, ${notSited} from webhook_endpoint`,
  secret: `select account_id as "accountId", id, ${notSited} from webhook_endpoint`,
  choices: `select account_id as "accountId", site_id as id, ${notSited} from preference_day
    union select account_id, site_id, null from preference_unanswered_day
    union select account_id, site_id, null from preference_unanswered`,
  'choices-of': `select distinct account_id as "accountId", consent_id as id, site_id as "siteId" from preference`,
  'consent-database': `select account_id as "accountId", id, ${notSited} from site
    union select account_id, site_id, null from deletion where what = 'site'`,
  consents: `select distinct account_id as "accountId", site_id as id, ${notSited} from consent_day`,
};

/** The things of a kind that the lines name: hashes resolve to ids only while the rows exist. */
export async function findThings(
  client: PoolClient,
  kind: ErasureKind,
  lines: readonly ErasureLine[],
): Promise<readonly FoundThing[]> {
  if (lines.length === 0) return [];
  await client.query(kind === 'key' ? 'reset role' : 'set local role candor_jobs');
  const { rows } = await client.query<FoundThing>(
    `select encode(hash, 'hex') as hash, "accountId", id, "siteId"
     from (${sources[kind]}) as thing, erasure_hash("accountId", id) as hash where hash = any ($1)`,
    [lines.map(({ thingHash }) => thingHash)],
  );
  await client.query('set local role candor_jobs');
  return rows;
}

/** The ids of the ledger lines in the backup. */
export async function listRestored(client: PoolClient): Promise<readonly string[]> {
  await client.query('reset role');
  const { rows } = await client.query<{ id: string }>('select id from erasure');
  return rows.map(({ id }) => id);
}

export async function insertLines(client: PoolClient, lines: readonly ErasureLine[]): Promise<void> {
  await client.query('reset role');
  await client.query(
    `insert into erasure (id, at, kind, thing_hash, mode, months, number)
     select * from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::bytea[], $5::text[], $6::smallint[], $7::integer[])`,
    [
      lines.map(({ id }) => id),
      lines.map(({ at }) => at),
      lines.map(({ kind }) => kind),
      lines.map(({ thingHash }) => thingHash),
      lines.map(({ mode }) => mode),
      lines.map(({ months }) => months),
      lines.map(({ number }) => number),
    ],
  );
}
