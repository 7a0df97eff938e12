import { describe, expect, test } from 'vitest';
import {
  askedAnswers,
  assessmentKinds,
  assessmentSteps,
  degrees,
  lawFacts,
  isSafeguard,
  leavesHighRisk,
  levelOf,
  missingIn,
  neededAssessments,
  proposedLaws,
  questionIds,
  questionsAnswered,
  questionsOf,
  reviewMonthsOf,
  unfitting,
  type Answers,
  type AssessmentKind,
  type Degree,
} from './index.ts';

const at = { country: 'IE', on: '2026-11-29' };
const empty: Answers = { choices: {}, texts: {}, risks: [], laws: [] };

function risk(before: Degree, after: Degree): Answers['risks'][number] {
  return {
    id: 'a',
    text: 'Somebody reads what is not for them',
    measures: 'Encryption',
    before: { likelihood: before, severity: before },
    after: { likelihood: after, severity: after },
  };
}

/** Every question answered with its first choice and a text. */
function complete(kind: AssessmentKind, given: Partial<Answers> = {}): Answers {
  const laws = given.laws ?? (kind === 'dpia' ? ['gdpr'] : []);
  const asked = questionsOf(kind, { ...at, laws });
  const first = ({ options }: (typeof asked)[number]) => (kind === 'screening' ? options[1] : options[0]);
  return {
    choices: {
      ...Object.fromEntries(asked.flatMap((one) => (first(one) ? [[one.id, first(one)]] : []))),
      ...given.choices,
    },
    texts: { ...Object.fromEntries(kind === 'screening' ? [] : asked.map(({ id }) => [id, 'Said.'])), ...given.texts },
    risks: given.risks ?? (kind === 'dpia' ? [risk(3, 1)] : []),
    laws,
  };
}

describe('what an assessment still needs', () => {
  test('an empty one names every question that has to be answered', () => {
    for (const kind of assessmentKinds) {
      const asked = questionsOf(kind, { ...at, laws: [] }).filter(({ needs }) => needs !== 'nothing');
      const named = missingIn(kind, empty, at).flatMap((one) => (one.code === 'answer' ? [one.question] : []));
      expect(named).toEqual(asked.map(({ id }) => id));
    }
  });

  test('a complete one lacks nothing, and each answer that is taken away is named', () => {
    for (const kind of assessmentKinds) {
      const answers = complete(kind);
      expect(missingIn(kind, answers, at)).toEqual([]);
      for (const { id, needs } of questionsOf(kind, { ...at, laws: answers.laws })) {
        if (needs === 'nothing') continue;
        const without = {
          ...answers,
          choices: { ...answers.choices, [id]: undefined },
          texts: { ...answers.texts, [id]: ' ' },
        };
        expect(missingIn(kind, without, at)).toContainEqual({ code: 'answer', question: id });
      }
    }
  });

  test('a DPIA needs risks that are rated before and after their measures (Art. 35(7)(c), (d))', () => {
    expect(missingIn('dpia', complete('dpia', { risks: [] }), at)).toEqual([{ code: 'risks' }]);
    const unrated = { ...risk(2, 2), text: '', after: { likelihood: 1, severity: null } } as const;
    expect(missingIn('dpia', complete('dpia', { risks: [unrated] }), at)).toEqual([
      { code: 'risk-text', risk: 'a' },
      { code: 'risk-after', risk: 'a' },
    ]);
  });

  test('a high risk that remains leads to the authority or to an end (Art. 36)', () => {
    const high = { risks: [risk(4, 3)] };
    expect(leavesHighRisk(high.risks)).toBe(true);
    for (const conclusion of ['go-ahead', 'with-measures'] as const)
      expect(missingIn('dpia', complete('dpia', { ...high, choices: { 'dpia-conclusion': conclusion } }), at)).toEqual([
        { code: 'consultation' },
      ]);
    for (const conclusion of ['consult', 'consulted', 'stop'] as const)
      expect(missingIn('dpia', complete('dpia', { ...high, choices: { 'dpia-conclusion': conclusion } }), at)).toEqual(
        [],
      );
  });

  test('that the authority was consulted needs a text (Art. 36)', () => {
    const consulted = { risks: [risk(4, 3)], choices: { 'dpia-conclusion': 'consulted' } } as const;
    const silent = complete('dpia', { ...consulted, texts: { 'dpia-conclusion': '' } });
    expect(missingIn('dpia', silent, at)).toEqual([{ code: 'answer', question: 'dpia-conclusion' }]);
  });

  test('the authority is asked under GDPR and UK law; under Swiss law the advisor is enough (FADP Art. 23(4))', () => {
    const high = (laws: Answers['laws']) =>
      missingIn('dpia', complete('dpia', { laws, risks: [risk(4, 4)], choices: { 'ch-consultation': 'advisor' } }), at);
    expect([high(['ch']), high(['us-ca'])]).toEqual([[], []]);
    for (const laws of [['gdpr'], ['uk'], ['ch', 'gdpr']] as const)
      expect(high([...laws])).toEqual([{ code: 'consultation' }]);
    const denied = complete('dpia', { laws: ['ch'], risks: [risk(4, 4)], choices: { 'ch-consultation': 'not-high' } });
    expect(missingIn('dpia', denied, at)).toEqual([{ code: 'contradiction', question: 'ch-consultation' }]);
  });

  test('a risk that is smaller with its measures names them (Art. 35(7)(d))', () => {
    const without = { ...risk(3, 1), measures: ' ' };
    expect(missingIn('dpia', complete('dpia', { risks: [without] }), at)).toEqual([
      { code: 'risk-measures', risk: 'a' },
    ]);
    expect(missingIn('dpia', complete('dpia', { risks: [{ ...risk(2, 2), measures: '' }] }), at)).toEqual([]);
  });

  test('advice that was obtained says what it was (Art. 35(2))', () => {
    const silent = (choice: 'advised' | 'no-dpo') =>
      missingIn('dpia', complete('dpia', { choices: { 'dpia-dpo': choice }, texts: { 'dpia-dpo': '' } }), at);
    expect(silent('advised')).toEqual([{ code: 'answer', question: 'dpia-dpo' }]);
    expect(silent('no-dpo')).toEqual([]);
  });

  test('what California decides against does not take place', () => {
    const decided = (laws: Answers['laws'], conclusion: 'with-measures' | 'stop') => {
      const choices = { 'us-ca-decision': 'no', 'dpia-conclusion': conclusion } as const;
      return missingIn('dpia', complete('dpia', { laws, choices }), at);
    };
    expect(decided(['us-ca'], 'with-measures')).toEqual([{ code: 'contradiction', question: 'dpia-conclusion' }]);
    expect([decided(['us-ca'], 'stop'), decided(['gdpr'], 'with-measures')]).toEqual([[], []]);
  });

  test('interests do not prevail where they are unlawful, unnecessary or nobody can object', () => {
    for (const id of ['lia-lawful', 'lia-necessary', 'lia-objection'] as const) {
      const contrary = complete('legitimate-interests', { choices: { [id]: 'no' } });
      expect(missingIn('legitimate-interests', contrary, at)).toEqual([
        { code: 'contradiction', question: 'lia-conclusion' },
      ]);
    }
  });

  test('a transfer whose tool is not effective needs supplementary measures (EDPB 01/2020, step 4)', () => {
    const choices = { 'tia-effective': 'not-effective' } as const;
    expect(missingIn('transfer', complete('transfer', { choices }), at)).toEqual([]);
    expect(missingIn('transfer', complete('transfer', { choices, texts: { 'tia-measures': '' } }), at)).toEqual([
      { code: 'contradiction', question: 'tia-conclusion' },
    ]);
  });

  test('a screening may leave unknown what its result does not hang on', () => {
    const oneOpen = complete('screening', { choices: { scoring: 'unknown' } });
    expect(missingIn('screening', oneOpen, at)).toEqual([]);
    const decisive = complete('screening', { choices: { scoring: 'unknown', matching: 'yes' } });
    expect(missingIn('screening', decisive, at)).toEqual([{ code: 'answer', question: 'scoring' }]);
  });
});

describe('laws of an assessment', () => {
  test('Swiss and Californian questions are asked under their laws alone', () => {
    const asked = (laws: Answers['laws']) => questionsOf('dpia', { ...at, laws }).map(({ id }) => id);
    expect(asked(['gdpr']).filter((id) => /^(ch|us-ca)-/.test(id))).toEqual([]);
    expect(asked(['ch'])).toContain('ch-consultation');
    expect(asked(['us-ca']).filter((id) => id.startsWith('us-ca-'))).toHaveLength(6);
  });

  test('the law of the controller is proposed from its day on', () => {
    const laws = (country: string, on: string, addressesEu = false) => proposedLaws(country, on, { addressesEu });
    expect(laws('CH', '2026-11-29')).toEqual(['ch']);
    expect(laws('CH', '2023-08-31')).toEqual(['gdpr']);
    expect(laws('US', '2026-01-01')).toEqual(['us-ca']);
    expect(laws('US', '2025-12-31')).toEqual(['gdpr']);
    expect(laws('GB', '2026-11-29')).toEqual(['uk']);
    // They have laws of their own.
    for (const country of ['GG', 'JE', 'IM', 'GI']) expect(laws(country, '2026-11-29')).toEqual(['gdpr']);
    // GDPR Art. 3(2)
    expect(laws('US', '2026-01-01', true)).toEqual(['gdpr', 'us-ca']);
  });

  test('the next review is due by the shortest period of the laws', () => {
    expect([reviewMonthsOf(['us-ca']), reviewMonthsOf(['us-ca', 'gdpr']), reviewMonthsOf([])]).toEqual([36, 12, 12]);
    for (const { confirmed } of Object.values(lawFacts)) expect(confirmed).toBe(false);
  });
});

test('the level of a risk never falls when it becomes likelier or graver', () => {
  const rank = { low: 0, medium: 1, high: 2 };
  for (const one of degrees)
    for (const two of degrees.slice(0, -1)) {
      const next = degrees[degrees.indexOf(two) + 1] ?? 4;
      expect(rank[levelOf(one, next)]).toBeGreaterThanOrEqual(rank[levelOf(one, two)]);
      expect(levelOf(one, two)).toBe(levelOf(two, one));
    }
  expect([levelOf(1, 1), levelOf(2, 2), levelOf(4, 4)]).toEqual(['low', 'medium', 'high']);
});

test('answers to questions of another kind, and choices that a question does not offer, do not fit', () => {
  for (const kind of assessmentKinds) expect(unfitting(kind, complete(kind))).toEqual([]);
  expect(unfitting('transfer', { ...empty, texts: { 'lia-data': 'x' } })).toEqual(['lia-data']);
  expect(unfitting('dpia', { ...empty, choices: { 'dpia-dpo': 'consult' } })).toEqual(['dpia-dpo']);
  expect(unfitting('screening', { ...empty, risks: [risk(1, 1)] })).toEqual(['a']);
});

describe('answers whose question is not asked any more', () => {
  const inFrance = { country: 'FR', on: at.on };

  test('fit, are left out of what is saved, and can still be read', () => {
    const moved = complete('screening', { choices: { 'list-location': 'yes' } });
    expect(unfitting('screening', moved)).toEqual([]);
    expect(askedAnswers('screening', moved, at).choices).not.toHaveProperty('list-location');
    expect(askedAnswers('screening', moved, inFrance)).toEqual(moved);
    expect(questionsAnswered('screening', moved, at).map(({ id }) => id)).toContain('list-location');

    const withoutLaw = { ...complete('dpia', { laws: ['ch', 'us-ca'] }), laws: ['gdpr'] } satisfies Answers;
    expect(unfitting('dpia', withoutLaw)).toEqual([]);
    const kept = Object.keys(askedAnswers('dpia', withoutLaw, at).texts);
    expect(kept.filter((id) => /^(ch|us-ca)-/.test(id))).toEqual([]);
    expect(kept).toContain('dpia-purpose');
  });

  test('decide nothing', () => {
    const inSwiss = complete('dpia', { laws: ['gdpr'], choices: { 'us-ca-decision': 'no' } });
    expect(missingIn('dpia', inSwiss, at)).toEqual([]);
  });
});

test('a transfer is assessed where a safeguard carries one of the transfers, not where a decision carries all', () => {
  const to = (...isSafeguarded: readonly boolean[]) =>
    neededAssessments(
      { bases: [], transfers: isSafeguarded.map((is) => ({ name: 'A', safeguard: '', isSafeguarded: is })) },
      { verdict: 'not-needed' },
    );
  expect([to(), to(false), to(false, true)]).toEqual([['screening'], ['screening'], ['screening', 'transfer']]);
  expect([isSafeguard('standard-clauses'), isSafeguard('binding-rules')]).toEqual([true, true]);
  expect([isSafeguard('adequacy'), isSafeguard('privacy-framework'), isSafeguard('explicit-consent')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('each question has an id of its own and a step that is known', () => {
  expect(new Set(questionIds).size).toBe(questionIds.length);
  const laws = ['gdpr', 'ch', 'us-ca'] as const;
  for (const kind of assessmentKinds)
    for (const { step, id } of questionsOf(kind, { ...at, laws })) {
      expect(assessmentSteps).toContain(step);
      expect(questionIds).toContain(id);
    }
});
