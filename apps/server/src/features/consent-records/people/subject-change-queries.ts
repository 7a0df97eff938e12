import { sql, type Tx } from '#platform/database/database.ts';
import type { Subject } from './subject-queries.ts';

/** The id of the person who has this lookup key. */
export async function findKeyHolder(
  tx: Tx,
  accountId: string,
  siteId: string,
  key: Buffer,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('subjectKey')
    .select('subjectId')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.subjectId;
}

export async function insertSubjectKey(
  tx: Tx,
  accountId: string,
  siteId: string,
  key: Buffer,
  subjectId: string,
): Promise<void> {
  await tx.insertInto('subjectKey').values({ accountId, siteId, key, subjectId }).execute();
}

/** Deletes a lookup key if it belongs to this person. */
export async function deleteSubjectKey(
  tx: Tx,
  accountId: string,
  siteId: string,
  key: Buffer,
  subjectId: string,
): Promise<void> {
  await tx
    .deleteFrom('subjectKey')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('key', '=', key)
    .where('subjectId', '=', subjectId)
    .execute();
}

export async function insertSubject(
  tx: Tx,
  accountId: string,
  siteId: string,
  subject: Subject,
  words: readonly string[],
): Promise<void> {
  const { preferences, claims, ...rest } = subject;
  await tx
    .insertInto('subject')
    .values({
      accountId,
      siteId,
      ...rest,
      preferences: JSON.stringify(preferences),
      claims: JSON.stringify(claims),
      words: sql`array_to_tsvector(${words}::text[])`,
    })
    .execute();
}

type Named = Pick<
  Subject,
  'externalId' | 'email' | 'firstName' | 'lastName' | 'fullName' | 'verified' | 'known' | 'preferences' | 'claims'
>;

/** Updates a person but not `updated_at`, which is the time of their last own statement. */
export async function updateSubject(
  tx: Tx,
  accountId: string,
  id: string,
  named: Named,
  words: readonly string[],
): Promise<void> {
  await tx
    .updateTable('subject')
    .set({
      ...named,
      preferences: JSON.stringify(named.preferences),
      claims: JSON.stringify(named.claims),
      words: sql`array_to_tsvector(${words}::text[])`,
    })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}
