import { languageTag, localePrefix, locales, type Locale } from '@app/texts';
import { z } from 'zod';

/**
 * The requested language, given as a code, a tag or a URL prefix, with or without a region. Unknown languages count as
 * not given, so that made-up languages do not create pages of their own.
 */
export function languageAsked(longest: number) {
  return z
    .string()
    .max(longest)
    .optional()
    .transform((text) => (text === undefined ? undefined : spoken(text)));
}

function spoken(text: string): Locale | undefined {
  const whole = text.toLowerCase();
  const primary = whole.split('-')[0] ?? '';
  return named.get(whole) ?? named.get(primary);
}

const named: ReadonlyMap<string, Locale> = new Map(
  // Later entries win: a code over a tag over a prefix.
  [localePrefix, languageTag, (locale: Locale) => locale].flatMap((name) =>
    locales.map((locale) => [name(locale).toLowerCase(), locale] as const),
  ),
);
