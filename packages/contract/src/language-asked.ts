import { languageTag, localePrefix, locales, type Locale } from '@app/texts';
import { z } from 'zod';

/**
 * The language that an address asks for, by its code, its tag or its place in addresses, also with a region. One that
 * nobody here speaks counts as none: who makes up languages gets no pages of their own.
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
  // What comes last counts: a code before a tag before a prefix.
  [localePrefix, languageTag, (locale: Locale) => locale].flatMap((name) =>
    locales.map((locale) => [name(locale).toLowerCase(), locale] as const),
  ),
);
