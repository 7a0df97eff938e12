import type { OfficeDocument, SignedOffice } from '@app/sealing';
import type { OfficeProposal } from '@app/whistleblowing';
import type { Tx } from '#platform/database/database.ts';

export type OfficeRow = {
  readonly accountId: string;
  readonly id: string;
  readonly siteId: string;
  readonly isOpen: boolean;
  readonly proposal: OfficeProposal | null;
  readonly endsOn: string | null;
};
const columns = ['accountId', 'id', 'siteId', 'isOpen', 'proposal', 'endsOn'] as const;

export async function listOffices(tx: Tx, accountId: string): Promise<OfficeRow[]> {
  const rows = await tx
    .selectFrom('reportOffice')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
  // Only proposals are stored there.
  return rows.map((row) => ({ ...row, proposal: row.proposal as OfficeProposal | null }));
}

export async function findOfficeRow(tx: Tx, accountId: string, id: string): Promise<OfficeRow | undefined> {
  return (await listOffices(tx, accountId)).find((office) => office.id === id);
}

/** Holds an office until the transaction ends, so that no two documents follow the same one. */
export async function lockOffice(tx: Tx, accountId: string, id: string): Promise<OfficeRow | undefined> {
  const row = await tx
    .selectFrom('reportOffice')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, proposal: row.proposal as OfficeProposal | null };
}

/** The accounts that have an office. Runs over all accounts. */
export async function listAccountsWithOffice(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('reportOffice').select('accountId').distinct().orderBy('accountId').execute();
  return rows.map(({ accountId }) => accountId);
}

export type DocumentRow = SignedOffice & { readonly fromDay: string; readonly hash: Buffer };

/** The documents of an office in their order, with one that waits for its day. */
export async function listDocuments(tx: Tx, accountId: string, officeId: string): Promise<DocumentRow[]> {
  const rows = await tx
    .selectFrom('reportOfficeDocument')
    .select(['body', 'signedBy', 'signature', 'fromDay', 'hash'])
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .orderBy('version')
    .execute();
  return rows.map(({ body, signedBy, signature, fromDay, hash }) => ({
    // It was checked before it was stored.
    document: JSON.parse(body) as OfficeDocument,
    by: signedBy && signedBy.replaceAll('-', ''),
    signature: signature && signature.toString('hex'),
    fromDay,
    hash,
  }));
}

type NewDocument = {
  readonly version: number;
  readonly hash: Buffer;
  readonly body: string;
  readonly signedBy: string | null;
  readonly signature: Buffer | null;
  readonly fromDay: string;
};

export async function insertDocument(
  tx: Tx,
  accountId: string,
  officeId: string,
  document: NewDocument,
): Promise<void> {
  await tx
    .insertInto('reportOfficeDocument')
    .values({ ...document, accountId, officeId })
    .execute();
}

/** Deletes a document that waits and was never served. @param today ISO 8601 */
export async function deleteWaiting(tx: Tx, accountId: string, officeId: string, today: string): Promise<void> {
  await tx
    .deleteFrom('reportOfficeDocument')
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .where('fromDay', '>', today)
    .execute();
}

/** Opens an office with what was proposed for it, which is no proposal any more. */
export async function updatePublished(tx: Tx, accountId: string, officeId: string): Promise<void> {
  await tx
    .updateTable('reportOffice')
    .set({ isOpen: true, proposal: null, proposedBy: null })
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .execute();
}

export type VaultKeys = {
  readonly personId: string;
  /** The ID of the manager in office documents: 32 hexadecimal digits. */
  readonly id: string;
  readonly kem: string;
  readonly sign: string;
};

/** The public keys of all vaults of an account. */
export async function listVaultKeys(tx: Tx, accountId: string): Promise<VaultKeys[]> {
  const rows = await tx
    .selectFrom('reportVault')
    .select(['personId', 'id', 'kemKey', 'signKey'])
    .where('accountId', '=', accountId)
    .execute();
  return rows.map(({ personId, id, kemKey, signKey }) => ({
    personId,
    id: id.replaceAll('-', ''),
    kem: kemKey.toString('hex'),
    sign: signKey.toString('hex'),
  }));
}
