import { parseDate } from '@app/contract';
import type { Locale } from '@app/texts';

export type Days = { readonly from?: string; readonly to?: string };
export type DaysRefusal = { readonly field: 'from' | 'to'; readonly why: 'date' | 'reversed' };
type ParsedDays =
  | { readonly ok: true; readonly days: Days }
  | { readonly ok: false; readonly refusals: readonly DaysRefusal[] };

/**
 * Parses a range of days typed in the format of the language or as 2026-11-22. Empty is no limit. Refuses days after today in
 * UTC, and a last day before the first (PRODUCT 5).
 */
export function readDays(
  locale: Locale,
  typed: { readonly from: string; readonly to: string },
  now: number,
): ParsedDays {
  const today = isoDay(now);
  const refusals: DaysRefusal[] = [];
  const read = (field: 'from' | 'to'): string | undefined => {
    const text = typed[field].trim();
    if (text === '') return undefined;
    const day = parseDate(locale, text);
    if (day === undefined || day > today) refusals.push({ field, why: 'date' });
    return day;
  };
  const [from, to] = [read('from'), read('to')];
  if (refusals.length === 0 && from !== undefined && to !== undefined && to < from)
    refusals.push({ field: 'to', why: 'reversed' });
  if (refusals.length > 0) return { ok: false, refusals };
  return { ok: true, days: { ...(from && { from }), ...(to && { to }) } };
}

export const quickDays = ['everything', 'older', 'lastMonth', 'thisYear'] as const;
export type QuickDays = (typeof quickDays)[number];

/** Common ranges of days. `older` ends where the two months begin that the page shows. */
export function daysOf(quick: QuickDays, now: number): Days {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  switch (quick) {
    case 'everything':
      return {};
    case 'older': {
      const lastDay = Math.min(date.getUTCDate(), new Date(Date.UTC(year, month - 1, 0)).getUTCDate());
      return { to: isoDay(Date.UTC(year, month - 2, lastDay)) };
    }
    case 'lastMonth':
      return { from: isoDay(Date.UTC(year, month - 1, 1)), to: isoDay(Date.UTC(year, month, 0)) };
    case 'thisYear':
      return { from: isoDay(Date.UTC(year, 0, 1)), to: isoDay(now) };
  }
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
