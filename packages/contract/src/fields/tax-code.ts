import { entityValidators, personValidators } from 'stdnum';
import { z } from 'zod';
import { refused } from './refused.ts';

// The validators ignore spaces and dots; no tax code of any country is longer.
const maxLength = 40;
const plausible = /^[\p{L}\p{N}][\p{L}\p{N} .\-/]*$/u;

/**
 * Whether text is a tax number of a person or an organization in the country, check digits included: in Italy a codice
 * fiscale or a partita IVA. For countries without a validator, any plausible text is accepted.
 */
export function isTaxCode(country: string, text: string): boolean {
  if (!isPlausible(text)) return false;
  const validators = [...(personValidators[country] ?? []), ...(entityValidators[country] ?? [])];
  return validators.length === 0 || validators.some((validator) => validator.validate(text).isValid);
}

function isPlausible(text: string): boolean {
  return text.length <= maxLength && plausible.test(text);
}

export const taxCode = (country: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((text) => isTaxCode(country, text), refused('field.tax-code'));
