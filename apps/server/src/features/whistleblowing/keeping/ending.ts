import { addDays } from '@app/deadlines';
import { formatDate } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { dayOf, findDeletion, pageAddress, saveHold, tellPeople } from '../../accounts/index.ts';
import { managersOf, nameOf } from '../clocks/mails.ts';
import type { HalvesName } from '../key-store/key-store.ts';
import { listDocuments, listOffices, lockOffice, type OfficeRow } from '../offices/queries.ts';
import { holdDays } from '../offices/rules.ts';
import { deleteByTime } from './delete.ts';
import { lastDay } from './last-day.ts';
import { deleteOffice, findEnding, lockKept, updateEnding, updateEndsOn, updateIsOpen } from './queries.ts';

/** Ends the intake of the offices of a site that was deleted. Open reports stay for 30 days, or until a manager releases them. */
export async function endOfficesOfSite(
  { db, now }: Services,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
): Promise<void> {
  await db.asSystem(async (tx) => {
    for (const office of await listOffices(tx, accountId))
      if (office.siteId === siteId && office.endsOn === null)
        await updateEndsOn(tx, accountId, office.id, addDays(dayOf(now()), holdDays));
  });
}

/**
 * Tells all managers once that intake has ended, by whatever was deleted, and closes an office while the deletion of its account is
 * planned. Idempotent.
 */
export async function tellEnding(tx: Tx, services: Services, accountId: string, officeId: string): Promise<void> {
  const office = await lockOffice(tx, accountId, officeId);
  const ending = office && (await findEnding(tx, accountId, officeId));
  const document = (await listDocuments(tx, accountId, officeId)).at(-1);
  if (!office || !ending || !document) return;
  const today = dayOf(services.now());
  const dueAt = await findDeletion(tx, accountId);
  const until = office.endsOn ?? (dueAt && dayOf(dueAt));
  if (until === undefined) {
    // The deletion of the account was taken back.
    if (!office.isOpen) await updateIsOpen(tx, accountId, officeId, true);
    if (ending.endingToldOn !== null) await updateEnding(tx, accountId, officeId, { endingToldOn: null });
    return;
  }
  if (office.isOpen) await updateIsOpen(tx, accountId, officeId, false);
  if (ending.endingToldOn !== null || ending.isReleased) return;
  const site = await nameOf(tx, office, document);
  const last = lastDay(office, { ...ending, endingToldOn: today }, until);
  await tellPeople(tx, accountId, 'reportOfficeEnding', await managersOf(tx, office, document), (locale) => ({
    site,
    date: formatDate(locale, last, 'long'),
    link: pageAddress(services, locale, 'whistleblowing'),
  }));
  await updateEnding(tx, accountId, officeId, { endingToldOn: today });
}

/**
 * Ends what is left of an office, once a manager released it or 30 days after all were told: first its reports are deleted as single
 * ones are, and the halves to destroy are returned. The office itself goes in a later run, when the key store holds nothing of it any
 * more: a kill in between would otherwise leave halves that an older backup of the database opens.
 * @param halves what the key store holds of the office
 */
export async function removeEnded(
  tx: Tx,
  { now }: Services,
  { accountId, id: officeId }: Pick<OfficeRow, 'accountId' | 'id'>,
  halves: readonly HalvesName[],
): Promise<readonly HalvesName[]> {
  const office = await lockOffice(tx, accountId, officeId);
  const ending = office && (await findEnding(tx, accountId, officeId));
  if (!office || !ending || office.endsOn === null) return [];
  const isOver = ending.endingToldOn !== null && lastDay(office, ending, office.endsOn) <= dayOf(now());
  if (!ending.isReleased && !isOver) return [];
  const kept = await lockKept(tx, accountId, officeId);
  for (const report of kept) await deleteByTime(tx, office, report, dayOf(now()));
  if (kept.length > 0 || halves.length > 0) return halves;
  await deleteOffice(tx, accountId, officeId);
  if ((await listOffices(tx, accountId)).length === 0) await saveHold(tx, accountId, null);
  return [];
}
