import { canonical } from '@app/consent/banner/changes.ts';
import {
  lawsFor,
  proposals,
  type AssessedFacts,
  type AssessmentKind,
  type Option,
  type Proposal,
  type QuestionId,
} from '@app/assessments';
import type { AssessmentAnswers, AssessmentChange } from '@app/contract';
import type { StoredProposal } from './queries.ts';

/** The answers that a new assessment begins with: what facts propose. What they leave open stays open. */
export function firstAnswers(kind: AssessmentKind, facts: AssessedFacts, on: string): AssessmentAnswers {
  const laws = lawsFor(kind, facts, on);
  const proposed = proposals(kind, facts, { country: facts.country, laws, on });
  return {
    choices: Object.fromEntries(
      proposed.flatMap(({ question, choice }) => (choice && choice !== 'unknown' ? [[question, choice]] : [])),
    ),
    texts: Object.fromEntries(
      proposed.flatMap(({ question, text }) => (text === '' ? [] : [[question, text.slice(0, 4000)]])),
    ),
    risks: [],
    laws: [...laws],
  };
}

/** Proposals as they are stored, to notice later that facts changed. */
export function storedProposals(proposed: readonly Proposal[]): readonly StoredProposal[] {
  return proposed.map(({ question, choice, text }) => ({ question, choice: choice ?? null, text }));
}

/** The questions to which facts propose something else than before. A question that is new has no before. */
export function changedProposals(before: readonly StoredProposal[], now: readonly Proposal[]): ReadonlySet<QuestionId> {
  const old = new Map(before.map((one) => [one.question, one]));
  return new Set(
    storedProposals(now).flatMap(({ question, choice, text }) => {
      const one = old.get(question);
      return one && (one.choice !== choice || one.text !== text) ? [question] : [];
    }),
  );
}

/** What differs from one version to another, in the order of the questions. */
export function changesBetween(before: AssessmentAnswers, after: AssessmentAnswers): AssessmentChange[] {
  const ids = <Value>(one: Readonly<Partial<Record<QuestionId, Value>>>, two: typeof one): readonly QuestionId[] =>
    [...new Set([...Object.keys(one), ...Object.keys(two)])] as QuestionId[]; // keys of answers
  const choices = ids<Option>(before.choices, after.choices)
    .filter((id) => before.choices[id] !== after.choices[id])
    .map((of) => ({
      what: 'choice' as const,
      of,
      before: before.choices[of] ?? null,
      after: after.choices[of] ?? null,
    }));
  const texts = ids<string>(before.texts, after.texts)
    .filter((id) => before.texts[id] !== after.texts[id])
    .map((of) => ({ what: 'text' as const, of, before: before.texts[of] ?? null, after: after.texts[of] ?? null }));
  const riskIds = [...new Set([...before.risks, ...after.risks].map(({ id }) => id))];
  const risks = riskIds
    .map((of) => ({
      what: 'risk' as const,
      of,
      before: before.risks.find(({ id }) => id === of) ?? null,
      after: after.risks.find(({ id }) => id === of) ?? null,
    }))
    .filter((risk) => canonical(risk.before) !== canonical(risk.after));
  const laws =
    before.laws.toSorted().join() === after.laws.toSorted().join()
      ? []
      : [{ what: 'laws' as const, before: before.laws, after: after.laws }];
  return [...laws, ...choices, ...texts, ...risks];
}
