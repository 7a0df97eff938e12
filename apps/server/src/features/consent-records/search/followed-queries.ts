import { sql, type Tx } from '#platform/database/database.ts';
import { subjectKey } from '../hashes.ts';
import { isClaimed, marks, timeOf } from '../rules.ts';

/** The content of a consent, for a feature that acts on it. */
export type FollowedConsent = {
  readonly id: string;
  readonly siteId: string;
  readonly subjectId: string;
  readonly at: Date;
  readonly receivedAt: Date;
  readonly source: 'public' | 'private';
  readonly verified: boolean;
  /** Whether the address is verified, by this consent or as that of the person. */
  readonly addressVerified: boolean;
  /** Whether only a page stated it, without a server or a subject token. */
  readonly claimed: boolean;
  /** Whether a server or a teammate ever stated anything about the person. */
  readonly known: boolean;
  readonly preferences: Readonly<Record<string, unknown>>;
  /** The address in the consent, else that of the person. */
  readonly email: string | null;
  readonly language: string | null;
  readonly notices: readonly { readonly identifier: string; readonly version?: string; readonly language?: string }[];
};

type Row = Omit<FollowedConsent, 'at' | 'source' | 'verified' | 'claimed'> & { readonly mark: number };

/** The consents of these sites among these ids that were not erased, the oldest first. */
export async function listFollowed(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
  ids: readonly string[],
): Promise<FollowedConsent[]> {
  const { rows } = await sql<Row>`select consent.id, consent.site_id as "siteId", consent.subject_id as "subjectId",
      consent.received_at as "receivedAt", consent.mark, coalesce(subject.known, false) as known,
      coalesce((said.record -> 'subject' -> 'verified')::boolean, false) or coalesce(subject.verified
        and subject.email = coalesce(said.record -> 'subject' ->> 'email', subject.email), false) as "addressVerified",
      said.record -> 'preferences' as preferences,
      coalesce(said.record -> 'subject' ->> 'email', subject.email) as email, said.record ->> 'language' as language,
      said.record -> 'legal_notices' as notices
    from consent
    left join subject on subject.account_id = consent.account_id and subject.id = consent.subject_id
    cross join lateral (select convert_from(consent.record, 'UTF8')::jsonb as record) as said
    where consent.account_id = ${accountId} and consent.site_id = any(${siteIds}::uuid[])
      and consent.id = any(${ids}::uuid[]) and consent.record is not null
    order by consent.id`.execute(tx);
  return rows.map(({ mark, ...consent }) => ({
    ...consent,
    at: new Date(timeOf(consent.id)),
    source: mark & marks.private ? 'private' : 'public',
    verified: (mark & marks.verified) > 0,
    claimed: isClaimed(mark),
  }));
}

/**
 * The lookup key of the person with an address, else of the person of the consent. Locks it, so that the person is not
 * erased until the transaction ends. Undefined: already erased.
 */
export async function holdPersonKey(
  tx: Tx,
  accountId: string,
  siteId: string,
  { email, subjectId }: { readonly email: string; readonly subjectId: string },
): Promise<Buffer | undefined> {
  const byEmail = subjectKey('email', email);
  const { rows } = await sql<{ readonly key: Buffer }>`select key from subject_key
    where account_id = ${accountId} and site_id = ${siteId} and (key = ${byEmail} or subject_id = ${subjectId})
    order by key <> ${byEmail}, key limit 1 for key share`.execute(tx);
  return rows[0]?.key;
}
