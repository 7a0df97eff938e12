import { sql, type Tx } from '#platform/database/database.ts';
import { planned } from '#platform/database/planned.ts';
import { ownId } from '../people/subject-queries.ts';
import { foundConsents } from './search-queries.ts';
import type { ConsentFilter, Page } from './walks.ts';

export type StoredConsent = {
  readonly id: string;
  readonly siteId: string;
  readonly subjectId: string;
  readonly batchId: string;
  readonly receivedAt: Date;
  readonly mark: number;
  readonly notices: { readonly identifier: string; readonly version: string | null }[] | null;
  readonly erased: boolean;
  readonly externalId: string | null;
  readonly email: string | null;
  readonly fullName: string | null;
};

const columns = sql`consent.id, consent.site_id as "siteId", consent.subject_id as "subjectId",
  consent.batch_id as "batchId", consent.received_at as "receivedAt", consent.mark, named.notices,
  consent.record is null as erased, ${ownId} as "externalId", subject.email,
  coalesce(subject.full_name, nullif(concat_ws(' ', subject.first_name, subject.last_name), '')) as "fullName"`;

const joined = sql`left join subject on subject.account_id = consent.account_id and subject.id = consent.subject_id
  left join consent_notices as named on named.account_id = consent.account_id and named.site_id = consent.site_id
    and named.number = consent.notices`;

/** Consents of a site, in the page's order. */
export async function listConsents(
  tx: Tx,
  accountId: string,
  siteId: string,
  filter: ConsentFilter,
  page: Page,
): Promise<StoredConsent[]> {
  const direction = page.order === 'newest' ? sql`desc` : sql`asc`;
  return planned(
    tx,
    sql<StoredConsent>`select ${columns} from ${foundConsents(accountId, siteId, filter, page)}
      ${joined} order by found.id ${direction}`,
  );
}

export type ChainedConsent = StoredConsent & { readonly preferences: unknown };

/** All consents of a person, newest first. */
export async function listChain(
  tx: Tx,
  accountId: string,
  subjectId: string,
  limit: number,
): Promise<ChainedConsent[]> {
  const { rows } = await sql<ChainedConsent>`select ${columns},
      coalesce(convert_from(consent.record, 'UTF8')::jsonb -> 'preferences', consent.kept) as preferences
    from read_chain(${accountId}, ${subjectId}, ${limit}) as consent ${joined} order by consent.id desc`.execute(tx);
  return rows;
}

export type ProvedConsent = StoredConsent & {
  readonly record: Buffer | null;
  readonly salt: Buffer | null;
  readonly kept: unknown;
};

export async function findConsent(
  tx: Tx,
  accountId: string,
  siteId: string,
  id: string,
): Promise<ProvedConsent | undefined> {
  const { rows } =
    await sql<ProvedConsent>`select ${columns}, consent.record, consent.salt, consent.kept from consent ${joined}
    where consent.account_id = ${accountId} and consent.id = ${id} and consent.site_id = ${siteId}`.execute(tx);
  return rows[0];
}

/** The numbers of the sets of notices that contain this notice, in this version if one is given. */
export async function listNoticeNumbers(
  tx: Tx,
  accountId: string,
  siteId: string,
  identifier: string,
  version: string | undefined,
): Promise<number[]> {
  const wanted = JSON.stringify([{ identifier, ...(version !== undefined && { version }) }]);
  const rows = await tx
    .selectFrom('consentNotices')
    .select('number')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where(sql<boolean>`notices @> ${wanted}::jsonb`)
    .execute();
  return rows.map(({ number }) => number);
}
