// A slow, plain computation of due days, apart from the one under test: no dates of the language, no arithmetic of months, only
// days counted one by one on a calendar that is written out.

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const firstYear = 2023;
const lastYear = 2042;

export type PlainDay = {
  readonly text: string;
  readonly month: number;
  readonly date: number;
  readonly weekday: number;
};

/** All days of the years, in order. 2023-01-01 was a Sunday. */
export const allDays: readonly PlainDay[] = writeOut();
export const placeOf = new Map(allDays.map(({ text }, index) => [text, index]));

function writeOut(): readonly PlainDay[] {
  const days: PlainDay[] = [];
  let weekday = 0;
  for (let year = firstYear; year <= lastYear; year += 1) {
    const isLeap = year % 4 === 0;
    for (let month = 1; month <= 12; month += 1) {
      const length = month === 2 && isLeap ? 29 : (lengths[month - 1] ?? 0);
      for (let date = 1; date <= length; date += 1) {
        days.push({ text: `${year}-${twoDigits(month)}-${twoDigits(date)}`, month, date, weekday });
        weekday = (weekday + 1) % 7;
      }
    }
  }
  return days;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

export function indexOf(day: string): number {
  const index = placeOf.get(day);
  if (index === undefined) throw new Error(`${day} is not on the calendar`);
  return index;
}

export function dayAt(index: number): PlainDay {
  const day = allDays[index];
  if (!day) throw new Error(`no day ${index}`);
  return day;
}

/** Goes on day by day until as many months have begun, then to the date or the end of the month. */
export function monthsLater(day: string, count: number): string {
  let index = indexOf(day);
  const { date } = dayAt(index);
  for (let begun = 0; begun < count;) {
    index += 1;
    if (dayAt(index).date === 1) begun += 1;
  }
  while (dayAt(index).date < date && dayAt(index + 1).date !== 1) index += 1;
  return dayAt(index).text;
}

export function isOff(day: PlainDay, holidays: ReadonlySet<string>): boolean {
  return day.weekday === 0 || day.weekday === 6 || holidays.has(day.text);
}

export function nextWorkingDay(day: string, holidays: ReadonlySet<string>): string {
  let index = indexOf(day);
  while (isOff(dayAt(index), holidays)) index += 1;
  return dayAt(index).text;
}
