import { cldrLocale, type Locale } from '@app/texts';

export const day = 86_400_000;

/** Timeframes that end today, in days. */
const lastDays = { 'last-30': 30, 'last-7': 7, 'last-90': 90, 'last-365': 365 } as const;
export type LastDays = keyof typeof lastDays;
/** Their names, in the order in which they are offered. */
export const lastDaysNames = ['last-7', 'last-30', 'last-90', 'last-365'] as const satisfies readonly LastDays[];

/** Whole days in UTC, today included. `to` is exclusive. */
export function lastDaysOf(name: LastDays, now: number): { readonly from: number; readonly to: number } {
  const to = Math.floor(now / day) * day + day;
  return { from: to - lastDays[name] * day, to };
}

/** The weeks of a month in UTC, as starts of days. Weeks are whole, so they hold days of the months beside it, too. */
export function weeksOf(month: number, firstWeekday: number): readonly (readonly number[])[] {
  const date = new Date(month);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  const before = (new Date(first).getUTCDay() - firstWeekday + 7) % 7;
  const weeks: number[][] = [];
  for (let at = first - before * day; at < next; at += 7 * day)
    weeks.push(Array.from({ length: 7 }, (_, index) => at + index * day));
  return weeks;
}

/** The start of the month of a day, or of one so many months later. */
export function monthOf(at: number, later = 0): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1);
}

/** The same day of another month, or its last day. */
export function dayInMonth(at: number, later: number): number {
  const month = monthOf(at, later);
  const last = new Date(monthOf(month, 1) - day).getUTCDate();
  return month + (Math.min(new Date(at).getUTCDate(), last) - 1) * day;
}

type WeekLocale = Intl.Locale & {
  getWeekInfo?(): { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
};

/** The weekday that begins a week: 0 is Sunday. Monday where the browser does not know. */
export function firstWeekday(locale: Locale): number {
  // Not in all browsers, and in some as a property.
  const known = new Intl.Locale(cldrLocale(locale)) as WeekLocale;
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}
