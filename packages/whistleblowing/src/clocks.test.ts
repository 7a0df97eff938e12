import { calendarOf } from '@app/deadlines';
import { expect, test } from 'vitest';
import { keptUntil, reportClocks, reportingCountries, reportingCountry, type ReportDays } from './index.ts';

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
