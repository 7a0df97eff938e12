import { sql, type Tx } from '#platform/database/database.ts';
import { isClaimed, marks, type NoticeName } from '../rules.ts';

/** What webhooks and other features learn of a consent: its existence and kind, never its content. */
export type AnnouncedConsent = {
  readonly id: string;
  readonly siteId: string;
  readonly subjectId: string;
  readonly receivedAt: Date;
  readonly kind: 'consent' | 'withdrawal';
  readonly source: 'public' | 'private';
  readonly verified: boolean;
  /** Whether only a page stated it, without a server or a subject token. */
  readonly claimed: boolean;
  readonly notices: readonly NoticeName[];
};

type Row = Pick<AnnouncedConsent, 'id' | 'siteId' | 'subjectId' | 'receivedAt'> & {
  readonly mark: number;
  readonly notices: readonly NoticeName[] | null;
};

/** The consents among these ids, in any order. */
export async function listAnnounced(tx: Tx, accountId: string, ids: readonly string[]): Promise<AnnouncedConsent[]> {
  const { rows } = await sql<Row>`select consent.id, consent.site_id as "siteId", consent.subject_id as "subjectId",
      consent.received_at as "receivedAt", consent.mark, named.notices
    from consent left join consent_notices as named on named.account_id = consent.account_id
      and named.site_id = consent.site_id and named.number = consent.notices
    where consent.account_id = ${accountId} and consent.id = any(${ids}::uuid[])`.execute(tx);
  return rows.map(({ mark, notices, ...consent }) => ({
    ...consent,
    kind: mark & marks.withdrawal ? 'withdrawal' : 'consent',
    source: mark & marks.private ? 'private' : 'public',
    verified: (mark & marks.verified) > 0,
    claimed: isClaimed(mark),
    notices: notices ?? [],
  }));
}
