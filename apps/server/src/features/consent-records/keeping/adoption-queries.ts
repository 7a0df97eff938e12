import { sql, type Tx } from '#platform/database/database.ts';

export type UnheldErasure = {
  readonly id: string;
  readonly siteId: string;
  readonly at: Date;
  readonly cause: string;
  readonly mode: string;
  readonly personId: string | null;
  readonly keyId: string | null;
  readonly before: Date | null;
  readonly subjects: number;
  readonly consents: number;
};

/** Entries of the erasure log that have no leaf. */
export async function listUnheldErasures(tx: Tx, accountId: string, limit: number): Promise<UnheldErasure[]> {
  return tx
    .selectFrom('consentErasure')
    .select(['id', 'siteId', 'at', 'cause', 'mode', 'personId', 'keyId', 'before', 'subjects', 'consents'])
    .where('accountId', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('evidenceEntry')
            .select('evidenceEntry.id')
            .where('evidenceEntry.accountId', '=', accountId)
            .where('kind', '=', 'erasure')
            .whereRef('key', '=', sql`consent_erasure.id::text`),
        ),
      ),
    )
    .limit(limit)
    .execute();
}

/** Erased consents that no leaf mentions. */
export async function listUnheldErased(tx: Tx, accountId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with known as (
      select jsonb_array_elements_text(convert_from(record, 'UTF8')::jsonb -> 'consents')::uuid as id from evidence_entry
      where account_id = ${accountId} and kind = 'erasure')
    select consent.id from consent where account_id = ${accountId} and record is null
      and not exists (select from known where known.id = consent.id) limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

const keyOf = (kind: string, value: string) =>
  sql`substring(sha256(convert_to(${kind} || ':' || ${sql.raw(value)}, 'UTF8')) for 16)`;

/** People whose consents name somebody else in the record, because of a correction or a merge. */
export async function listUnheldOwners(tx: Tx, accountId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.subject_id as id from consent c, lateral (select convert_from(c.record, 'UTF8')::jsonb -> 'subject' as who) as said
    where c.account_id = ${accountId} and c.record is not null
      and not exists (select from subject_key k where k.account_id = ${accountId} and k.site_id = c.site_id
        and k.subject_id = c.subject_id
        and k.key in (${keyOf('id', "who ->> 'id'")}, ${keyOf('email', "who ->> 'email'")}, ${keyOf('id', 'c.id::text')}))
      and not exists (select from evidence_entry e where e.account_id = ${accountId} and e.subject_id = c.subject_id
        and e.kind in ('person', 'merge'))
      and exists (select from subject s where s.account_id = ${accountId} and s.id = c.subject_id)
    limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A person's names as lists and exports show them. */
export async function findNames(tx: Tx, accountId: string, id: string) {
  return tx
    .selectFrom('subject')
    .select(['siteId', 'externalId', 'email', 'firstName', 'lastName', 'fullName', 'verified'])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}
