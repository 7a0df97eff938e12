import type { Database, Tx } from './database.ts';

// Tables partitioned by month. Their ids are UUIDv7, so a time range is a range of ids. All times are UTC.

export type Step = 'hour' | 'day' | 'month';

const hour = 3_600_000;
const day = 24 * hour;

/** The same time of day so many calendar months earlier; in a month that lacks the day, on its last day. */
export function monthsBefore(moment: Date, months: number): Date {
  const result = new Date(moment);
  result.setUTCMonth(result.getUTCMonth() - months);
  // setUTCMonth turns 31 February into 3 March: go back to the end of the intended month.
  if (result.getUTCDate() !== moment.getUTCDate()) result.setUTCDate(0);
  return result;
}

/** The start of the hour, day or month that contains a time. */
export function floorTo(step: Step, moment: Date): Date {
  if (step === 'month') return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1));
  const length = step === 'hour' ? hour : day;
  return new Date(Math.floor(moment.getTime() / length) * length);
}

/** The start of the first whole step that is not earlier than a time. */
export function ceilTo(step: Step, moment: Date): Date {
  const floor = floorTo(step, moment);
  if (floor.getTime() === moment.getTime()) return floor;
  if (step === 'month') return new Date(Date.UTC(floor.getUTCFullYear(), floor.getUTCMonth() + 1, 1));
  return new Date(floor.getTime() + (step === 'hour' ? hour : day));
}

/** The smallest UUIDv7 of a time; for times before 1970, the smallest of all. */
export function firstIdAt(moment: Date): string {
  const digits = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}

/** The first day that is kept with a retention of so many months. */
export function keptFrom(now: Date, months: number): Date {
  return floorTo('day', monthsBefore(now, months));
}

/** The number of past months for which hourly counts are shown. */
const hoursShown = 2;
/** How long hourly counts are kept: slightly longer than they are shown. */
const hoursKept = 70 * day;

type CountQuery = { readonly from?: string | undefined; readonly to?: string | undefined; readonly step: Step };

/** The range to count: whole steps; hours only of the last two months; from `since` on if the query has no start. */
export function countedRange(now: Date, { from, to, step }: CountQuery, since: Date) {
  const end = ceilTo(step, to ? new Date(to) : new Date(now.getTime() + 1));
  const first = floorTo(step, from ? new Date(from) : since);
  const earliest = step === 'hour' ? floorTo('hour', monthsBefore(now, hoursShown)) : first;
  const start = first > earliest ? first : earliest;
  return { from: start, to: end > start ? end : start };
}

/** Deletes hourly counts that are no longer shown, in all accounts: daily counts stay. */
export async function deleteOldHours(db: Database, table: 'preferenceHour' | 'consentHour', now: Date): Promise<void> {
  const before = new Date(now.getTime() - hoursKept);
  await db.acrossAccounts((tx) => tx.deleteFrom(table).where('at', '<', before).execute());
}

/** Creates the missing partitions for so many months, starting with the month of `first`. Returns their number. */
type MakePartitions = (tx: Tx, first: string, months: number) => Promise<number>;

const monthsAhead = 2;
/** Age in days up to which rows find a partition. Rows of browsers come up to two days late; the third day is a reserve. */
const backDays = 3;

/** Creates the partitions for current rows and for the next two months. @throws the database's error, which raises an alarm */
export async function preparePartitions(db: Database, now: Date, make: MakePartitions): Promise<number> {
  const first = new Date(now.getTime() - backDays * day);
  return db.asSystem((tx) => make(tx, dayOf(first), monthOf(now) - monthOf(first) + 1 + monthsAhead));
}

/** Creates the partition of an older month when a row for it arrives, once per process. */
export function olderPartitions(db: Database, make: MakePartitions) {
  const made = new Set<number>();
  const makeMonth = async (at: number): Promise<void> => {
    const month = monthOf(new Date(at));
    if (made.has(month)) return;
    await db.asSystem((tx) => make(tx, dayOf(new Date(at)), 1));
    made.add(month);
  };
  return (at: number, now: number): void | Promise<void> => (at > now - backDays * day ? undefined : makeMonth(at));
}

/** The UTC day of a time in ISO format. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function monthOf(moment: Date): number {
  return moment.getUTCFullYear() * 12 + moment.getUTCMonth();
}
