import { cldrLocale, type Locale } from '@app/texts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago a moment was, up to a week: `2 hours ago`. From a day on, the days of the calendar count: what was on Monday night is
 * not "yesterday" on Wednesday morning. Undefined for older moments and those to come.
 */
export function ago(locale: Locale, at: number, now: number): string | undefined {
  const passed = now - at;
  if (passed < 0 || passed >= 7 * day) return undefined;
  const [count, unit] =
    passed < hour
      ? ([Math.floor(passed / minute), 'minute'] as const)
      : passed < day
        ? ([Math.floor(passed / hour), 'hour'] as const)
        : ([dayNumber(now) - dayNumber(at), 'day'] as const);
  return new Intl.RelativeTimeFormat(cldrLocale(locale), { numeric: 'auto' }).format(-count, unit);
}

/** The number of a day by the reader's clock. */
function dayNumber(at: number): number {
  const local = new Date(at);
  return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / day;
}
