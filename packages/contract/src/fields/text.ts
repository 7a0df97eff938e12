import { z } from 'zod';
import { refused } from './refused.ts';

// PostgreSQL cannot store NUL, and other control characters are never typed, except tab and line feed.
const unsavable = /[\0-\u0008\u000B-\u001F\u007F\u0080-\u009F\p{Surrogate}]/u;
const lineBreaks = /[\n\t\u2028\u2029]/;

/** Trimmed text of 1 to `max` characters. Line breaks are kept, converted to line feeds. */
export const plainText = (max: number) =>
  z
    .string()
    .overwrite(unixLines)
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !unsavable.test(text), refused('field.characters'));

/** Like `plainText`, but may be empty. */
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

/** Letters of any script, with their combining marks. */
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
