import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf, pageAddress, tellPeople } from '../../accounts/index.ts';
import { findNamedSite } from '../../sites/index.ts';
import { addressesOf, listManagerKeys, type Addressee } from '../offices/managers.ts';
import { listDocuments, lockOffice, type DocumentRow, type OfficeRow } from '../offices/queries.ts';
import { nameIn } from '../offices/rules.ts';
import { findRhythm, hasNews, listOpenDays, updateMailed } from './queries.ts';
import { isAlerted, isMailDue, isNewlyOverdue, runningClocks } from './rules.ts';

/**
 * Mails all managers of an office on its fixed days, whether or not there is something unless an admin chose so, always the same words. Out of turn they are
 * mailed when a deadline has passed. A second run on the same day mails nobody.
 */
export async function mailManagers(tx: Tx, services: Services, accountId: string, officeId: string): Promise<void> {
  const now = services.now();
  const today = dayOf(now);
  const office = await lockOffice(tx, accountId, officeId);
  const rhythm = office && (await findRhythm(tx, accountId, officeId));
  const document = (await listDocuments(tx, accountId, officeId)).findLast(({ fromDay }) => fromDay <= today);
  if (!office || !rhythm || !document || isOver(office, today)) return;
  if (isMailDue(rhythm, now)) {
    const isNeeded = !rhythm.mailsWhenDueOnly || (await hasSomething(tx, office, document, today));
    if (isNeeded) await mailAll(tx, services, office, document);
    // Whatever is overdue was told by this mail. A day without a mail counts as told, too: one later that day would tell the hour.
    await updateMailed(tx, accountId, officeId, { mailedOn: today, overdueMailedOn: today });
    return;
  }
  if (rhythm.mailedOn === today || now.getUTCHours() < rhythm.mailHour) return;
  const reports = await listOpenDays(tx, accountId, officeId);
  const clocks = reports.flatMap((days) => runningClocks(days, document.document));
  if (!isNewlyOverdue(clocks, rhythm.overdueMailedOn, today)) return;
  await mailAll(tx, services, office, document);
  await updateMailed(tx, accountId, officeId, { overdueMailedOn: today });
}

const isOver = ({ endsOn }: OfficeRow, today: string): boolean => endsOn !== null && endsOn <= today;

/** Whether something is new or due in an office. */
async function hasSomething(
  tx: Tx,
  { accountId, id }: OfficeRow,
  { document }: DocumentRow,
  today: string,
): Promise<boolean> {
  if (await hasNews(tx, accountId, id)) return true;
  const reports = await listOpenDays(tx, accountId, id);
  return isAlerted(
    reports.flatMap((days) => runningClocks(days, document)),
    today,
  );
}

async function mailAll(tx: Tx, services: Services, office: OfficeRow, document: DocumentRow): Promise<void> {
  const site = await nameOf(tx, office, document);
  const people = await managersOf(tx, office, document);
  await tellPeople(tx, office.accountId, 'reportsToSee', people, (locale) => ({
    site,
    link: pageAddress(services, locale, 'whistleblowing'),
  }));
}

/** Everybody whom the current document names and who still has the role. */
export async function managersOf(tx: Tx, office: OfficeRow, { document }: DocumentRow): Promise<Addressee[]> {
  const { recipients, custodian } = document;
  const named = new Set([...recipients, ...(custodian ? [custodian] : [])].map(({ id }) => id));
  const managers = (await listManagerKeys(tx, office)).filter(({ id }) => named.has(id));
  return addressesOf(
    tx,
    office.accountId,
    managers.map(({ personId }) => personId),
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
