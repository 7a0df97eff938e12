import { calendarOf } from '@app/deadlines';
import { describe, expect, test } from 'vitest';
import { allDays, dayAt, indexOf, monthsLater, nextWorkingDay } from '../../deadlines/test/reference.ts';
import {
  answerDue,
  appealUnder,
  deadlinesOf,
  lawsFor,
  requestLaws,
  whyNoExtension,
  type Clock,
  type RequestCourse,
  type RequestLaw,
} from './index.ts';

const today = '2026-11-29';

function asking(place: string, changes: Partial<RequestCourse> & Pick<RequestCourse, 'receivedOn'>): RequestCourse {
  return {
    laws: lawsFor(place, undefined, changes.receivedOn),
    rights: ['access'],
    workplace: place,
    ...changes,
  };
}

const dayOf = (course: RequestCourse, now = today) => answerDue(course, now)?.day;

describe('RULES D3: an answer is due on the same day of the next month', () => {
  test.each([
    ['2027-01-31', '2027-03-01'], // 28 February is a Sunday
    ['2028-01-31', '2028-02-29'],
    ['2026-10-14', '2026-11-16'], // a Saturday
    ['2026-11-25', '2026-12-28'], // Christmas, Saturday, Sunday
  ])('received on %s: by %s', (receivedOn, due) => {
    expect(dayOf(asking('DE', { receivedOn }))).toBe(due);
  });
});

describe('RULES D4: an extension', () => {
  const course = asking('DE', { receivedOn: '2026-09-10' });

  test('gives two further months, is told before the first day is over, once', () => {
    expect(dayOf(course)).toBe('2026-10-12');
    expect(whyNoExtension(course, '2026-10-12')).toBeUndefined();
    expect(whyNoExtension(course, '2026-10-13')).toBe('too-late');
    const extended = { ...course, extendedOn: '2026-10-01' };
    expect(dayOf(extended)).toBe('2026-12-10');
    expect(whyNoExtension(extended, '2026-10-02')).toBe('already-extended');
    expect(deadlinesOf(extended, today)).toContainEqual(expect.objectContaining({ kind: 'answer', isExtended: true }));
  });

  test('is not there where a law knows none', () => {
    expect(whyNoExtension(asking('BR', { receivedOn: '2026-11-20' }), '2026-11-21')).toBe('not-in-law');
    expect(whyNoExtension(asking('US-CA', { receivedOn: '2026-11-20', rights: ['opt-out'] }), '2026-11-21')).toBe(
      'not-in-law',
    );
  });
});

test('RULES D12: California confirms in 10 business days, answers in 45 days and stops a sale in 15 business days', () => {
  const course = asking('US-CA', { receivedOn: '2026-11-20', rights: ['access', 'opt-out'] });
  const due = deadlinesOf(course, today).map(({ kind, day, rights }) => ({ kind, day, rights }));
  expect(due).toEqual([
    // Thanksgiving and the day after are holidays of the state.
    { kind: 'acknowledge', day: '2026-12-08', rights: [] },
    { kind: 'answer', day: '2026-12-15', rights: ['opt-out'] },
    { kind: 'answer', day: '2027-01-04', rights: ['access'] },
  ]);
  expect(course.laws[0]?.noAskingBackMonths).toBe(12);
  const extended = deadlinesOf({ ...course, extendedOn: '2026-12-01' }, today).map(({ day }) => day);
  expect(extended).toEqual(['2026-12-08', '2026-12-15', '2027-02-18']);
});

test('RULES D13: who was refused in Virginia may appeal, which is answered in 60 days', () => {
  const course = asking('US-VA', { receivedOn: '2026-11-02', appealedOn: '2026-12-01' });
  expect(appealUnder(course.laws)).toMatchObject({ authority: 'attorney-general' });
  expect(answerDue(course, today)).toMatchObject({ kind: 'appeal', day: '2027-01-30' });
  expect(appealUnder(lawsFor('DE', undefined, today))).toBeUndefined();
  expect(appealUnder(lawsFor('US-UT', undefined, today))).toBeUndefined();
});

describe('RULES D14: in the United Kingdom', () => {
  test('the clock stands while proof of identity or a clarification is awaited', () => {
    const course = asking('GB', { receivedOn: '2026-11-02' });
    const pauses = [{ from: '2026-11-05', until: '2026-11-15', reason: 'identity' }] as const;
    expect(dayOf(course)).toBe('2026-12-02');
    expect(dayOf({ ...course, pauses })).toBe('2026-12-14'); // 12 December is a Saturday
    const waiting = answerDue({ ...course, pauses: [{ from: '2026-11-05', reason: 'clarification' }] }, '2026-11-25');
    expect(waiting).toMatchObject({ day: '2026-12-22', standsStill: true });
  });

  test('a complaint is acknowledged within 30 days', () => {
    const course = asking('GB', { receivedOn: '2026-11-02', rights: ['complaint'] });
    expect(answerDue(course, today)).toMatchObject({ kind: 'complaint', day: '2026-12-02' });
  });
});

describe('RULES D15', () => {
  test.each([
    ['BR', 15, '2026-12-05'],
    ['CA-QC', 30, '2026-12-20'],
    ['CH', 30, '2026-12-21'],
  ])('%s: %i days', (place, _days, due) => {
    const receivedOn = place === 'CH' ? '2026-11-21' : '2026-11-20';
    expect(dayOf(asking(place, { receivedOn }))).toBe(due);
  });

  test('silence is refusal in Quebec alone', () => {
    expect(requestLaws.filter(({ silenceIsRefusal }) => silenceIsRefusal).map(({ id }) => id)).toEqual(['ca-qc']);
  });
});

test('where two laws give a right, each binds by its own clock, and the earlier comes first', () => {
  const receivedOn = '2026-11-20';
  const course = {
    laws: lawsFor('US-CA', 'DE', receivedOn),
    rights: ['access', 'objection'],
    receivedOn,
    workplace: 'DE',
  } as const;
  const due = deadlinesOf(course, today).filter(({ kind }) => kind === 'answer');
  expect(due.map(({ law, rights, day }) => [law.id, rights, day])).toEqual([
    ['gdpr', ['access', 'objection'], '2026-12-21'],
    ['us-ca', ['access'], '2027-01-04'],
  ]);
});

describe('on each day from 2024 to 2040, each law is as a slow, plain reference counts it', () => {
  const clocks = (law: RequestLaw) =>
    JSON.stringify([law.counting, law.answer.period, law.extended?.period, Object.keys(law.pauses)]);
  // Laws that count alike are tried once.
  const distinct = [...new Map(requestLaws.map((law) => [clocks(law), law])).values()];

  test.each(distinct.map((law) => [law.id, law] as const))('%s', (_id, law) => {
    const place = law.places[0] ?? '';
    const holidays = new Set(
      allDays.filter(({ text }) => calendarOf(place).offOn(text) === 'holiday').map(({ text }) => text),
    );
    const plainly = (from: string, { period }: Clock, pausedDays = 0) => {
      let last = period.unit === 'month' ? monthsLater(from, period.count) : later(from, period.count);
      last = later(last, pausedDays);
      return law.counting.moves ? nextWorkingDay(last, holidays) : last;
    };
    const differing: string[] = [];
    for (const { text: receivedOn } of allDays.filter(({ text }) => text >= '2024-01-01' && text <= '2040-12-31')) {
      const from = later(receivedOn, 3);
      const until = later(receivedOn, 12);
      const course: RequestCourse = { laws: [law], rights: ['access'], receivedOn, workplace: place };
      const paused = { ...course, pauses: [{ from, until, reason: 'identity' as const }] };
      const extended = { ...course, extendedOn: from };
      const stops = law.pauses.identity === undefined ? 0 : 9;
      const ours = [course, paused, extended].map((each) => dayOf(each));
      const theirs = [
        plainly(receivedOn, law.answer),
        plainly(receivedOn, law.answer, stops),
        plainly(receivedOn, law.extended ?? law.answer),
      ];
      if (ours.join(' ') !== theirs.join(' ')) differing.push(`${receivedOn}: ${ours.join(' ')}, ${theirs.join(' ')}`);
    }
    expect(differing).toEqual([]);
  });

  function later(day: string, count: number): string {
    return dayAt(indexOf(day) + count).text;
  }
});
