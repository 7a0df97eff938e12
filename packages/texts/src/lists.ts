import { cldrLocale, type Locale } from './locales.ts';

/** Joins parts as the locale does: `a, b, and c`; with `or`, `a, b, or c`. */
export function formatList(locale: Locale, parts: readonly string[], joined: 'and' | 'or' = 'and'): string {
  const type = joined === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(cldrLocale(locale), { type }).format(parts);
}

/** Sorts as the locale's dictionaries do: in Swedish ö comes after z. */
export function sortedBy<T>(locale: Locale, items: readonly T[], name: (item: T) => string): T[] {
  const { compare } = new Intl.Collator(cldrLocale(locale), { numeric: true });
  return [...items].sort((a, b) => compare(name(a), name(b)));
}
