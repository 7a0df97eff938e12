import { sql, type Tx } from '#platform/database/database.ts';

export type Subject = {
  readonly id: string;
  readonly externalId: string | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly fullName: string | null;
  readonly verified: boolean;
  readonly preferences: unknown;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type SubjectFilter = {
  /** Ids: the first included, the last not. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly verified?: boolean | undefined;
  /** A query over words. */
  readonly words?: string | undefined;
};

const columns = [
  'id',
  'email',
  'firstName',
  'lastName',
  'fullName',
  'verified',
  'preferences',
  'createdAt',
  'updatedAt',
] as const;

/**
 * The site's own id. Where neither id nor address was said, a person is found by the id of their first consent: that is
 * none the site would know, and is not told.
 */
export const ownId = sql<string | null>`case
  when subject.external_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then subject.external_id
  when exists (select from consent as first where first.account_id = subject.account_id
    and first.id = subject.external_id::uuid) then null
  else subject.external_id end`;

function filtered(tx: Tx, accountId: string, siteId: string, { from, to, verified, words }: SubjectFilter) {
  return tx
    .selectFrom('subject')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .$if(from !== undefined, (query) => query.where('id', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('id', '<', to ?? ''))
    .$if(verified !== undefined, (query) => query.where('verified', '=', verified ?? false))
    .$if(words !== undefined, (query) => query.where(sql<boolean>`words @@ ${words}::tsquery`));
}

export async function listSubjects(
  tx: Tx,
  accountId: string,
  siteId: string,
  filter: SubjectFilter,
  { limit, order }: { readonly limit: number; readonly order: 'newest' | 'oldest' },
): Promise<Subject[]> {
  return filtered(tx, accountId, siteId, filter)
    .select(columns)
    .select(ownId.as('externalId'))
    .orderBy('id', order === 'newest' ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}

/** The ids of at most so many, in no order. */
export async function listSubjectIds(
  tx: Tx,
  accountId: string,
  siteId: string,
  filter: SubjectFilter,
  limit: number,
): Promise<string[]> {
  const rows = await filtered(tx, accountId, siteId, filter).select('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function findSubject(tx: Tx, accountId: string, siteId: string, id: string): Promise<Subject | undefined> {
  return tx
    .selectFrom('subject')
    .select(columns)
    .select(ownId.as('externalId'))
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}
