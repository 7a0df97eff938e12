/** A calendar day, ISO 8601: `2026-11-29`. */
export type Day = string;

const dayLength = 86_400_000;

export function isDay(text: string): boolean {
  const number = /^\d{4}-\d{2}-\d{2}$/.test(text) ? numberOf(text) : Number.NaN;
  return Number.isFinite(number) && dayOf(number) === text;
}

/** Days since 1970-01-01. */
export function numberOf(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayLength);
}

export function dayOf(number: number): Day {
  return new Date(number * dayLength).toISOString().slice(0, 10);
}

export function addDays(day: Day, count: number): Day {
  return dayOf(numberOf(day) + count);
}

/** Days from one day to another; negative if the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return numberOf(to) - numberOf(from);
}

/**
 * The same date some months later, or the last day of that month if it has no such date: 31 January and one month is 28 or 29
 * February. Regulation (EEC, Euratom) No 1182/71, Art. 3(2)(c).
 */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day);
  const months = year * 12 + (month - 1) + count;
  const toYear = Math.floor(months / 12);
  const toMonth = (months % 12) + 1;
  return written(toYear, toMonth, Math.min(date, lengthOfMonth(toYear, toMonth)));
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return (((numberOf(day) + 4) % 7) + 7) % 7;
}

export function partsOf(day: Day): readonly [year: number, month: number, date: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

function lengthOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function written(year: number, month: number, date: number): Day {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
}
