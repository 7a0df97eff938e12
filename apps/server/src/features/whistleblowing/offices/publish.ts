import { canonicalText, type JsonObject } from '@app/evidence';
import { officeHash, type SignedOffice } from '@app/sealing';
import type { Tx } from '#platform/database/database.ts';
import type { Actor, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf, findDeletion, saveHold } from '../../accounts/index.ts';
import { recordEvent } from '../../audit/index.ts';
import { touchForReportForm } from '../../policies/index.ts';
import { addTypicalOf } from '../../processing-records/index.ts';
import { bytesOfHex, toHex, toUuid } from '../ids.ts';
import { servedChain } from './chain.ts';
import { isManager, listManagerKeys } from './managers.ts';
import { deleteWaiting, insertDocument, lockOffice, updatePublished, type OfficeRow } from './queries.ts';
import { holdDays, refusalOf } from './rules.ts';
import type { SentDocument } from './schemas.ts';

/**
 * Publishes the next document of an office, which a manager signed.
 * @param officeHex 32 hexadecimal digits
 * @throws Problem `report-office.not-found`, `report-office.changed`, `report-office.ended`, `report-office.too-few`,
 * `report-office.refused`
 */
export async function publishDocument(
  { db, now }: Services,
  actor: Actor,
  officeHex: string,
  signed: SentDocument,
): Promise<void> {
  const { accountId } = actor;
  const at = now();
  const today = dayOf(at);
  await db.asSystem(async (tx) => {
    const office = await lockOffice(tx, accountId, toUuid(officeHex));
    if (!office || !(await isManager(tx, office, actor.id))) throw new Problem('report-office.not-found');
    if (office.endsOn !== null || (await findDeletion(tx, accountId))) throw new Problem('report-office.ended');
    const managers = await listManagerKeys(tx, office);
    const signer = managers.find(({ personId }) => personId === actor.id)?.id;
    const chain = await servedChain(tx, accountId, office.id, today);
    const next = { chain, proposal: office.proposal, office: officeHex, managers, today };
    const refusal = signer === undefined ? 'signature' : refusalOf(signed, { ...next, signer });
    if (refusal === 'changed') throw new Problem('report-office.changed');
    if (refusal === 'too-few') throw new Problem('report-office.too-few');
    if (refusal) throw new Problem('report-office.refused', { reason: refusal });
    await deleteWaiting(tx, accountId, office.id, today);
    await storeDocument(tx, office, signed, today);
    await updatePublished(tx, accountId, office.id);
    // The privacy policy names the form, and the law of its country.
    if (signed.document.country !== chain.at(-1)?.document.country)
      await touchForReportForm(tx, accountId, office.siteId, at);
    if (signed.document.version === 1)
      await addTypicalOf(tx, { accountId, job: 'whistleblowing.offices' }, at, 'whistleblowing');
    // Whoever reported relies on the account.
    await saveHold(tx, accountId, holdDays);
    const { version, recipients } = signed.document;
    const details = { ...namesOf(office, signed), version, recipients: recipients.length };
    await recordEvent(tx, at, actor, 'report-office.signed', { siteId: office.siteId, details });
  });
}

/** Stores a document in canonical form, as it is hashed. */
export async function storeDocument(
  tx: Tx,
  { accountId, id }: OfficeRow,
  { document, by, signature }: SignedOffice,
  fromDay: string,
): Promise<void> {
  await insertDocument(tx, accountId, id, {
    version: document.version,
    hash: Buffer.from(officeHash(document)),
    body: canonicalText(document as JsonObject),
    signedBy: by && toUuid(by),
    signature: signature === null ? null : bytesOfHex(signature),
    fromDay,
  });
}

/** What the log of the account says of a document: its hash, by which everybody can compare it. */
export const namesOf = ({ id }: OfficeRow, { document }: SignedOffice) => ({
  office: toHex(id),
  hash: Buffer.from(officeHash(document)).toString('hex'),
});
