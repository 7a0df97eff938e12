import { activityKinds, dataTypeIds, purposeIds, purposes, sensitiveData, subjects } from '@app/catalogue';
import { describe, expect, test } from 'vitest';
import {
  article35,
  authorityLists,
  listOf,
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
  addressesEu: false,
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

  test('some entries count only together with a criterion that they do not meet themselves', () => {
    const met = (country: string, entry: ScreeningId, ...criteria: readonly ScreeningId[]) => {
      const apart = Object.fromEntries([entry, ...criteria].map((id) => [id, 'yes' as const]));
      return screen(answers('no', apart, country), country, on).grounds;
    };
    expect([met('GB', 'list-invisible'), met('GB', 'list-invisible', 'matching')]).toEqual([[], ['list']]);
    // Biometric and genetic data is sensitive by itself.
    expect([met('DE', 'list-biometric', 'sensitive-data'), met('DE', 'list-biometric', 'vulnerable')]).toEqual([
      [],
      ['list'],
    ]);
    expect([met('FR', 'list-genetic', 'monitoring'), met('FR', 'list-genetic', 'vulnerable')]).toEqual([[], ['list']]);
    expect([met('IT', 'list-new-technology', 'innovative'), met('IT', 'list-new-technology', 'matching')]).toEqual([
      [],
      ['list'],
    ]);
    expect(met('IT', 'list-special-data')).toEqual(['list']);
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
    expect(proposed('list-whistleblowing', { typical: 'whistleblowing' }).answer).toBe('yes');
  });

  test('a no rests on what somebody ruled out', () => {
    expect(proposed('automated-decision', { automated: false })).toEqual({
      answer: 'no',
      reasons: [{ fact: 'not-automated' }],
    });
    expect(proposed('list-genetic', { withoutSpecialCategories: true }).answer).toBe('no');
    // Data on convictions is no special category. GDPR Art. 10.
    expect(proposed('special-on-large-scale', { withoutSpecialCategories: true }).answer).toBe('unknown');
    // What the record states itself is more than what was said of the whole site.
    expect(proposed('list-genetic', { withoutSpecialCategories: true, sensitive: ['health'] }).answer).toBe('unknown');
    expect(proposed('list-biometric', { withoutSpecialCategories: true, sensitive: ['biometric'] }).answer).toBe('yes');
  });

  test('an automated decision alone is no evaluation of Art. 35(3)(a), but a hint at one', () => {
    expect(proposed('evaluation-with-effects', { automated: true })).toEqual({
      answer: 'unknown',
      reasons: [{ fact: 'automated' }],
    });
    expect(screenedBy({ automated: true })).toBe('open');
  });

  test('one fact is a yes to one of the nine criteria at most', () => {
    const facts: readonly Partial<AssessedFacts>[] = [
      ...activityKinds.map((kind) => ({ kind })),
      ...purposeIds.map((id) => ({ purposes: [id], dataTypes: purposes[id].dataTypes })),
      ...dataTypeIds.map((id) => ({ dataTypes: [id] })),
      ...sensitiveData.map((id) => ({ sensitive: [id] })),
      ...subjects.map((id) => ({ subjects: [id] })),
      ...['cctv', 'money-laundering', 'appraisals', 'call-recording', 'ai-assistants', 'loyalty'].map((typical) => ({
        typical,
      })),
      { automated: true },
      { children: true },
    ];
    for (const fact of facts) {
      const met = nineCriteria.filter(({ id }) => proposed(id, fact).answer === 'yes').map(({ id }) => id);
      expect(met.length, `${JSON.stringify(fact)}: ${met.join()}`).toBeLessThanOrEqual(1);
      expect(screenedBy(fact), JSON.stringify(fact)).not.toBe('needed');
    }
  });

  test('bank details of staff are not sensitive, those of customers are', () => {
    const paid = (...of: AssessedFacts['subjects']) =>
      proposed('sensitive-data', { dataTypes: ['payment-data'], subjects: of }).answer;
    expect([paid('employees'), paid('customers'), paid('employees', 'customers')]).toEqual(['unknown', 'yes', 'yes']);
    expect(screenedBy({ dataTypes: ['payment-data'], subjects: ['employees'] })).toBe('open');
  });

  test('what a processing is about is a hint at how it is done, with its reason, and no answer', () => {
    const hints: readonly (readonly [ScreeningId, Partial<AssessedFacts>])[] = [
      ['list-staff-monitoring', { typical: 'working-time' }],
      ['list-staff-monitoring', { typical: 'access-control' }],
      ['list-staff-monitoring', { typical: 'absences' }],
      ['monitoring', { typical: 'access-control' }],
      ['list-staff-profiling', { typical: 'applicants' }],
      ['list-special-data', { sensitive: ['health'] }],
      ['list-children-targeted', { subjects: ['children'] }],
      ['list-merged-sources', { purposes: ['data-management'] }],
    ];
    for (const [id, facts] of hints) {
      const { answer, reasons } = proposed(id, facts);
      expect([id, answer, reasons.length]).toEqual([id, 'unknown', 1]);
    }
  });

  /** The result of a screening in Ireland that rests on facts alone. */
  function screenedBy(facts: Partial<AssessedFacts>) {
    const ids = screeningQuestions('IE', on).map(({ id }) => id);
    return screen(Object.fromEntries(ids.map((id) => [id, proposed(id, facts).answer])), 'IE', on).verdict;
  }
});

test('entries of lists ask about what they name', () => {
  const topicOf = (list: string, wanted: number) =>
    authorityLists.find(({ id }) => id === list)?.entries.find(({ number }) => number === wanted);
  const alone = { criteria: undefined };
  expect(topicOf('garante', 6)).toMatchObject({ topic: 'vulnerable-named', ...alone });
  expect(topicOf('garante', 8)).toMatchObject({ topic: 'large-exchange', ...alone });
  expect(topicOf('garante', 10)).toMatchObject({ topic: 'special-data', ...alone });
  expect(topicOf('garante', 7)?.criteria).toHaveLength(8);
  expect([topicOf('cnil', 7)?.topic, topicOf('cnil', 9)?.topic]).toEqual(['health-register', 'shared-breaches']);
  expect(topicOf('ico', 3)?.topic).toBe('large-scale-profiling');
  expect(topicOf('apd-gba', 3)?.topic).toBe('implants');
  expect([12, 16, 17].map((number) => topicOf('dsk', number)?.topic)).toEqual([
    'device-tracking',
    'special-sensors',
    'special-performance',
  ]);
  // Employees are not among the vulnerable people of the Garante.
  const ofStaff = proposedScreening('list-vulnerable-named', { ...nothingKnown, subjects: ['employees'] });
  expect(ofStaff).toEqual({ answer: 'unknown', reasons: [] });
  for (const country of ['GG', 'JE', 'IM', 'GI']) expect(listOf(country, on)).toBeUndefined();
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
