import { calendarOf } from '@app/deadlines';
import { expect, test } from 'vitest';
import {
  keptUntil,
  namelessFrom,
  reportClocks,
  reportingCountries,
  reportingCountry,
  type ReportDays,
} from './index.ts';

const open: ReportDays = { receivedOn: '2026-11-27', acknowledgedOn: null, feedbackOn: null, closedOn: null };
const clocks = (country: string, days: Partial<ReportDays> = {}) =>
  reportClocks({ ...open, ...days }, reportingCountry(country), calendarOf(country));

test('W2 receipt is acknowledged within seven days, with alerts on days 3, 5 and 7', () => {
  const [acknowledge] = clocks('IT');
  expect(acknowledge?.due.day).toBe('2026-12-04');
  expect(acknowledge?.alerts).toEqual(['2026-11-30', '2026-12-02', '2026-12-04']);
});

test('W2 France counts working days', () => {
  // 27 November 2026 is a Friday.
  expect(clocks('FR')[0]?.due.day).toBe('2026-12-08');
});

test('W3 feedback is due three months from the acknowledgement, or from the end of the seven days', () => {
  expect(clocks('IT', { acknowledgedOn: '2026-11-30' })[1]?.due.day).toBe('2027-02-28');
  expect(clocks('IT')[1]?.due.day).toBe('2027-03-04');
  expect(clocks('IT')[1]?.alerts).toEqual(['2027-02-02', '2027-02-17', '2027-02-27', '2027-03-04']);
});

test('W14 retention starts where the law of the country says, and never ends before the report is closed', () => {
  const closed = { ...open, feedbackOn: '2027-01-10', closedOn: '2027-02-01' };
  expect(keptUntil(closed, reportingCountry('IT'))).toBe('2032-01-10');
  expect(keptUntil(closed, reportingCountry('DE'))).toBe('2030-02-01');
  expect(keptUntil(closed, reportingCountry('PL'))).toBe('2030-12-31');
  expect(keptUntil(closed, reportingCountry('SK'))).toBe('2029-11-27');
  expect(keptUntil(closed, reportingCountry('FR'))).toBeUndefined();
  expect(keptUntil(open, reportingCountry('IT'))).toBeUndefined();
  expect(keptUntil({ ...closed, closedOn: '2031-05-05' }, reportingCountry('SK'))).toBe('2031-05-05');
});

test('the 27 countries of the Union and six others are there, each once, none confirmed', () => {
  const codes = reportingCountries.map(({ country }) => country);
  expect(codes).toHaveLength(33);
  expect(new Set(codes).size).toBe(33);
  for (const { confirmed, authorities, retention } of reportingCountries) {
    expect(confirmed).toBe(false);
    for (const { url } of authorities) expect(url).toMatch(/^https:\/\/[\w.-]+$/);
    expect(retention?.period.count ?? 1).toBeGreaterThan(0);
  }
  expect(reportingCountry('JP').country).toBe('other');
});

test('W14 in Spain a report without an inquiry names nobody after three months', () => {
  const spain = reportingCountry('ES');
  expect(namelessFrom(open, 'received', spain)).toBe('2027-02-27');
  expect(namelessFrom(open, 'not_admissible', spain)).toBe('2027-02-27');
  expect(namelessFrom(open, 'processing', spain)).toBeUndefined();
  expect(namelessFrom(open, 'received', reportingCountry('IT'))).toBeUndefined();
  // With an inquiry, ten years at most.
  expect(keptUntil({ ...open, closedOn: '2027-05-05' }, spain)).toBe('2036-11-27');
});

test('no country of the Union gives less than the Directive, and each period cites a law', () => {
  const longest = { day: 92, 'business-day': 65, month: 3 } as const;
  const union = reportingCountries.filter(({ employees, law }) => employees === 50 && law !== null);
  expect(union.length).toBeGreaterThanOrEqual(27);
  for (const { acknowledge, feedback, retention, authorities } of union) {
    expect(acknowledge.period.count).toBeLessThanOrEqual(7);
    expect(feedback.period.count).toBeLessThanOrEqual(longest[feedback.period.unit as keyof typeof longest]);
    for (const { article } of [acknowledge, feedback, ...(retention ? [retention] : [])])
      expect(article.length).toBeGreaterThan(3);
    for (const { name } of authorities) expect(name.trim()).not.toBe('');
  }
});

test('working days leave out the holidays of the country', () => {
  const inDecember = (country: string) => clocks(country, { receivedOn: '2026-12-22' })[0]?.due.day;
  // 25 December and 1 January are holidays in France, 26 December is a Saturday in 2026.
  expect(inDecember('FR')).toBe('2027-01-04');
  // Lithuania counts two working days, and 24 to 26 December are holidays there.
  expect(inDecember('LT')).toBe('2026-12-28');
});
