import type { AssessmentLaw } from './laws.ts';
import {
  allQuestionsOf,
  questionsOf,
  type AssessmentKind,
  type Option,
  type Question,
  type QuestionId,
  type QuestionOptions,
} from './questions.ts';
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
  | { readonly code: 'risk-text' | 'risk-rating' | 'risk-after' | 'risk-measures'; readonly risk: string }
  /** A high risk remains: the authority has to be consulted first. GDPR Art. 36(1). */
  | { readonly code: 'consultation' }
  /** The conclusion contradicts an answer before it. */
  | { readonly code: 'contradiction'; readonly question: QuestionId };

type At = Omit<QuestionOptions, 'laws'>;

/** What an assessment still needs, in the order of its questions. Empty: it can be completed. */
export function missingIn(kind: AssessmentKind, given: Answers, at: At): readonly Missing[] {
  const answers = askedAnswers(kind, given, at);
  const { laws } = answers;
  const isAnswered = screened(kind, answers, at);
  const unanswered = questionsOf(kind, { ...at, laws }).flatMap(({ id, needs }): Missing[] => {
    const needsText = needs === 'text' || needs === 'both' || (id === 'dpia-dpo' && answers.choices[id] === 'advised');
    const lacksChoice = (needs === 'choice' || needs === 'both') && answers.choices[id] === undefined;
    const lacksText = needsText && (answers.texts[id] ?? '').trim() === '';
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
function screened(kind: AssessmentKind, { choices }: Answers, { country, on }: At) {
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

/** The laws under which the authority is consulted whatever an advisor says. GDPR Art. 36(1); FADP Art. 23(4) is otherwise. */
const consultsAuthority: readonly AssessmentLaw[] = ['gdpr', 'uk'];

function missingRisks({ risks, choices, laws }: Answers): readonly Missing[] {
  if (risks.length === 0) return [{ code: 'risks' }];
  const incomplete = risks.flatMap(({ id, text, measures, before, after }): Missing[] => [
    ...(text.trim() === '' ? [{ code: 'risk-text', risk: id } as const] : []),
    ...(levelOfRating(before) === undefined ? [{ code: 'risk-rating', risk: id } as const] : []),
    ...(isReduced(before, after) && measures.trim() === '' ? [{ code: 'risk-measures', risk: id } as const] : []),
    ...(levelOfRating(after) === undefined ? [{ code: 'risk-after', risk: id } as const] : []),
  ]);
  const conclusion = choices['dpia-conclusion'];
  const goesOn = conclusion === 'go-ahead' || conclusion === 'with-measures';
  const isOwed = goesOn && leavesHighRisk(risks) && laws.some((law) => consultsAuthority.includes(law));
  return isOwed ? [...incomplete, { code: 'consultation' }] : incomplete;
}

/** Whether a risk is said to be smaller with its measures. */
function isReduced(before: Rating, after: Rating): boolean {
  const isLower = (one: Rating['severity'], other: Rating['severity']) => one !== null && other !== null && other < one;
  return isLower(before.likelihood, after.likelihood) || isLower(before.severity, after.severity);
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
  if (kind !== 'dpia') return [];
  const conclusion = choices['dpia-conclusion'];
  const takesPlace = conclusion === 'go-ahead' || conclusion === 'with-measures' || conclusion === 'consulted';
  return [
    ...against('ch-consultation', choices['ch-consultation'] === 'not-high' && leavesHighRisk(risks)),
    ...against('dpia-conclusion', choices['us-ca-decision'] === 'no' && takesPlace),
  ];
}

/** The answers without those whose question is not asked any more: another country, law or list applies. */
export function askedAnswers<Given extends Answers>(kind: AssessmentKind, answers: Given, at: At): Given {
  const asked = new Set<string>(questionsOf(kind, { ...at, laws: answers.laws }).map(({ id }) => id));
  const only = <Part extends object>(part: Part) =>
    // A part of the same answers.
    Object.fromEntries(Object.entries(part).filter(([id]) => asked.has(id))) as Part;
  return { ...answers, choices: only(answers.choices), texts: only(answers.texts) };
}

/** What was asked when answers were given: what is asked, and what was answered nevertheless. */
export function questionsAnswered(kind: AssessmentKind, answers: Answers, at: At): readonly Question[] {
  const asked = questionsOf(kind, { ...at, laws: answers.laws });
  const isAsked = (id: QuestionId) => asked.some((question) => question.id === id);
  const isAnswered = (id: QuestionId) => answers.choices[id] !== undefined || (answers.texts[id] ?? '') !== '';
  return [...asked, ...allQuestionsOf(kind).filter(({ id }) => !isAsked(id) && isAnswered(id))];
}

/** Answers that no assessment of the kind asks for, or choices that their question does not offer. */
export function unfitting(kind: AssessmentKind, answers: Answers): readonly string[] {
  const questions = new Map(allQuestionsOf(kind).map((one) => [one.id, one]));
  const given = (part: object): readonly QuestionId[] => Object.keys(part) as QuestionId[]; // keys of `Answers`
  return [
    ...given(answers.texts).filter((id) => !questions.has(id)),
    ...given(answers.choices).filter((id) => {
      const choice = answers.choices[id];
      return !questions.has(id) || (choice !== undefined && !questions.get(id)?.options.includes(choice));
    }),
    ...(kind === 'dpia' ? [] : answers.risks.map(({ id }) => id)),
  ];
}
