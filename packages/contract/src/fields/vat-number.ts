import { checkVAT, countries } from 'jsvat-next';
import { z } from 'zod';
import { refused } from './refused.ts';

// The validator ignores spaces and dots; no VAT number of any country is longer.
const maxLength = 40;
const plausible = /^[\p{L}\p{N}][\p{L}\p{N} .\-/]*$/u;

/**
 * Whether text is a VAT number of the country, check digits included, with or without the country prefix (`EL` for
 * Greece); or, with its prefix, one of another country, since many are registered abroad too. For countries without a
 * validator, any plausible text is accepted.
 */
export function isVatNumber(country: string, text: string): boolean {
  if (!isPlausible(text)) return false;
  const own = countries.filter(({ codes }) => codes.includes(country));
  if (own.length === 0 || checkVAT(text, countries).isValid) return true;
  return writings(country, text).some((number) => checkVAT(number, own).isValid);
}

/** Spellings of a number: for most countries the validator requires the prefix, for Norway only the suffix. */
function writings(country: string, text: string): readonly string[] {
  const given = text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const letters = vatLetters[country] ?? country;
  const bare = given.startsWith(letters) ? given.slice(letters.length) : given;
  return country === 'NO' ? [bare, `${bare}MVA`] : [given, bare, `${letters}${bare}`];
}

// Prefixes that differ from the country code.
const vatLetters: Partial<Record<string, string>> = { GR: 'EL', CH: 'CHE' };

function isPlausible(text: string): boolean {
  return text.length <= maxLength && plausible.test(text);
}

export const vatNumber = (country: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((text) => isVatNumber(country, text), refused('field.vat-number'));
