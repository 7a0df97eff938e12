import { dateOrder, type DatePart, type Locale } from '@app/texts';
import { z } from 'zod';
import { refused } from './refused.ts';

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a day exists in the calendar, in the years 1000 to 3000. */
export function isDay(year: number, month: number, day: number): boolean {
  if (!(year >= 1000 && year <= 3000) || !(month >= 1 && month <= 12)) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && leap ? 29 : (monthDays[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses a date as the locale writes it, day first in `de`, month first in `en`, with any of its separators; 2026-03-09
 * is accepted in every locale. Returns the ISO form, or `undefined` if there is no such day.
 */
export function parseDate(locale: Locale, text: string): string | undefined {
  // Some languages write more than numbers: 9.03.2026 г., 2026. 03. 09.
  if (text.length > 20) return undefined;
  const isoParts = iso.exec(text);
  if (isoParts) return isoDay(isoParts[1], isoParts[2], isoParts[3]);

  const numbers = text.match(/\d+/g) ?? [];
  const between = text.replace(/\d+/g, '#');
  if (numbers.length !== 3 || !isSeparated(between)) return undefined;

  const order = dateOrder(locale);
  const part = (name: DatePart) => numbers[order.indexOf(name)] ?? '';
  if (part('year').length !== 4 || part('month').length > 2 || part('day').length > 2) return undefined;
  return isoDay(part('year'), part('month'), part('day'));
}

// `#` stands for a number: the same separator twice, and after the last number only what some languages end a date
// with.
function isSeparated(between: string): boolean {
  return /^#(?:\/#\/|-#-|\.#\.|\. #\. | #  ?|\. #\.)#(?:\.| ?г\.)?$/u.test(between);
}

function isoDay(year = '', month = '', day = ''): string | undefined {
  if (!isDay(Number(year), Number(month), Number(day))) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A date in ISO form, as the API accepts it. */
export const isoDate = z.string().refine((text) => parseDate('sv', text) === text, refused('field.date'));

/** A date as a person types it in the locale, converted to ISO form. */
export const dateIn = (locale: Locale) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => parseDate(locale, text) !== undefined, refused('field.date'))
    .overwrite((text) => parseDate(locale, text) ?? text);

/** Like `dateIn`, for past events: no day after `today`, which is in ISO form. */
export const pastDateIn = (locale: Locale, today: string) =>
  dateIn(locale).refine((day) => day <= today, refused('field.date-future'));
