import { sql, type Tx } from '#platform/database/database.ts';
import { planned } from '#platform/database/planned.ts';
import { foundConsents } from './search-queries.ts';
import type { ConsentFilter, Search } from './walks.ts';

/** The columns of a CSV. Proofs may be large, so only their number is read. */
export type ExportedConsent = {
  readonly id: string;
  readonly subjectId: string;
  readonly receivedAt: Date;
  readonly mark: number;
  readonly notices: { readonly identifier: string; readonly version: string | null }[] | null;
  readonly erased: boolean;
  /** The subject as in the record. */
  readonly subject: Readonly<Record<string, unknown>> | null;
  readonly preferences: unknown;
  readonly language: string | null;
  readonly proofs: number;
  /** Whether the person matches the words of the search. If not, the other columns are null. */
  readonly hasWords: boolean;
};

/** Consents of a site, newest first, whether or not their people match the words. */
export async function listExported(
  tx: Tx,
  accountId: string,
  siteId: string,
  { filter, words }: Search<ConsentFilter>,
  limit: number,
): Promise<ExportedConsent[]> {
  return planned(
    tx,
    sql<ExportedConsent>`
    select consent.id, consent.subject_id as "subjectId", consent.received_at as "receivedAt", consent.mark,
      named.notices, consent.record is null as erased, said.record -> 'subject' as subject,
      coalesce(said.record -> 'preferences', consent.kept) as preferences, said.record ->> 'language' as language,
      coalesce(jsonb_array_length(said.record -> 'proofs'), 0) as proofs, matching."hasWords"
    from ${foundConsents(accountId, siteId, filter, { limit, order: 'newest' })}
    cross join lateral (select ${words ? hasWords(accountId, words) : sql`true`} as "hasWords") as matching
    left join consent_notices as named on named.account_id = consent.account_id and named.site_id = consent.site_id
      and named.number = consent.notices
    left join lateral (
      select convert_from(consent.record, 'UTF8')::jsonb as record where matching."hasWords") as said on true
    order by found.id desc`,
  );
}

/** SQL for whether the person of `consent` matches all words. */
function hasWords(accountId: string, words: readonly string[]) {
  return sql`exists (select from subject where subject.account_id = ${accountId} and subject.id = consent.subject_id
    and subject.words @@ ${words.join(' & ')}::tsquery)`;
}

export type WholeConsent = Pick<ExportedConsent, 'id' | 'subjectId' | 'receivedAt' | 'mark' | 'notices'> & {
  readonly record: Buffer | null;
  readonly kept: unknown;
};

/** Consents of a person after an id with their records, the oldest first. */
export async function listWhole(
  tx: Tx,
  accountId: string,
  subjectId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<WholeConsent[]> {
  const { rows } = await sql<WholeConsent>`
    select consent.id, consent.subject_id as "subjectId", consent.received_at as "receivedAt", consent.mark,
      named.notices, consent.record, consent.kept
    from read_consents(${accountId}, array(select id from subject_consent
      where account_id = ${accountId} and subject_id = ${subjectId} and id > ${after} order by id limit ${limit})) as consent
    left join consent_notices as named on named.account_id = consent.account_id and named.site_id = consent.site_id
      and named.number = consent.notices
    order by consent.id`.execute(tx);
  return rows;
}
