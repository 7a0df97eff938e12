import { addDays } from '@app/deadlines';
import type { OfficeDocument } from '@app/sealing';
import { formatDate } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf, tellPeople } from '../../accounts/index.ts';
import { recordEvent } from '../../audit/index.ts';
import { touchForReportForm } from '../../policies/index.ts';
import { toHex } from '../ids.ts';
import { formerAddressesOf, listManagerKeys } from './managers.ts';
import { namesOf, storeDocument } from './publish.ts';
import {
  deleteWaiting,
  listDocuments,
  lockOffice,
  updatePublished,
  type DocumentRow,
  type OfficeRow,
} from './queries.ts';
import { listVaultOwners } from '../tool/vault-queries.ts';
import { areManagers, differs, hasEnough, nameIn, unsignedDocument, waitingDays } from './rules.ts';
import { formUrl } from './tool-offices.ts';

/**
 * Where nobody who may sign for an office is left, what an admin proposes waits seven days and is then served without a signature,
 * which form and mailboxes say. Former managers are told when it begins to wait. A second run finds it waiting.
 */
export async function waitUnsigned(tx: Tx, services: Services, accountId: string, officeId: string): Promise<void> {
  const office = await lockOffice(tx, accountId, officeId);
  if (!office?.proposal || office.endsOn !== null) return;
  const today = dayOf(services.now());
  const documents = await listDocuments(tx, accountId, officeId);
  const served = documents.findLast(({ fromDay }) => fromDay <= today);
  if (!served) return;
  if (served.by === null && !differs(office.proposal, served.document)) {
    await updatePublished(tx, accountId, officeId);
    if (isOtherCountry(documents, served)) await touchForReportForm(tx, accountId, office.siteId, services.now());
    return;
  }
  // A proposal that was changed before this first run of the day: what is served from today names its law all the same.
  if (served.by === null && served.fromDay === today && isOtherCountry(documents, served))
    await touchForReportForm(tx, accountId, office.siteId, services.now(), new Date(`${today}T00:00:00Z`));
  const waiting = documents.find(({ fromDay }) => fromDay > today);
  const isWaiting = waiting && !differs(office.proposal, waiting.document);
  const managers = await listManagerKeys(tx, office);
  const mayBeServed = hasEnough(office.proposal) && areManagers(office.proposal, managers);
  const maySign = managers.some(({ id, sign }) => isRecipient(served.document, id, sign));
  // A role that was given back, or another proposal, ends the wait.
  if (waiting && (!isWaiting || maySign || !mayBeServed)) await deleteWaiting(tx, accountId, officeId, today);
  if (isWaiting || maySign || !mayBeServed) return;
  await beginWait(tx, services, office, served);
}

async function beginWait(tx: Tx, services: Services, office: OfficeRow, served: DocumentRow): Promise<void> {
  const { accountId, id, siteId, proposal } = office;
  if (!proposal) return;
  const now = services.now();
  const today = dayOf(now);
  const fromDay = addDays(today, waitingDays);
  const beforeHash = served.hash.toString('hex');
  const document = unsignedDocument(proposal, { before: served.document, beforeHash, day: today });
  const unsigned = { document, by: null, signature: null };
  await storeDocument(tx, office, unsigned, fromDay);
  const details = { ...namesOf(office, unsigned), version: document.version, from: fromDay };
  await recordEvent(tx, now, { accountId, job: 'whistleblowing.offices' }, 'report-office.unsigned', {
    siteId,
    details,
  });
  const former = new Set(served.document.recipients.map((recipient) => recipient.id));
  // Also who set these keys aside since, or left the account.
  const people = (await listVaultOwners(tx, accountId)).filter((vault) => former.has(toHex(vault.id)));
  const addresses = await formerAddressesOf(
    tx,
    people.map(({ personId }) => personId),
  );
  await tellPeople(tx, accountId, 'reportManagersReplaced', addresses, (locale) => ({
    site: nameIn(served.document),
    date: formatDate(locale, fromDay, 'long'),
    link: formUrl(services.config.reportUrl, toHex(id)),
  }));
}

/** Whether a document names the law of another country than the one before it. */
const isOtherCountry = (documents: readonly DocumentRow[], served: DocumentRow): boolean =>
  documents[documents.indexOf(served) - 1]?.document.country !== served.document.country;

const isRecipient = ({ recipients }: OfficeDocument, id: string, sign: string): boolean =>
  recipients.some((recipient) => recipient.id === id && recipient.sign === sign);
