import type { Tx } from '#platform/database/database.ts';

export type StoredCalendar = { readonly personId: string; readonly id: string; readonly madeAt: Date };

export async function findCalendar(tx: Tx, accountId: string, personId: string): Promise<StoredCalendar | undefined> {
  return tx
    .selectFrom('dsarCalendar')
    .select(['personId', 'id', 'madeAt'])
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .executeTakeFirst();
}

export async function findCalendarById(tx: Tx, accountId: string, id: string): Promise<StoredCalendar | undefined> {
  return tx
    .selectFrom('dsarCalendar')
    .select(['personId', 'id', 'madeAt'])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The calendars of all people of an account, oldest first. */
export async function listCalendars(tx: Tx, accountId: string): Promise<StoredCalendar[]> {
  return tx
    .selectFrom('dsarCalendar')
    .select(['personId', 'id', 'madeAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
}

/** Replaces the calendar of a person, if they have one. */
export async function saveCalendar(tx: Tx, accountId: string, calendar: StoredCalendar): Promise<void> {
  const { id, madeAt } = calendar;
  await tx
    .insertInto('dsarCalendar')
    .values({ ...calendar, accountId })
    .onConflict((conflict) => conflict.columns(['accountId', 'personId']).doUpdateSet({ id, madeAt }))
    .execute();
}

/** @returns whether there was one */
export async function deleteCalendar(tx: Tx, accountId: string, personId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('dsarCalendar')
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
