import { cldrLocale, type Locale } from './locales.ts';

/**
 * Date styles. `default` (2026-03-09) and `DDMMYYYY` (09-03-2026) are the same everywhere; the others depend on the locale:
 * `long` March 9, 2026, `medium` Mar 9, 2026, `month_and_year` March 2026, `short_m` Mar, `numeric` 03/09/2026, `date_and_time` Mar 9, 2026, 2:05 PM.
 */
export type DateStyle =
  | 'default'
  | 'DDMMYYYY'
  | 'long'
  | 'medium'
  | 'day_and_month'
  | 'month_and_year'
  | 'short_m'
  | 'weekday'
  | 'weekday_letter'
  | 'numeric'
  | 'date_and_time';

type OfLocale = Exclude<DateStyle, 'default' | 'DDMMYYYY'>;

const options: Record<OfLocale, Intl.DateTimeFormatOptions> = {
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  month_and_year: { year: 'numeric', month: 'long' },
  day_and_month: { month: 'short', day: 'numeric' },
  short_m: { month: 'short' },
  weekday: { weekday: 'long' },
  weekday_letter: { weekday: 'narrow' },
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  date_and_time: { dateStyle: 'medium', timeStyle: 'short' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** The form of the first day of a month before the month's name, in locales where it is an ordinal. CLDR has none. */
const firstDays: Partial<Record<Locale, string>> = { el: '1η', fr: '1er', it: '1º', 'pt-BR': '1º' };

/**
 * Formats a moment in a time zone, by default UTC. Accepts a `Date`, or an ISO string of a day or a moment.
 * @throws RangeError for an invalid date
 */
export function formatDate(
  locale: Locale,
  date: Date | string,
  style: DateStyle = 'default',
  timeZone = 'UTC',
): string {
  const moment = typeof date === 'string' ? new Date(date) : date;
  if (style !== 'default' && style !== 'DDMMYYYY')
    return written(locale, style, formatOf(locale, style, timeZone), moment);
  const { year, month, day } = partsOf(formatOf('en', 'numeric', timeZone), moment);
  return style === 'default' ? `${year}-${month}-${day}` : `${day}-${month}-${year}`;
}

function written(locale: Locale, style: OfLocale, format: Intl.DateTimeFormat, moment: Date): string {
  const firstDay = firstDays[locale];
  if (!firstDay || style === 'numeric') return format.format(moment);
  return format
    .formatToParts(moment)
    .map(({ type, value }) => (type === 'day' && value === '1' ? firstDay : value))
    .join('');
}

export type DatePart = 'year' | 'month' | 'day';

/** The order of the parts in a numeric date (CLDR): month first in `en`, year first in `sv`. */
export function dateOrder(locale: Locale): readonly DatePart[] {
  return formatOf(locale, 'numeric', 'UTC')
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isDatePart);
}

/** Placeholder letters for year, month and day, for dashboard languages with their own. */
const ownLetters: Partial<Record<Locale, Record<DatePart, string>>> = {
  de: { year: 'JJJJ', month: 'MM', day: 'TT' },
  it: { year: 'AAAA', month: 'MM', day: 'GG' },
  'pt-BR': { year: 'AAAA', month: 'MM', day: 'DD' },
};

/** The placeholder of an empty date field: `MM/DD/YYYY`, `TT.MM.JJJJ`. */
export function datePattern(locale: Locale): string {
  const letters = ownLetters[locale] ?? { year: 'YYYY', month: 'MM', day: 'DD' };
  return formatOf(locale, 'numeric', 'UTC')
    .formatToParts(0)
    .map(({ type, value }) => (isDatePart(type) ? letters[type] : value))
    .join('');
}

function isDatePart(type: Intl.DateTimeFormatPartTypes): type is DatePart {
  return type === 'year' || type === 'month' || type === 'day';
}

function partsOf(format: Intl.DateTimeFormat, moment: Date): Record<DatePart, string> {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    year: (parts.get('year') ?? '').padStart(4, '0'),
    month: parts.get('month') ?? '',
    day: parts.get('day') ?? '',
  };
}

// Creating a format costs a hundred times as much as using one.
function formatOf(locale: Locale, style: OfLocale, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${timeZone}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(cldrLocale(locale), { ...options[style], timeZone });
  formats.set(key, known);
  return known;
}
