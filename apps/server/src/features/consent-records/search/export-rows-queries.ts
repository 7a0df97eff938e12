import { sql, type Tx } from '#platform/database/database.ts';
import { foundConsents, type ConsentFilter } from './search-queries.ts';

/** What a CSV says of a consent. Proofs may be large: only how many there are is read. */
export type ExportedConsent = {
  readonly id: string;
  readonly subjectId: string;
  readonly receivedAt: Date;
  readonly mark: number;
  readonly notices: { readonly identifier: string; readonly version: string | null }[] | null;
  readonly erased: boolean;
  /** As it was said, with the names of the record. */
  readonly subject: Readonly<Record<string, unknown>> | null;
  readonly preferences: unknown;
  readonly language: string | null;
  readonly proofs: number;
};

/** Consents of a site, the newest first. */
export async function listExported(
  tx: Tx,
  accountId: string,
  siteId: string,
  filter: ConsentFilter,
  limit: number,
): Promise<ExportedConsent[]> {
  const { rows } = await sql<ExportedConsent>`
    select consent.id, consent.subject_id as "subjectId", consent.received_at as "receivedAt", consent.mark,
      named.notices, consent.record is null as erased, said.record -> 'subject' as subject,
      coalesce(said.record -> 'preferences', consent.kept) as preferences, said.record ->> 'language' as language,
      coalesce(jsonb_array_length(said.record -> 'proofs'), 0) as proofs
    from ${foundConsents(accountId, siteId, filter, { limit, order: 'newest' })} as consent
    left join consent_notices as named on named.account_id = consent.account_id and named.site_id = consent.site_id
      and named.number = consent.notices
    left join lateral (select convert_from(consent.record, 'UTF8')::jsonb as record) as said on true
    order by consent.id desc`.execute(tx);
  return rows;
}

export type WholeConsent = Pick<ExportedConsent, 'id' | 'subjectId' | 'receivedAt' | 'mark' | 'notices'> & {
  readonly record: Buffer | null;
  readonly kept: unknown;
};

/** Consents of a person with all that was said, the oldest first, after an id. */
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
