import { addDays } from '@app/deadlines';
import type { Tx } from '#platform/database/database.ts';
import { dayOf, findDeletion } from '../../accounts/index.ts';
import type { OfficeRow } from '../offices/queries.ts';
import { holdDays } from '../offices/rules.ts';
import { findEnding, type EndingOffice } from './queries.ts';

/** The day from which what is left is deleted: 30 days after managers were told, whatever was stored. */
export function lastDay(
  { endsOn }: Pick<OfficeRow, 'endsOn'>,
  { endingToldOn }: Pick<EndingOffice, 'endingToldOn'>,
  until: string,
): string {
  // The account goes on the day that its owner was told.
  if (endsOn === null || endingToldOn === null) return until;
  const told = addDays(endingToldOn, holdDays);
  return told > until ? told : until;
}

/** The day on which what an office holds is deleted, with its form, its site or its account. Null: nothing of them was deleted. */
export async function findLastDay(
  tx: Tx,
  office: Pick<OfficeRow, 'accountId' | 'id' | 'endsOn'>,
): Promise<string | null> {
  const dueAt = await findDeletion(tx, office.accountId);
  const ofAccount = dueAt ? [dayOf(dueAt)] : [];
  const ending = office.endsOn === null ? undefined : await findEnding(tx, office.accountId, office.id);
  const { endsOn } = office;
  const ofOffice = endsOn === null ? [] : [ending && !ending.isReleased ? lastDay(office, ending, endsOn) : endsOn];
  return [...ofAccount, ...ofOffice].toSorted()[0] ?? null;
}
