import { sql, type Tx } from '#platform/database/database.ts';
import type { AskedBy } from './asked-by.ts';
import { consentsOf } from './subject-consent-queries.ts';

type Merge = AskedBy & {
  readonly siteId: string;
  readonly from: string;
  readonly into: string;
  readonly at: Date;
};

/** Who an entry is by now, if it was put together with another. */
export async function findMergedInto(tx: Tx, accountId: string, subjectId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('subjectMerge')
    .select('intoId')
    .where('accountId', '=', accountId)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst();
  return row?.intoId;
}

/** Puts two entries together. What both say stays as the one says it that stays; of preferences the newest word holds. */
export async function merge(
  tx: Tx,
  accountId: string,
  { siteId, from, into, at, personId, keyId }: Merge,
): Promise<void> {
  await sql`update subject set
      external_id = coalesce(subject.external_id, gone.external_id),
      email = coalesce(subject.email, gone.email),
      first_name = coalesce(subject.first_name, gone.first_name),
      last_name = coalesce(subject.last_name, gone.last_name),
      full_name = coalesce(subject.full_name, gone.full_name),
      verified = subject.verified
        or (gone.verified and coalesce(subject.email, gone.email) is not distinct from gone.email),
      words = subject.words || gone.words,
      created_at = least(subject.created_at, gone.created_at),
      updated_at = greatest(subject.updated_at, gone.updated_at)
    from subject as gone
    where subject.account_id = ${accountId} and subject.id = ${into} and gone.account_id = ${accountId}
      and gone.id = ${from}`.execute(tx);
  await sql`with theirs as (update subject_consent set subject_id = ${into}
      where account_id = ${accountId} and subject_id = ${from})
    update consent set subject_id = ${into} where account_id = ${accountId} and id = any(${consentsOf(accountId, [from])})`.execute(
    tx,
  );
  // One entry may be newer than the other, and its word on one of the preferences older.
  await sql`update subject set preferences = coalesce((
      select jsonb_object_agg(said.key, said.value order by consent.id)
      from read_consents(${accountId}, ${consentsOf(accountId, [into])}) as consent,
        jsonb_each(convert_from(consent.record, 'UTF8')::jsonb -> 'preferences') as said
      where consent.record is not null), '{}')
    where account_id = ${accountId} and id = ${into}`.execute(tx);
  await tx
    .updateTable('subjectKey')
    .set({ subjectId: into })
    .where('accountId', '=', accountId)
    .where('subjectId', '=', from)
    .execute();
  await tx
    .updateTable('subjectMerge')
    .set({ intoId: into })
    .where('accountId', '=', accountId)
    .where('intoId', '=', from)
    .execute();
  await tx
    .insertInto('subjectMerge')
    .values({ accountId, siteId, subjectId: from, intoId: into, at, personId, keyId })
    .execute();
  await tx.deleteFrom('subject').where('accountId', '=', accountId).where('id', '=', from).execute();
}
