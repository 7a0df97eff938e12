import { describe, expect, test } from 'vitest';
import {
  article35,
  authorityLists,
  nineCriteria,
  proposedScreening,
  screen,
  screeningQuestions,
  topics,
  type AssessedFacts,
  type ScreeningId,
  type YesNo,
} from './index.ts';

export const nothingKnown: AssessedFacts = {
  country: 'IE',
  kind: undefined,
  typical: undefined,
  purposes: [],
  dataTypes: [],
  sensitive: [],
  subjects: [],
  bases: [],
  transferBasis: undefined,
  measures: [],
  transfers: [],
  recipients: [],
  systems: [],
  automated: undefined,
  children: undefined,
  withoutSpecialCategories: false,
  purpose: '',
  interest: '',
  data: '',
  kept: '',
  ownMeasures: [],
};
const on = '2026-11-29';

/** All questions with one answer, apart from some. */
function answers(all: YesNo, apart: Readonly<Partial<Record<ScreeningId, YesNo>>> = {}, country = 'IE') {
  return { ...Object.fromEntries(screeningQuestions(country, on).map(({ id }) => [id, all])), ...apart };
}

describe('whether a DPIA is needed', () => {
  test('one case of Art. 35(3) is enough', () => {
    for (const { id } of article35)
      expect(screen(answers('no', { [id]: 'yes' }), 'IE', on)).toMatchObject({
        verdict: 'needed',
        grounds: ['article-35'],
      });
  });

  test('each two of the nine criteria are enough, and one is not (WP 248 rev.01)', () => {
    for (const { id: one } of nineCriteria) {
      expect(screen(answers('no', { [one]: 'yes' }), 'IE', on).verdict).toBe('not-needed');
      for (const { id: other } of nineCriteria.filter(({ id }) => id !== one))
        expect(screen(answers('no', { [one]: 'yes', [other]: 'yes' }), 'IE', on).grounds).toEqual(['criteria']);
    }
  });

  test('what is not known keeps it open only as long as it could change the result', () => {
    expect(screen({}, 'IE', on).verdict).toBe('open');
    expect(screen(answers('no', { scoring: 'unknown' }), 'IE', on).verdict).toBe('not-needed');
    expect(screen(answers('no', { scoring: 'unknown', matching: 'yes' }), 'IE', on).verdict).toBe('open');
    expect(screen(answers('unknown', { vulnerable: 'yes', matching: 'yes' }), 'IE', on).verdict).toBe('needed');
  });

  test('an entry of the list of the country is enough where the list says so, and two are needed in Spain', () => {
    expect(screen(answers('no', { 'list-location': 'yes' }, 'FR'), 'FR', on)).toMatchObject({ grounds: ['list'] });
    expect(screen(answers('no', { 'list-genetic': 'yes' }, 'ES'), 'ES', on).verdict).toBe('not-needed');
    const two = { 'list-genetic': 'yes', 'list-vulnerable': 'yes' } as const;
    expect(screen(answers('no', two, 'ES'), 'ES', on).verdict).toBe('needed');
  });

  test('some entries count only together with one of the nine criteria', () => {
    expect(screen(answers('no', { 'list-invisible': 'yes' }, 'GB'), 'GB', on).verdict).toBe('not-needed');
    const withCriterion = answers('no', { 'list-invisible': 'yes', matching: 'yes' }, 'GB');
    expect(screen(withCriterion, 'GB', on)).toMatchObject({ verdict: 'needed', grounds: ['list'] });
  });

  test('a list counts from its day on', () => {
    const inFrance = (day: string) => screeningQuestions('FR', day).filter(({ group }) => group === 'list').length;
    expect([inFrance('2018-11-05') === 0, inFrance('2018-11-06') > 0]).toEqual([true, true]);
  });
});

describe('what facts propose', () => {
  const proposed = (id: ScreeningId, facts: Partial<AssessedFacts>) =>
    proposedScreening(id, { ...nothingKnown, ...facts });

  test('nothing is proposed where facts say nothing', () => {
    for (const country of ['DE', 'FR', 'IT', 'ES', 'GB', 'BE', 'IE'])
      for (const { id } of screeningQuestions(country, on))
        expect(proposed(id, {})).toEqual({ answer: 'unknown', reasons: [] });
  });

  test('each yes names the facts it rests on', () => {
    expect(proposed('vulnerable', { subjects: ['customers', 'employees'], children: true })).toEqual({
      answer: 'yes',
      reasons: [{ fact: 'subject', id: 'employees' }, { fact: 'children' }],
    });
    expect(proposed('scoring', { purposes: ['analytics', 'remarketing'] }).reasons).toEqual([
      { fact: 'purpose', id: 'remarketing' },
    ]);
    expect(proposed('sensitive-data', { sensitive: ['health'] }).answer).toBe('yes');
    expect(proposed('list-staff-monitoring', { typical: 'cctv' }).answer).toBe('yes');
  });

  test('a no rests on what somebody ruled out', () => {
    expect(proposed('automated-decision', { automated: false })).toEqual({
      answer: 'no',
      reasons: [{ fact: 'not-automated' }],
    });
    expect(proposed('special-on-large-scale', { withoutSpecialCategories: true }).answer).toBe('no');
    expect(proposed('list-biometric', { withoutSpecialCategories: true, sensitive: ['biometric'] }).answer).toBe('yes');
  });
});

test('each entry of a list has a number, a topic with a question, and says that nobody confirmed it', () => {
  for (const { entries, confirmed, source, countries } of authorityLists) {
    expect([confirmed, source, countries.length > 0]).toEqual([false, 'from memory', true]);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, at) => at + 1));
    for (const { topic } of entries) expect(Object.hasOwn(topics, topic)).toBe(true);
  }
  const used = new Set(authorityLists.flatMap(({ entries }) => entries.map(({ topic }) => topic)));
  expect(Object.keys(topics).filter((topic) => ![...used].some((one) => one === topic))).toEqual([]);
});
