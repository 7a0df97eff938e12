import { sql, type Tx } from '#platform/database/database.ts';

export type AuditedConsent = {
  readonly id: string;
  readonly siteId: string;
  readonly subjectId: string;
  readonly batchId: string;
  readonly receivedAt: Date;
  readonly mark: number;
  readonly notices: number;
  readonly record: Buffer | null;
  readonly salt: Buffer | null;
  readonly leaf: Buffer;
};

export async function listAudited(tx: Tx, accountId: string, ids: readonly string[]): Promise<AuditedConsent[]> {
  return tx
    .selectFrom('consent')
    .select(['id', 'siteId', 'subjectId', 'batchId', 'receivedAt', 'mark', 'notices', 'record', 'salt', 'leaf'])
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}

/** The lookup keys of people, each as `<subject id> <key in hexadecimal digits>`. */
export async function listKeysOf(tx: Tx, accountId: string, subjectIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('subjectKey')
    .select(['subjectId', 'key'])
    .where('accountId', '=', accountId)
    .where('subjectId', 'in', subjectIds)
    .execute();
  return rows.map(({ subjectId, key }) => `${subjectId} ${key.toString('hex')}`);
}

/** Whether a leaf assigns a consent to a person whom its record does not name. */
export async function isHeldUnder(tx: Tx, accountId: string, subjectId: string, consentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from evidence_entry where account_id = ${accountId} and subject_id = ${subjectId}
      and kind in ('person', 'merge') and convert_from(record, 'UTF8')::jsonb -> 'consents' ? ${consentId}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Consents that no batch lists. Across all accounts. */
export function readUnbatched(tx: Tx): AsyncIterable<{ accountId: string; id: string }> {
  const rows = sql<{ accountId: string; id: string }>`(
    select consent.account_id as "accountId", consent.id from consent
    left join evidence_batch as batch on batch.account_id = consent.account_id and batch.id = consent.batch_id
    where batch.id is null or batch.kind <> 'consent' or not consent.id = any(batch.ids))`;
  return tx.selectFrom(rows.as('unbatched')).selectAll().stream(500);
}

/** Differences between `consent` and `subject_consent`: a row missing on either side, another person, mark or set of notices. */
export function readMisplaced(tx: Tx): AsyncIterable<{ accountId: string; id: string }> {
  const rows = sql<{ accountId: string; id: string }>`(
    select coalesce(consent.account_id, theirs.account_id) as "accountId", coalesce(consent.id, theirs.id) as id from consent
    full join subject_consent as theirs on theirs.account_id = consent.account_id and theirs.id = consent.id
    where (theirs.subject_id, theirs.mark, theirs.notices)
      is distinct from (consent.subject_id, consent.mark, consent.notices))`;
  return tx.selectFrom(rows.as('misplaced')).selectAll().stream(500);
}

/** Texts of legal notices across all accounts. */
export function readAuditedTexts(tx: Tx) {
  return tx.selectFrom('legalNoticeText').select(['accountId', 'noticeId', 'language', 'sha256', 'body']).stream(100);
}

/** The sets of notices that consents refer to by number. Across all accounts. */
export function readNoticeSets(tx: Tx) {
  return tx.selectFrom('consentNotices').select(['accountId', 'siteId', 'number', 'notices']).stream(500);
}

/** SQL for the ids of the consents that erasure leaves list. Across all accounts. */
const erasedIds = sql`(
  select account_id, jsonb_array_elements_text(convert_from(record, 'UTF8')::jsonb -> 'consents')::uuid as id
  from evidence_entry where kind = 'erasure')`;

/** Consents without a record that no erasure leaf lists, and consents with a record that one does list. */
export function readWronglyErased(tx: Tx): AsyncIterable<{ accountId: string; id: string; erased: boolean }> {
  const rows = sql<{ accountId: string; id: string; erased: boolean }>`(
    select consent.account_id as "accountId", consent.id, consent.record is null as erased
    from consent left join ${erasedIds} as known on known.account_id = consent.account_id and known.id = consent.id
    where (consent.record is null) <> (known.id is not null)
      and not exists (select from evidence_adoption a where a.account_id = consent.account_id))`;
  return tx.selectFrom(rows.as('erased')).selectAll().stream(500);
}

/** Entries of the erasure log that differ from their leaves or have none, and leaves without an entry. */
export function readWronglyLogged(
  tx: Tx,
): AsyncIterable<{ accountId: string; id: string; logged: boolean; held: boolean }> {
  const rows = sql<{ accountId: string; id: string; logged: boolean; held: boolean }>`(
    with held as (
      select account_id, evidence_entry.key::uuid as id, sum((says ->> 'subjects')::int) as subjects, sum((says ->> 'count')::int) as consents,
        min(says ->> 'cause') as cause, min(says ->> 'mode') as mode, min(says ->> 'site')::uuid as site_id,
        min(says ->> 'person')::uuid as person_id, min(says ->> 'consentKey')::uuid as key_id,
        min(says ->> 'before')::timestamptz as before, min(says ->> 'erasedAt')::timestamptz as at
      from evidence_entry, lateral (select convert_from(record, 'UTF8')::jsonb as says) as said
      where kind = 'erasure' and key <> 'adopted' group by 1, 2
    )
    select coalesce(log.account_id, held.account_id) as "accountId", coalesce(log.id, held.id) as id,
      log.id is not null as logged, held.id is not null as held
    from consent_erasure as log full join held on held.account_id = log.account_id and held.id = log.id
    where (log.subjects, log.consents, log.cause, log.mode, log.site_id, log.person_id, log.key_id, log.before, log.at)
        is distinct from (held.subjects, held.consents, held.cause, held.mode, held.site_id, held.person_id, held.key_id,
          held.before, held.at)
      and not exists (select from evidence_adoption a where a.account_id = coalesce(log.account_id, held.account_id)))`;
  return tx.selectFrom(rows.as('logged')).selectAll().stream(500);
}
