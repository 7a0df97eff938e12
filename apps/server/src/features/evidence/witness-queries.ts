import { sql, type Tx } from '#platform/database/database.ts';

export type Witnessed = { readonly size: number; readonly root: Buffer };

/**
 * The checkpoint of a log that this installation cosigned last, locked until the transaction ends, even if there is none yet.
 */
export async function lockWitnessed(tx: Tx, origin: string): Promise<Witnessed | undefined> {
  // An advisory lock, because a new log has no row to lock.
  await sql`select pg_advisory_xact_lock(4153423, hashtext(${origin}))`.execute(tx);
  return tx.selectFrom('witnessedLog').select(['size', 'root']).where('origin', '=', origin).executeTakeFirst();
}

export async function saveWitnessed(
  tx: Tx,
  origin: string,
  now: { readonly size: number; readonly root: Buffer; readonly note: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('witnessedLog')
    .values({ origin, ...now })
    .onConflict((conflict) => conflict.column('origin').doUpdateSet(now))
    .execute();
}

/**
 * Accounts whose newest checkpoint a witness has not cosigned, with the largest size that it has cosigned, across all accounts.
 */
export async function listUncosigned(
  tx: Tx,
  witness: string,
  limit: number,
): Promise<{ accountId: string; old: number }[]> {
  const { rows } = await sql<{ accountId: string; old: number }>`
    select tree.account_id as "accountId", coalesce(max(signed.size), 0)::int8 as old from evidence_tree tree
    left join evidence_cosignature signed on signed.account_id = tree.account_id and signed.witness = ${witness}
    where tree.size > 0 and not exists (select from evidence_stop stop where stop.account_id = tree.account_id)
    group by tree.account_id, tree.size having tree.size > coalesce(max(signed.size), 0)
    order by max(signed.at) nulls first limit ${limit}`.execute(tx);
  return rows.map(({ accountId, old }) => ({ accountId, old: Number(old) }));
}

export async function insertCosignature(
  tx: Tx,
  accountId: string,
  signed: { readonly size: number; readonly witness: string; readonly line: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('evidenceCosignature')
    .values({ accountId, ...signed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The cosignature lines of a checkpoint. */
export async function listCosignatures(tx: Tx, accountId: string, size: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('evidenceCosignature')
    .select('line')
    .where('accountId', '=', accountId)
    .where('size', '=', size)
    .orderBy('witness')
    .execute();
  return rows.map(({ line }) => line);
}

/** The first cosigned checkpoint that includes a leaf. */
export async function findCosignedOver(tx: Tx, accountId: string, index: number) {
  return tx
    .selectFrom('evidenceCheckpoint')
    .select(['size', 'at', 'note'])
    .where('accountId', '=', accountId)
    .where('size', '>', index)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('evidenceCosignature')
          .select('evidenceCosignature.size')
          .where('evidenceCosignature.accountId', '=', accountId)
          .whereRef('evidenceCosignature.size', '=', 'evidenceCheckpoint.size'),
      ),
    )
    .orderBy('size')
    .limit(1)
    .executeTakeFirst();
}
