import { checkVAT, countries } from 'jsvat-next';
import { z } from 'zod';
import { refused } from './refused.ts';

// The check strips blanks and dots and reads what is left: nothing longer is a number anywhere.
const maxLength = 40;
const plausible = /^[\p{L}\p{N}][\p{L}\p{N} .\-/]*$/u;

/**
 * Whether text is a VAT number of the country, check digits included, with or without the country's
 * letters before it (`EL` for Greece); or, with its letters, one of another country, where many are registered too.
 * In a country whose numbers nobody wrote down, any plausible text is taken.
 */
export function isVatNumber(country: string, text: string): boolean {
  if (!isPlausible(text)) return false;
  const own = countries.filter(({ codes }) => codes.includes(country));
  if (own.length === 0 || checkVAT(text, countries).isValid) return true;
  return writings(country, text).some((number) => checkVAT(number, own).isValid);
}

/** The ways a number may be written: of most countries the check wants the letters before it, of Norway only those after it. */
function writings(country: string, text: string): readonly string[] {
  const given = text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const letters = vatLetters[country] ?? country;
  const bare = given.startsWith(letters) ? given.slice(letters.length) : given;
  return country === 'NO' ? [bare, `${bare}MVA`] : [given, bare, `${letters}${bare}`];
}

// Where they are not the country's code.
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
