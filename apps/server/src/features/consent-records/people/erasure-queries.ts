import type { ErasureMode } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';
import type { AskedBy } from '../asked-by.ts';
import { consentsOf } from './subject-consent-queries.ts';

export type Erasure = AskedBy & {
  readonly id: string;
  readonly at: Date;
  readonly cause: 'request' | 'privacy-request' | 'retention' | 'site-deleted' | 'restored';
  readonly mode: ErasureMode;
  readonly before: Date | null;
  readonly subjects: number;
  readonly consents: number;
};

const columns = ['id', 'at', 'personId', 'keyId', 'cause', 'mode', 'before', 'subjects', 'consents'] as const;

/** The erasures of a site, newest first. */
export async function listErasures(
  tx: Tx,
  accountId: string,
  siteId: string,
  limit: number,
  cause?: Erasure['cause'],
): Promise<Erasure[]> {
  const rows = await tx
    .selectFrom('consentErasure')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .$if(cause !== undefined, (query) => query.where('cause', '=', cause ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  // A check constraint of the table allows only these values of `cause` and `mode`.
  return rows as Erasure[];
}

/** Logs an erasure, or adds to the counts of one that runs in several transactions. */
export async function logErasure(tx: Tx, accountId: string, siteId: string, erasure: Erasure): Promise<void> {
  await tx
    .insertInto('consentErasure')
    .values({ accountId, siteId, ...erasure })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'id']).doUpdateSet(({ ref }) => ({
        subjects: sql<number>`consent_erasure.subjects + ${ref('excluded.subjects')}`,
        consents: sql<number>`consent_erasure.consents + ${ref('excluded.consents')}`,
      })),
    )
    .execute();
}

/** SQL for the boolean answers of a record, without anything that identifies the person. */
const answers = sql`(select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(convert_from(record, 'UTF8')::jsonb -> 'preferences') where jsonb_typeof(value) = 'boolean')`;

/**
 * Erases people with their records and lookup keys. Leaves stay, because the tree needs them. Returns the ids of the
 * consents whose records it erased.
 */
export async function erasePeople(
  tx: Tx,
  accountId: string,
  subjectIds: readonly string[],
  mode: ErasureMode,
): Promise<string[]> {
  const theirs = sql`account_id = ${accountId} and id = any(${consentsOf(accountId, subjectIds)})`;
  const { rows } = await sql<{
    id: string;
  }>`select id from consent where ${theirs} and record is not null order by id`.execute(tx);
  if (mode === 'keep-evidence')
    await sql`update consent set kept = ${answers}, record = null, salt = null
      where ${theirs} and record is not null`.execute(tx);
  // A subject id of its own for each consent, so that nothing shows that they belong to one person.
  else
    await sql`with owned as (update subject_consent set notices = 0, subject_id = id
        where account_id = ${accountId} and subject_id = any(${subjectIds}::uuid[]))
      update consent set record = null, salt = null, kept = null, notices = 0, subject_id = id
      where ${theirs}`.execute(tx);
  await tx.deleteFrom('subjectKey').where('accountId', '=', accountId).where('subjectId', 'in', subjectIds).execute();
  await tx.deleteFrom('subjectMerge').where('accountId', '=', accountId).where('intoId', 'in', subjectIds).execute();
  await tx.deleteFrom('subject').where('accountId', '=', accountId).where('id', 'in', subjectIds).execute();
  return rows.map(({ id }) => id);
}

/** Deletes the answers that an erasure with `keep-evidence` left, of consents before an id. */
export async function eraseKept(tx: Tx, accountId: string, siteId: string, beforeId: string): Promise<void> {
  await sql`with old as materialized (select account_id, subject_id, id from consent
      where account_id = ${accountId} and site_id = ${siteId} and id < ${beforeId} and kept is not null),
    owned as (update subject_consent as theirs set notices = 0, subject_id = theirs.id from old
      where theirs.account_id = old.account_id and theirs.subject_id = old.subject_id and theirs.id = old.id)
    update consent set kept = null, notices = 0, subject_id = id
    where account_id = ${accountId} and site_id = ${siteId} and id < ${beforeId} and kept is not null`.execute(tx);
}

/** People of a site after an id without a consent since `before`, in the order of ids. */
export async function listSilent(
  tx: Tx,
  accountId: string,
  siteId: string,
  {
    after,
    before,
    beforeId,
    limit,
  }: { readonly after: string; readonly before: Date; readonly beforeId: string; readonly limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('subject')
    .select('id')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '>', after)
    .where('updatedAt', '<', before)
    // `updated_at` does not change when a person repeats the same statement.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subjectConsent')
            .select('subjectConsent.id')
            .where('subjectConsent.accountId', '=', accountId)
            .whereRef('subjectConsent.subjectId', '=', 'subject.id')
            .where('subjectConsent.id', '>=', beforeId),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes what belongs to no person: texts, counts and settings of a site. */
export async function deleteRest(tx: Tx, accountId: string, siteId: string): Promise<void> {
  await sql`delete from legal_notice_text where account_id = ${accountId} and notice_id in (
    select id from legal_notice where account_id = ${accountId} and site_id = ${siteId})`.execute(tx);
  for (const table of [
    'consentImport',
    'legalNotice',
    'consentNotices',
    'consentHour',
    'consentDay',
    'consentRetention',
    'subjectKey',
    'subjectMerge',
  ] as const)
    await tx.deleteFrom(table).where('accountId', '=', accountId).where('siteId', '=', siteId).execute();
}
