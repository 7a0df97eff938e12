import { sql, type Tx } from '#platform/database/database.ts';

export type Thinning = {
  /** All checkpoints since this time are kept. */
  readonly allSince: Date;
  /** Of earlier ones, the last of each hour is kept; of those before this time, the last of each day, in UTC. */
  readonly hoursSince: Date;
};

/** Deletes checkpoints that are close together, never the newest. Returns their number. */
export async function deleteCrowded(tx: Tx, accountId: string, { allSince, hoursSince }: Thinning): Promise<number> {
  const { numAffectedRows } = await sql`
    with old as (
      -- Of each span the last that witnesses cosigned stays as well as the last.
      select size, at, lead(at) over (partition by exists (select from evidence_cosignature signed
        where signed.account_id = ${accountId} and signed.size = evidence_checkpoint.size) order by size) as next
      from evidence_checkpoint where account_id = ${accountId} and at < ${allSince}
    )
    delete from evidence_checkpoint using old
    where evidence_checkpoint.account_id = ${accountId} and evidence_checkpoint.size = old.size
      and case when old.at < ${hoursSince} then date_trunc('day', old.at, 'UTC') = date_trunc('day', old.next, 'UTC')
        else date_trunc('hour', old.at, 'UTC') = date_trunc('hour', old.next, 'UTC') end`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
