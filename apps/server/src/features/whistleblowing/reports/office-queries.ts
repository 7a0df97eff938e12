import type { OfficeDocument } from '@app/sealing';
import type { Tx } from '#platform/database/database.ts';

export type Office = {
  readonly accountId: string;
  readonly id: string;
  readonly siteId: string;
  readonly isOpen: boolean;
  readonly endsOn: string | null;
};

/** An office by its public ID, before its account is known. */
export async function findOffice(tx: Tx, id: string): Promise<Office | undefined> {
  return tx
    .selectFrom('reportOffice')
    .select(['accountId', 'id', 'siteId', 'isOpen', 'endsOn'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** An office of an account. */
export async function findOfficeIn(tx: Tx, accountId: string, id: string): Promise<Office | undefined> {
  return tx
    .selectFrom('reportOffice')
    .select(['accountId', 'id', 'siteId', 'isOpen', 'endsOn'])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export type StoredDocument = {
  readonly officeId: string;
  readonly version: number;
  readonly hash: Buffer;
  /** Canonical JSON. */
  readonly body: string;
};
const columns = ['officeId', 'version', 'hash', 'body'] as const;

const documentsOf = (tx: Tx, accountId: string, officeId: string) =>
  tx
    .selectFrom('reportOfficeDocument')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId);

/** A document by its hash, whether it is still served or not. */
export async function findDocument(
  tx: Tx,
  accountId: string,
  officeId: string,
  hash: Buffer,
): Promise<StoredDocument | undefined> {
  return documentsOf(tx, accountId, officeId).where('hash', '=', hash).executeTakeFirst();
}

/** The documents of an office by the hash that its reports name. What a reporter was promised is the law of theirs. */
export type DocumentsByHash = ReadonlyMap<string, OfficeDocument>;

export async function listDocumentsByHash(tx: Tx, accountId: string, officeId: string): Promise<DocumentsByHash> {
  const rows = await documentsOf(tx, accountId, officeId).execute();
  // They were checked before they were stored.
  return new Map(rows.map(({ hash, body }) => [hash.toString('hex'), JSON.parse(body) as OfficeDocument]));
}

/** The newest document that is served. @param today ISO 8601 */
export async function findCurrentDocument(
  tx: Tx,
  accountId: string,
  officeId: string,
  today: string,
): Promise<StoredDocument | undefined> {
  return documentsOf(tx, accountId, officeId)
    .where('fromDay', '<=', today)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
