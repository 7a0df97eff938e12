import { sql, type Tx } from '#platform/database/database.ts';
import type { AskedBy } from '../asked-by.ts';
import { consentsOf } from './subject-consent-queries.ts';

export type Merge = AskedBy & {
  readonly siteId: string;
  readonly from: string;
  readonly into: string;
  readonly at: Date;
};

/** The id of the person into whom this one was merged, if any. */
export async function findMergedInto(tx: Tx, accountId: string, subjectId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('subjectMerge')
    .select('intoId')
    .where('accountId', '=', accountId)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst();
  return row?.intoId;
}

/** Ids of the people who were merged into one of these. */
export async function listMergedInto(tx: Tx, accountId: string, subjectIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('subjectMerge')
    .select('subjectId')
    .where('accountId', '=', accountId)
    .where('intoId', 'in', subjectIds)
    .execute();
  return rows.map(({ subjectId }) => subjectId);
}

/**
 * Merges a person into another. Where both have a value, that of `into` stays, unless only pages stated it and a server
 * stated the other. Of preferences the newest stays, statements of servers before those of pages.
 */
export async function merge(
  tx: Tx,
  accountId: string,
  { siteId, from, into, at, personId, keyId }: Merge,
): Promise<void> {
  await sql`update subject set
      external_id = coalesce(surer.external_id, other.external_id),
      email = coalesce(surer.email, other.email),
      first_name = coalesce(surer.first_name, other.first_name),
      last_name = coalesce(surer.last_name, other.last_name),
      full_name = coalesce(surer.full_name, other.full_name),
      verified = surer.verified
        or (other.verified and coalesce(surer.email, other.email) is not distinct from other.email),
      known = subject.known or gone.known,
      words = subject.words || gone.words,
      created_at = least(subject.created_at, gone.created_at),
      updated_at = greatest(subject.updated_at, gone.updated_at)
    from subject as gone, subject as surer, subject as other
    where subject.account_id = ${accountId} and subject.id = ${into}
      and gone.account_id = ${accountId} and gone.id = ${from}
      and surer.account_id = ${accountId}
      and surer.id = case when gone.known and not subject.known then gone.id else subject.id end
      and other.account_id = ${accountId} and other.id in (${into}, ${from}) and other.id <> surer.id`.execute(tx);
  await sql`with theirs as (update subject_consent set subject_id = ${into}
      where account_id = ${accountId} and subject_id = ${from})
    update consent set subject_id = ${into} where account_id = ${accountId} and id = any(${consentsOf(accountId, [from])})`.execute(
    tx,
  );
  // The newer person may have the older statement on a preference.
  await sql`update subject set preferences = said_of(account_id, id, known), claims = case when known
      then unanswered(said_of(account_id, id, false), said_of(account_id, id, true)) else '{}' end
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
