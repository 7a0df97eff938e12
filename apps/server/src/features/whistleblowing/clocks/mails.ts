import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf, pageAddress, tellPeople } from '../../accounts/index.ts';
import { findNamedSite } from '../../sites/index.ts';
import { addressesOf, listManagerKeys, type Addressee } from '../offices/managers.ts';
import { listDocuments, lockOffice, type DocumentRow, type OfficeRow } from '../offices/queries.ts';
import { nameIn } from '../offices/rules.ts';
import { listDocumentsByHash } from '../reports/office-queries.ts';
import { documentOf } from '../reports/view.ts';
import { listVaultOwners } from '../tool/vault-queries.ts';
import { findRhythm, hasNews, hasNotice, listOpenDays, updateMailed, type UnreadReport } from './queries.ts';
import { isAlerted, isMailDue, isNewlyOverdue, runningClocks } from './rules.ts';
import { readByNobody, tellable } from './unread.ts';

/**
 * Mails the managers of an office on its fixed days, always the same words: all of them, whether or not there is something, unless an
 * admin chose that only those are mailed who have something new or due. Out of turn those are mailed who read a report of which a
 * deadline has passed. A report that nobody here reads any more counts for every recipient. Whoever was not ticked or is excluded is
 * told of no report. A second run on the same day mails nobody.
 * The mail that only some get says so: its arrival tells something.
 */
export async function mailManagers(tx: Tx, services: Services, accountId: string, officeId: string): Promise<void> {
  const now = services.now();
  const today = dayOf(now);
  const office = await lockOffice(tx, accountId, officeId);
  const rhythm = office && (await findRhythm(tx, accountId, officeId));
  const document = (await listDocuments(tx, accountId, officeId)).findLast(({ fromDay }) => fromDay <= today);
  if (!office || !rhythm || !document || isOver(office, today)) return;
  const named = await withUnread(tx, office, await listNamed(tx, office, document));
  const kind = rhythm.mailsWhenDueOnly ? 'reportsDue' : 'reportsToSee';
  if (isMailDue(rhythm, now)) {
    const isTold = (person: ManagerWithUnread) => hasSomething(tx, office, person, today);
    await mail(tx, services, kind, { office, document }, rhythm.mailsWhenDueOnly ? await those(named, isTold) : named);
    // Whatever is overdue was told by this mail. A day without a mail counts as told, too: one later that day would tell the hour.
    await updateMailed(tx, accountId, officeId, { mailedOn: today, overdueMailedOn: today });
    return;
  }
  if (rhythm.mailedOn === today || now.getUTCHours() < rhythm.mailHour) return;
  const late = await those(named, async (person) => {
    const clocks = await clocksOf(tx, office, person);
    return isNewlyOverdue(clocks, rhythm.overdueMailedOn, today);
  });
  if (late.length === 0) return;
  await mail(tx, services, kind, { office, document }, late);
  await updateMailed(tx, accountId, officeId, { overdueMailedOn: today });
}

const isOver = ({ endsOn }: OfficeRow, today: string): boolean => endsOn !== null && endsOn <= today;

/** Whom the current document names, with all IDs that they have had. */
type NamedManager = { readonly personId: string; readonly ids: readonly string[]; readonly isRecipient: boolean };

/** With the open reports that nobody reads any more and of which they may be told. */
type ManagerWithUnread = NamedManager & { readonly unread: readonly UnreadReport[] };

/** Everybody whom the current document names and who still has the role. */
async function listNamed(tx: Tx, office: OfficeRow, { document }: DocumentRow): Promise<NamedManager[]> {
  const { recipients, custodian } = document;
  const named = new Set([...recipients, ...(custodian ? [custodian] : [])].map(({ id, sign }) => `${id} ${sign}`));
  const managers = (await listManagerKeys(tx, office)).filter(({ id, sign }) => named.has(`${id} ${sign}`));
  const owners = Map.groupBy(await listVaultOwners(tx, office.accountId), ({ personId }) => personId);
  return managers.map(({ personId, id }) => ({
    personId,
    ids: (owners.get(personId) ?? []).map((owner) => owner.id),
    isRecipient: recipients.some((recipient) => recipient.id === id),
  }));
}

/** A custodian handles no report, so that only recipients are told of those that nobody reads. */
async function withUnread(tx: Tx, office: OfficeRow, named: readonly NamedManager[]): Promise<ManagerWithUnread[]> {
  const unread = await readByNobody(tx, office, named);
  const told: ManagerWithUnread[] = [];
  for (const person of named)
    told.push({ ...person, unread: person.isRecipient ? await tellable(tx, office, unread, person) : [] });
  return told;
}

async function those(
  people: readonly ManagerWithUnread[],
  is: (person: ManagerWithUnread) => Promise<boolean>,
): Promise<ManagerWithUnread[]> {
  const found: ManagerWithUnread[] = [];
  for (const person of people) if (await is(person)) found.push(person);
  return found;
}

/** The clocks that run in the reports that somebody reads, or that nobody reads. */
async function clocksOf(tx: Tx, { accountId, id }: OfficeRow, { ids, unread }: ManagerWithUnread) {
  const documents = await listDocumentsByHash(tx, accountId, id);
  const reports = await listOpenDays(tx, accountId, id, ids);
  return [...reports, ...unread].flatMap((report) => runningClocks(report, documentOf(documents, report)));
}

/** Whether something is new or due in an office for somebody. */
async function hasSomething(tx: Tx, office: OfficeRow, person: ManagerWithUnread, today: string): Promise<boolean> {
  if (person.unread.some(({ newsSince }) => newsSince !== null)) return true;
  if (await hasNews(tx, office.accountId, office.id, person.ids)) return true;
  if (isAlerted(await clocksOf(tx, office, person), today)) return true;
  return hasNotice(tx, office.accountId, office.id, person.ids);
}

type SignedFor = { readonly office: OfficeRow; readonly document: DocumentRow };

async function mail(
  tx: Tx,
  services: Services,
  kind: 'reportsDue' | 'reportsToSee',
  { office, document }: SignedFor,
  people: readonly NamedManager[],
): Promise<void> {
  const site = await nameOf(tx, office, document);
  const ids = people.map(({ personId }) => personId);
  const addresses = await addressesOf(tx, office.accountId, ids);
  await tellPeople(tx, office.accountId, kind, addresses, (locale) => ({
    site,
    link: pageAddress(services, locale, 'whistleblowing'),
  }));
}

/** The addresses of everybody whom the current document names and who still has the role. */
export async function managersOf(tx: Tx, office: OfficeRow, document: DocumentRow): Promise<Addressee[]> {
  const named = await listNamed(tx, office, document);
  return addressesOf(
    tx,
    office.accountId,
    named.map(({ personId }) => personId),
  );
}

/** The name of the site of an office; of a deleted site that of its form. */
export async function nameOf(
  tx: Tx,
  { accountId, siteId }: OfficeRow,
  { document }: Pick<DocumentRow, 'document'>,
): Promise<string> {
  return (await findNamedSite(tx, accountId, siteId))?.name ?? nameIn(document);
}
