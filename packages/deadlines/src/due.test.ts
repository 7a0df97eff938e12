import { describe, expect, test } from 'vitest';
import { allDays, dayAt, indexOf, isOff, monthsLater, nextWorkingDay } from '../test/reference.ts';
import { calendarOf, dueOf, holidayPlaces, isDay, knowsHolidays, weekdayOf, weekends, type Period } from './index.ts';

const european = { moves: true, twoWorkingDays: true };
const plain = { moves: false };

const asked = allDays.filter(({ text }) => text >= '2024-01-01' && text <= '2040-12-31');
const periods: readonly Period[] = [
  { count: 1, unit: 'month' },
  { count: 3, unit: 'month' },
  { count: 15, unit: 'day' },
  { count: 30, unit: 'day' },
  { count: 45, unit: 'day' },
  { count: 90, unit: 'day' },
  { count: 2, unit: 'day' },
  { count: 10, unit: 'business-day' },
  { count: 15, unit: 'business-day' },
];

/** The holidays of a place as a list of days, read from the calendar day by day. */
function holidaysOf(place: string): ReadonlySet<string> {
  const calendar = calendarOf(place);
  return new Set(allDays.filter(({ text }) => calendar.offOn(text) === 'holiday').map(({ text }) => text));
}

function slowly(day: string, { count, unit }: Period, holidays: ReadonlySet<string>): string {
  if (unit === 'month') return monthsLater(day, count);
  let index = indexOf(day);
  for (let left = count; left > 0;) {
    index += 1;
    if (unit === 'day' || !isOff(dayAt(index), holidays)) left -= 1;
  }
  return dayAt(index).text;
}

describe('RULES D3: due days equal those of a slow, plain reference on each day from 2024 to 2040', () => {
  test.each(['DE-BY', 'FR', 'GB-SCT', 'CH-ZH', 'US-CA'])('in %s', (place) => {
    const calendar = calendarOf(place);
    const holidays = holidaysOf(place);
    const workingDaysWithin = (from: string, until: string) =>
      allDays.slice(indexOf(from) + 1, indexOf(until) + 1).filter((day) => !isOff(day, holidays)).length;
    const differing: string[] = [];
    for (const { text: from } of asked) {
      for (const period of periods) {
        const known = { from, period, calendar };
        const plainly = slowly(from, period, holidays);
        let late = nextWorkingDay(plainly, holidays);
        if (period.count === 2) while (workingDaysWithin(from, late) < 2) late = dayAt(indexOf(late) + 1).text;
        const ours = [dueOf({ ...known, counting: plain }).day, dueOf({ ...known, counting: european }).day];
        if (ours[0] !== plainly || ours[1] !== late)
          differing.push(`${from} ${period.count} ${period.unit}: ${ours.join(' ')}`);
      }
    }
    expect(differing).toEqual([]);
  });
});

test('a month from 31 January ends on the last day of February, and says so', () => {
  const month = { count: 1, unit: 'month' } as const;
  const of = (from: string) => dueOf({ from, period: month, counting: plain, calendar: weekends });
  expect(of('2026-01-31').day).toBe('2026-02-28');
  expect(of('2028-01-31').day).toBe('2028-02-29');
  expect(of('2028-01-31').steps.map(({ kind }) => kind)).toEqual(['starts', 'adds', 'shortens']);
  expect(of('2026-12-15').day).toBe('2027-01-15');
});

test('what ends on Christmas in Bavaria moves past both holidays and the weekend, each with its reason', () => {
  // 2026-12-25 is a Friday.
  const { day, steps } = dueOf({
    from: '2026-11-25',
    period: { count: 1, unit: 'month' },
    counting: european,
    calendar: calendarOf('DE-BY'),
  });
  expect(day).toBe('2026-12-28');
  expect(steps.flatMap((step) => (step.kind === 'moves' ? [step.off] : []))).toEqual(['holiday', 'saturday', 'sunday']);
});

test('a holiday of a part of a country moves what is due there and nowhere else', () => {
  const due = (place: string) =>
    dueOf({
      from: '2026-12-06',
      period: { count: 1, unit: 'month' },
      counting: european,
      calendar: calendarOf(place),
    }).day;
  // Epiphany.
  expect(due('DE-BY')).toBe('2027-01-07');
  expect(due('DE-BE')).toBe('2027-01-06');
  expect(due('DE')).toBe('2027-01-06');
});

describe('pauses', () => {
  const base = {
    from: '2026-03-02',
    period: { count: 1, unit: 'month' },
    counting: european,
    calendar: weekends,
  } as const;

  test('RULES D14: a month that waits nine days for proof of identity ends nine days later', () => {
    expect(dueOf(base).day).toBe('2026-04-02');
    const due = dueOf({ ...base, pauses: [{ from: '2026-03-05', until: '2026-03-14' }] });
    expect(due.day).toBe('2026-04-13'); // 11 April is a Saturday
    expect(due.steps).toContainEqual({
      kind: 'pauses',
      days: 9,
      from: '2026-03-05',
      until: '2026-03-14',
      day: '2026-04-11',
    });
  });

  test('days in two pauses count once', () => {
    const pauses = [
      { from: '2026-03-10', until: '2026-03-14' },
      { from: '2026-03-05', until: '2026-03-12' },
    ];
    expect(dueOf({ ...base, counting: plain, pauses }).day).toBe('2026-04-11');
  });

  test('one without an end stands still as of today', () => {
    const due = dueOf({ ...base, counting: plain, pauses: [{ from: '2026-03-05' }], today: '2026-03-25' });
    expect(due).toMatchObject({ day: '2026-04-22', standsStill: true });
  });

  test('one that begins after the due day changes nothing', () => {
    expect(dueOf({ ...base, pauses: [{ from: '2026-04-03', until: '2026-05-01' }] })).toEqual(dueOf(base));
  });
});

test('the calendars know known holidays', () => {
  const off = (place: string, day: string) => calendarOf(place).offOn(day);
  expect(off('FR', '2026-07-14')).toBe('holiday');
  expect(off('US', '2026-11-26')).toBe('holiday');
  expect(off('US-CA', '2026-11-27')).toBe('holiday');
  expect(off('US-CA', '2026-10-12')).toBeUndefined();
  expect(off('GB-SCT', '2026-11-30')).toBe('holiday');
  expect(off('GB-ENG', '2026-11-30')).toBeUndefined();
  expect(off('XX', '2026-12-25')).toBeUndefined();
  expect(knowsHolidays('DE-BY', '2026-12-25')).toBe(true);
  expect(knowsHolidays('DE', '2050-12-25')).toBe(false);
  expect(holidayPlaces()).toContain('CH-ZH');
});

test('the calendars agree with the reference on weekdays, and what is no day is told', () => {
  for (const { text, weekday } of allDays) expect(weekdayOf(text)).toBe(weekday);
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('2026-13-01')).toBe(false);
});
