import { addDays, weekdayOf, type Day } from './days.ts';
import { holidaysTable, holidayYears } from './holidays-table.ts';

/** The working days of a place: all days but Saturdays, Sundays and public holidays. */
export type WorkCalendar = {
  /** ISO 3166-1 or 3166-2 code, such as `DE` or `DE-BY`; empty for weekends alone. */
  readonly place: string;
  readonly offOn: (day: Day) => DayOff | undefined;
};

export type DayOff = 'saturday' | 'sunday' | 'holiday';

type Entry = { readonly more: ReadonlySet<Day>; readonly fewer: ReadonlySet<Day> };

let read: ReadonlyMap<string, Entry> | undefined;

/**
 * @param place a country or a part of one, ISO 3166. A part without days of its own has those of its country; a country that is
 * not in the table has weekends alone, and so has every place before and after the years of the table.
 */
export function calendarOf(place: string): WorkCalendar {
  read ??= readTable();
  const country = read.get(place.slice(0, 2));
  const part = place.length > 2 ? read.get(place) : undefined;
  const isHoliday = (day: Day) =>
    part?.more.has(day) === true || (country?.more.has(day) === true && part?.fewer.has(day) !== true);
  return {
    place,
    offOn(day) {
      const weekday = weekdayOf(day);
      if (weekday === 6) return 'saturday';
      if (weekday === 0) return 'sunday';
      return isHoliday(day) ? 'holiday' : undefined;
    },
  };
}

/** Weekends alone. */
export const weekends: WorkCalendar = calendarOf('');

/** Whether the table covers the holidays of a place in the year of a day. */
export function knowsHolidays(place: string, day: Day): boolean {
  read ??= readTable();
  const year = Number(day.slice(0, 4));
  return read.has(place.slice(0, 2)) && year >= holidayYears.first && year <= holidayYears.last;
}

/** The places with holidays of their own: countries, and parts that differ from their country. */
export function holidayPlaces(): readonly string[] {
  read ??= readTable();
  return [...read.keys()];
}

export function isWorkingDay(day: Day, calendar: WorkCalendar): boolean {
  return calendar.offOn(day) === undefined;
}

/** The day itself if it is a working day, else the next one. */
export function workingDayFrom(day: Day, calendar: WorkCalendar): Day {
  let next = day;
  while (!isWorkingDay(next, calendar)) next = addDays(next, 1);
  return next;
}

function readTable(): ReadonlyMap<string, Entry> {
  return new Map(
    holidaysTable
      .trim()
      .split('\n')
      .map((line) => {
        const [place = '', days = ''] = line.split(' | ');
        const years = days.split(' ');
        const isFewer = (year: string) => year.startsWith('-');
        return [
          place,
          {
            more: new Set(years.filter((year) => !isFewer(year)).flatMap(daysOfYear)),
            fewer: new Set(years.filter(isFewer).flatMap((year) => daysOfYear(year.slice(1)))),
          },
        ];
      }),
  );
}

/** @param text such as `2026:0101,0403` */
function daysOfYear(text: string): readonly Day[] {
  const [year = '', days = ''] = text.split(':');
  return days.split(',').map((day) => `${year}-${day.slice(0, 2)}-${day.slice(2)}`);
}
