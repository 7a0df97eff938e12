import type { AssessmentLaw } from './laws.ts';
import { questionsOf, type AssessmentKind, type Option, type QuestionId, type QuestionOptions } from './questions.ts';
import { levelOfRating, type Rating } from './risks.ts';
import { screen } from './screening.ts';
import type { YesNo } from './facts.ts';

export type Risk = {
  readonly id: string;
  readonly text: string;
  readonly measures: string;
  readonly before: Rating;
  /** With the measures. */
  readonly after: Rating;
};

export type Answers = {
  readonly choices: Readonly<Partial<Record<QuestionId, Option>>>;
  readonly texts: Readonly<Partial<Record<QuestionId, string>>>;
  /** Of a DPIA. */
  readonly risks: readonly Risk[];
  readonly laws: readonly AssessmentLaw[];
};

/** What keeps an assessment from being completed. */
export type Missing =
  | { readonly code: 'answer'; readonly question: QuestionId }
  | { readonly code: 'risks' | 'laws' }
  | { readonly code: 'risk-text' | 'risk-rating' | 'risk-after'; readonly risk: string }
  /** A high risk remains: the authority has to be consulted first. GDPR Art. 36(1). */
  | { readonly code: 'consultation' }
  /** The conclusion contradicts an answer before it. */
  | { readonly code: 'contradiction'; readonly question: QuestionId };

/** What an assessment still needs, in the order of its questions. Empty: it can be completed. */
export function missingIn(
  kind: AssessmentKind,
  answers: Answers,
  { country, on }: Omit<QuestionOptions, 'laws'>,
): readonly Missing[] {
  const { laws } = answers;
  const questions = questionsOf(kind, { country, laws, on });
  const isAnswered = screened(kind, answers, { country, on });
  const unanswered = questions.flatMap(({ id, needs }): Missing[] => {
    const lacksChoice = (needs === 'choice' || needs === 'both') && answers.choices[id] === undefined;
    const lacksText = (needs === 'text' || needs === 'both') && (answers.texts[id] ?? '').trim() === '';
    return lacksChoice || lacksText || !isAnswered(id) ? [{ code: 'answer', question: id }] : [];
  });
  return [
    ...(kind === 'dpia' && laws.length === 0 ? [{ code: 'laws' } as const] : []),
    ...unanswered,
    ...(kind === 'dpia' ? missingRisks(answers) : []),
    ...contradictions(kind, answers),
  ];
}

/** A screening may leave unknown what its verdict does not hang on. */
function screened(kind: AssessmentKind, { choices }: Answers, { country, on }: Omit<QuestionOptions, 'laws'>) {
  if (kind !== 'screening') return () => true;
  const { verdict } = screen(screeningAnswers(choices), country, on);
  return (id: QuestionId) => verdict !== 'open' || choices[id] !== 'unknown';
}

/** The answers of a screening, as `screen` takes them. */
export function screeningAnswers(choices: Answers['choices']): Readonly<Partial<Record<string, YesNo>>> {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([id, choice]) =>
      choice === 'yes' || choice === 'no' || choice === 'unknown' ? [[id, choice]] : [],
    ),
  );
}

function missingRisks({ risks, choices }: Answers): readonly Missing[] {
  if (risks.length === 0) return [{ code: 'risks' }];
  const incomplete = risks.flatMap(({ id, text, before, after }): Missing[] => [
    ...(text.trim() === '' ? [{ code: 'risk-text', risk: id } as const] : []),
    ...(levelOfRating(before) === undefined ? [{ code: 'risk-rating', risk: id } as const] : []),
    ...(levelOfRating(after) === undefined ? [{ code: 'risk-after', risk: id } as const] : []),
  ]);
  const conclusion = choices['dpia-conclusion'];
  const goesOn = conclusion === 'go-ahead' || conclusion === 'with-measures';
  return leavesHighRisk(risks) && goesOn ? [...incomplete, { code: 'consultation' }] : incomplete;
}

/** Whether a high risk remains in spite of the measures. GDPR Art. 36(1). */
export function leavesHighRisk(risks: readonly Risk[]): boolean {
  return risks.some(({ after }) => levelOfRating(after) === 'high');
}

function contradictions(kind: AssessmentKind, { choices, texts, risks }: Answers): readonly Missing[] {
  const against = (question: QuestionId, isContrary: boolean): readonly Missing[] =>
    isContrary ? [{ code: 'contradiction', question }] : [];
  if (kind === 'legitimate-interests')
    return against(
      'lia-conclusion',
      choices['lia-conclusion'] === 'prevails' &&
        [choices['lia-lawful'], choices['lia-necessary'], choices['lia-objection']].includes('no'),
    );
  if (kind === 'transfer') {
    const isCovered = choices['tia-effective'] === 'effective' || (texts['tia-measures'] ?? '').trim() !== '';
    return against('tia-conclusion', choices['tia-conclusion'] === 'equivalent' && !isCovered);
  }
  return kind === 'dpia'
    ? against('ch-consultation', choices['ch-consultation'] === 'not-high' && leavesHighRisk(risks))
    : [];
}

/** Answers that do not belong to the kind of an assessment, or choices that their question does not offer. */
export function unfitting(
  kind: AssessmentKind,
  answers: Answers,
  options: Omit<QuestionOptions, 'laws'>,
): readonly string[] {
  const questions = new Map(questionsOf(kind, { ...options, laws: answers.laws }).map((one) => [one.id, one]));
  const given = (part: object): readonly QuestionId[] => Object.keys(part) as QuestionId[]; // keys of `Answers`
  return [
    ...given(answers.texts).filter((id) => !questions.has(id)),
    ...given(answers.choices).filter((id) => {
      const choice = answers.choices[id];
      return choice === undefined || !questions.get(id)?.options.includes(choice);
    }),
    ...(kind === 'dpia' ? [] : answers.risks.map(({ id }) => id)),
  ];
}
