import { z } from 'zod';
import { refused } from './refused.ts';

// PostgreSQL keeps no NUL, and the other control characters are never typed: only tab and line feed are.
const unsavable = /[\0-\u0008\u000B-\u001F\u007F\u0080-\u009F\p{Surrogate}]/u;
const lineBreaks = /[\n\t\u2028\u2029]/;

/** Text of 1 to `max` characters, without blanks around it. Line breaks are kept, as line feeds. */
export const plainText = (max: number) =>
  z
    .string()
    .overwrite(unixLines)
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !unsavable.test(text), refused('field.characters'));

/** As `plainText`, but may be empty. */
export const optionalText = (max: number) =>
  z
    .string()
    .overwrite(unixLines)
    .trim()
    .max(max)
    .refine((text) => !unsavable.test(text), refused('field.characters'));

/** Text on one line: a name, a title, the subject of a message. */
export const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !unsavable.test(text) && !lineBreaks.test(text), refused('field.characters'));

export const digitsOnly = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => /^\d*$/.test(text), refused('field.digits-only'));

/** Letters of any script, with the marks that belong to them. */
export const lettersOnly = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => /^[\p{L}\p{M}]*$/u.test(text), refused('field.letters-only'));

export const exactLength = (length: number) => z.string().trim().length(length, { message: 'field.exact-length' });

function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
}
