import { sql, type Tx } from '#platform/database/database.ts';
import type { StoredWords } from '../rules.ts';

export type Subject = {
  readonly id: string;
  readonly externalId: string | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly fullName: string | null;
  readonly verified: boolean;
  /** Whether a server or a teammate ever stated anything about them. */
  readonly known: boolean;
  readonly preferences: StoredWords;
  /** Preferences that pages stated about a known person. */
  readonly claims: StoredWords;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const columns = [
  'id',
  'email',
  'firstName',
  'lastName',
  'fullName',
  'verified',
  'known',
  'preferences',
  'claims',
  'createdAt',
  'updatedAt',
] as const;

/**
 * SQL for the site's own id of a person. A person without id and address has the id of their first consent there, which is
 * not the site's and is left out.
 */
export const ownId = sql<string | null>`case
  when subject.external_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then subject.external_id
  when is_consent(subject.account_id, subject.external_id::uuid) then null
  else subject.external_id end`;

export async function findSubject(tx: Tx, accountId: string, siteId: string, id: string): Promise<Subject | undefined> {
  const row = await tx
    .selectFrom('subject')
    .select(columns)
    .select(ownId.as('externalId'))
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  // The intake checked the shape of the JSON columns.
  return row as Subject | undefined;
}

/** Whether people of a site other than one have an address, however it is written. */
export async function hasOthersWithEmail(
  tx: Tx,
  accountId: string,
  siteId: string,
  email: string,
  except: string | undefined,
): Promise<boolean> {
  const row = await tx
    .selectFrom('subject')
    .select('id')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
