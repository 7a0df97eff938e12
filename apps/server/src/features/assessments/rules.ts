import { canonical } from '@app/consent/banner/changes.ts';
import {
  isSafeguard,
  lawsFor,
  proposals,
  screen,
  screeningAnswers,
  screeningQuestions,
  proposedScreening,
  type AssessedFacts,
  type AssessmentKind,
  type Option,
  type Proposal,
  type QuestionId,
  type Screening,
} from '@app/assessments';
import type { TransferBasis } from '@app/catalogue';
import type { AssessmentAnswers, AssessmentChange, RecordFields } from '@app/contract';
import type { Facts, ProcessingEntry } from '@app/documents';
import type { StoredProposal } from './queries.ts';

type Described = {
  readonly fields: RecordFields;
  readonly facts: Facts | undefined;
  readonly entry: ProcessingEntry | undefined;
};

/** What an assessment of a record rests on. Of a record whose service or activity is gone, little is known. */
export function assessedFacts({ fields, facts, entry }: Described): AssessedFacts {
  return {
    country: facts?.owner.country === '' ? undefined : facts?.owner.country,
    addressesEu: addressesEu(facts),
    kind: entry?.kind,
    typical: fields.typical,
    purposes: entry?.purposes ?? [],
    dataTypes: entry?.dataTypes ?? [],
    sensitive: entry?.sensitiveKinds.map(({ id }) => id) ?? [],
    subjects: fields.subjects,
    bases: entry?.bases ?? [],
    transferBasis: fields.transferBasis,
    measures: [...new Set([...fields.measures, ...(facts?.security ?? [])])],
    transfers: entry ? thirdCountries(entry, fields.transferBasis) : [],
    recipients: entry?.recipients ?? [],
    systems: fields.systems,
    // Stated of the whole site: it holds for the records that can be meant.
    automated: entry?.kind === 'credit-check' ? facts?.automatedDecisions?.made : undefined,
    children: fields.subjects.includes('children') ? facts?.audience?.children : undefined,
    withoutSpecialCategories: facts?.ruledOut?.includes('special-categories') ?? false,
    purpose: entry?.purpose ?? '',
    interest: entry?.interest ?? '',
    data: entry?.data ?? '',
    kept: entry?.kept ?? '',
    ownMeasures: fields.ownMeasures,
  };
}

/** Whether the site says that it addresses people in the EEA. Areas that nobody stated say nothing. */
function addressesEu(facts: Facts | undefined): boolean {
  const { areas, areaType } = facts?.audience ?? {};
  return areas ? areas.includes('eea') : areaType !== undefined && areaType !== 'us';
}

/** On what a transfer rests that is a safeguard of GDPR Art. 46 or 47. */
const safeguards: ReadonlySet<string> = new Set([
  'clausesEu',
  'clausesUk',
  'clausesSwiss',
  'clausesBrazil',
  'bindingRules',
  'bindingRulesSwiss',
  'bindingRulesBrazil',
] satisfies readonly Rests[]);
type Rests = NonNullable<ProcessingEntry['parties'][number]['transfers'][number]['rests']>;

/** The third countries of a record. Where the documents do not know what a transfer rests on, the record itself says it. */
function thirdCountries({ transfers, parties }: ProcessingEntry, stated: TransferBasis | undefined) {
  const ofParties = parties.flatMap((party) => party.transfers.filter(({ third }) => third));
  const isSafeguarded = (rests: Rests | undefined): boolean => {
    if (rests !== undefined && rests !== 'frameworkOrClausesEu') return safeguards.has(rests);
    return stated ? isSafeguard(stated) : rests !== undefined;
  };
  return transfers
    .filter(({ third }) => third)
    .map(({ name, country, safeguard }) => ({
      name,
      safeguard,
      isSafeguarded: ofParties.some((one) => one.country === country && isSafeguarded(one.rests)),
    }));
}

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

/** Whether a record needs a DPIA: by what somebody answered, or else by what facts propose. */
export function screened(facts: AssessedFacts, answers: AssessmentAnswers | undefined, on: string): Screening {
  const { country } = facts;
  if (answers) return screen(screeningAnswers(answers.choices), country, on);
  const proposed = screeningQuestions(country, on).map(({ id }) => [id, proposedScreening(id, facts).answer] as const);
  return screen(Object.fromEntries(proposed), country, on);
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
