import { fill, isLocale, loadWords } from '@app/texts';
import { createHash } from 'node:crypto';
import type { Actor, Services } from '#platform/http/context.ts';
import { dayOf, pageAddress } from '../../accounts/index.ts';
import { icsOf } from '../../dsar/index.ts';
import { isManager } from '../offices/managers.ts';
import { listDocuments, listOffices, listVaultKeys } from '../offices/queries.ts';
import { listDocumentsByHash } from '../reports/office-queries.ts';
import { documentOf } from '../reports/view.ts';
import { nameOf } from './mails.ts';
import { listOpenDays } from './queries.ts';
import { runningClocks } from './rules.ts';

/**
 * The days on which something is due in the offices of a manager, as a calendar file. It says that there is a deadline, once a day and
 * office, and nothing of which report or what for: calendars are shared.
 */
export async function calendarOf(services: Services, { accountId, id, locale: chosen }: Actor): Promise<string> {
  const now = services.now();
  const today = dayOf(now);
  const locale = isLocale(chosen) ? chosen : 'en';
  const { reportsToSee: words } = await loadWords(locale, 'emails');
  const found = await services.db.asSystem(async (tx) => {
    const own = (await listVaultKeys(tx, accountId)).find(({ personId }) => personId === id);
    const days: { readonly office: string; readonly day: string; readonly title: string }[] = [];
    if (own === undefined) return days;
    for (const office of await listOffices(tx, accountId)) {
      const document = (await listDocuments(tx, accountId, office.id)).findLast(({ fromDay }) => fromDay <= today);
      if (
        !document?.document.recipients.some((one) => one.id === own.id && one.sign === own.sign) ||
        !(await isManager(tx, office, id))
      )
        continue;
      const title = fill(words.subject, { site: await nameOf(tx, office, document) });
      const documents = await listDocumentsByHash(tx, accountId, office.id);
      const reports = await listOpenDays(tx, accountId, office.id, [own.id]);
      const due = reports.flatMap((report) =>
        runningClocks(report, documentOf(documents, report)).map((clock) => clock.due.day),
      );
      for (const day of new Set(due)) days.push({ office: office.id, day, title });
    }
    return days;
  });
  const link = pageAddress(services, locale, 'whistleblowing');
  const events = found.map(({ office, day, title }) => ({ id: nameOfEvent(office, day), day, title, link }));
  const host = new URL(services.config.publicUrl).hostname;
  return icsOf({ days: events, now, name: 'Candor', product: 'Whistleblowing', host });
}

/** The same whenever the file is made, so that calendars replace what they have. */
const nameOfEvent = (office: string, day: string): string =>
  createHash('sha256').update(`${office} ${day}`).digest('hex').slice(0, 32);
