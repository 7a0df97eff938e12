import { cldrLocale, type Locale } from './locales.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number with the locale's separators and at most three decimal places. */
export function formatNumber(locale: Locale, number: number): string {
  return formatOf(locale, { maximumFractionDigits: 3 }).format(number);
}

/** Formats a share as a percentage, where 1 is 100%, with at most three decimal places. */
export function formatPercent(locale: Locale, share: number): string {
  return formatOf(locale, { style: 'percent', maximumFractionDigits: 3 }).format(share);
}

/** Formats a size in bytes, in the largest unit that gives a number of at least one: `5 MB`. */
export function formatBytes(locale: Locale, bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024))));
  const options = { style: 'unit', unit: units[step], unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return formatOf(locale, options).format(bytes / 1024 ** step);
}

// Creating a format costs a hundred times as much as using one.
function formatOf(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.style ?? ''} ${options.unit ?? ''}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(cldrLocale(locale), options);
  formats.set(key, known);
  return known;
}
