import { sql, type Tx } from '#platform/database/database.ts';

export type AuditedConsent = {
  readonly id: string;
  readonly batchId: string;
  readonly record: Buffer | null;
  readonly salt: Buffer | null;
  readonly leaf: Buffer;
};

export async function listAudited(tx: Tx, accountId: string, ids: readonly string[]): Promise<AuditedConsent[]> {
  return tx
    .selectFrom('consent')
    .select(['id', 'batchId', 'record', 'salt', 'leaf'])
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}

/** How many consents of each account no batch names. Over all of them. */
export async function countUnbatched(tx: Tx): Promise<{ accountId: string; count: number }[]> {
  const { rows } = await sql<{ accountId: string; count: number }>`
    select consent.account_id as "accountId", count(*) as count from consent
    left join evidence_batch as batch on batch.account_id = consent.account_id and batch.id = consent.batch_id
    where batch.id is null or not consent.id = any(batch.ids) group by 1`.execute(tx);
  return rows;
}

/** How many consents of each account are not found under the person they are of, or as another kind. Over all of them. */
export async function countMisplaced(tx: Tx): Promise<{ accountId: string; count: number }[]> {
  const { rows } = await sql<{ accountId: string; count: number }>`
    select consent.account_id as "accountId", count(*) as count from consent
    left join subject_consent as theirs on theirs.account_id = consent.account_id and theirs.id = consent.id
    where (theirs.subject_id, theirs.mark, theirs.notices)
      is distinct from (consent.subject_id, consent.mark, consent.notices) group by 1`.execute(tx);
  return rows;
}

/** Over all accounts. */
export async function listAuditedTexts(tx: Tx) {
  return tx.selectFrom('legalNoticeText').select(['noticeId', 'language', 'sha256', 'body']).execute();
}

/** How many consents of an account say nothing any more, and how many the log of erasures knows. Over all of them. */
export async function countErased(tx: Tx): Promise<{ accountId: string; erased: number; logged: number }[]> {
  const { rows } = await sql<{ accountId: string; erased: number; logged: number }>`
    with found as (select account_id, count(*) as erased from consent where record is null group by 1),
      known as (select account_id, sum(consents)::bigint as logged from consent_erasure group by 1)
    select account_id as "accountId", coalesce(erased, 0) as erased, coalesce(logged, 0) as logged
    from found full join known using (account_id)`.execute(tx);
  return rows;
}
