import { isCountry, locales } from '@app/texts';
import { z } from 'zod';
import { refused } from './fields/refused.ts';

export * from './fields/date.ts';
export * from './fields/email.ts';
export * from './fields/public-name.ts';
export * from './fields/text.ts';
export * from './fields/url.ts';

/** Number of rows per page of a list. */
export const pageSize = z.coerce.number<number | string>().int().min(1).max(100).default(25);

export const locale = z.enum(locales);

/** Two-letter country code (ISO 3166-1), normalized to upper case. */
export const countryCode = z.string().trim().toUpperCase().refine(isCountry, refused('field.choice'));
