import type { ReportOfficeMails } from '@app/contract';
import type { OfficeDocument, SignedOffice } from '@app/sealing';
import type { OfficeProposal } from '@app/whistleblowing';
import { sql, type Tx } from '#platform/database/database.ts';
import type { VaultKeys } from './rules.ts';

export type StoredOffice = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly proposal: OfficeProposal | null;
  readonly endsOn: string | null;
  readonly mailDays: readonly number[];
  readonly mailHour: number;
  readonly mailsWhenDueOnly: boolean;
};

/** The office of a site; where its intake has ended and no other has begun, the one that ended last. */
export async function findOfficeOfSite(tx: Tx, accountId: string, siteId: string): Promise<StoredOffice | undefined> {
  const row = await officesOf(tx, accountId, siteId).executeTakeFirst();
  // Only `propose` writes it.
  return row && { ...row, proposal: row.proposal as OfficeProposal | null };
}

/** Locks the office of a site that takes reports, or will. */
export async function lockOfficeOfSite(tx: Tx, accountId: string, siteId: string): Promise<StoredOffice | undefined> {
  const row = await officesOf(tx, accountId, siteId).where('endsOn', 'is', null).forUpdate().executeTakeFirst();
  return row && { ...row, proposal: row.proposal as OfficeProposal | null };
}

function officesOf(tx: Tx, accountId: string, siteId: string) {
  return tx
    .selectFrom('reportOffice')
    .select(['id', 'isOpen', 'proposal', 'endsOn', 'mailDays', 'mailHour', 'mailsWhenDueOnly'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy(sql`ends_on desc nulls first`)
    .limit(1);
}

export async function insertOffice(tx: Tx, accountId: string, siteId: string, id: string): Promise<void> {
  await tx.insertInto('reportOffice').values({ accountId, siteId, id }).execute();
}

export async function updateProposal(
  tx: Tx,
  accountId: string,
  officeId: string,
  { proposal, proposedBy }: { readonly proposal: OfficeProposal; readonly proposedBy: string },
): Promise<void> {
  await tx
    .updateTable('reportOffice')
    .set({ proposal: JSON.stringify(proposal), proposedBy })
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .execute();
}

export async function updateMails(
  tx: Tx,
  accountId: string,
  officeId: string,
  { days, hour, onlyWhenDue }: ReportOfficeMails,
): Promise<void> {
  await tx
    .updateTable('reportOffice')
    .set({ mailDays: days, mailHour: hour, mailsWhenDueOnly: onlyWhenDue })
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .execute();
}

/** Takes back what was proposed. */
export async function clearProposal(tx: Tx, accountId: string, officeId: string): Promise<void> {
  await tx
    .updateTable('reportOffice')
    .set({ proposal: null, proposedBy: null })
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .execute();
}

/** Ends the intake. What the office holds stays until that day at least. */
export async function updateEnded(tx: Tx, accountId: string, officeId: string, endsOn: string): Promise<void> {
  await tx
    .updateTable('reportOffice')
    .set({ isOpen: false, endsOn, proposal: null, proposedBy: null })
    .where('accountId', '=', accountId)
    .where('id', '=', officeId)
    .execute();
}

/** Deletes an office that nobody signed, so that nothing was ever sent to it. */
export async function deleteUnsigned(tx: Tx, accountId: string, officeId: string): Promise<void> {
  await tx.deleteFrom('reportOffice').where('accountId', '=', accountId).where('id', '=', officeId).execute();
}

export type DocumentOfOffice = SignedOffice & { readonly fromDay: string };

/** The signed documents of an office, the first one first. */
export async function listDocuments(tx: Tx, accountId: string, officeId: string): Promise<DocumentOfOffice[]> {
  const rows = await tx
    .selectFrom('reportOfficeDocument')
    .select(['body', 'signedBy', 'signature', 'fromDay'])
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .orderBy('version')
    .execute();
  return rows.map(({ body, signedBy, signature, fromDay }) => ({
    // Was checked before it was stored.
    document: JSON.parse(body) as OfficeDocument,
    by: signedBy && toHex(signedBy),
    signature: signature && signature.toString('hex'),
    fromDay,
  }));
}

/** The public keys of the managers of an account. */
export async function listVaultKeys(tx: Tx, accountId: string): Promise<VaultKeys[]> {
  const rows = await tx
    .selectFrom('reportVault')
    .select(['id', 'personId', 'kemKey', 'signKey'])
    .where('accountId', '=', accountId)
    .execute();
  return rows.map(({ id, personId, kemKey, signKey }) => ({
    id: toHex(id),
    personId,
    kem: kemKey.toString('hex'),
    sign: signKey.toString('hex'),
  }));
}

/** As office documents write IDs. */
const toHex = (uuid: string): string => uuid.replaceAll('-', '');
