import {
  isSafeguard,
  proposedScreening,
  screen,
  screeningAnswers,
  screeningQuestions,
  type AssessedFacts,
  type Screening,
} from '@app/assessments';
import type { TransferBasis } from '@app/catalogue';
import type { AssessmentAnswers, RecordFields } from '@app/contract';
import type { Facts, ProcessingEntry } from '@app/documents';

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

/** Whether a record needs a DPIA: by what somebody answered, or else by what facts propose. */
export function screened(facts: AssessedFacts, answers: AssessmentAnswers | undefined, on: string): Screening {
  const { country } = facts;
  if (answers) return screen(screeningAnswers(answers.choices), country, on);
  const proposed = screeningQuestions(country, on).map(({ id }) => [id, proposedScreening(id, facts).answer] as const);
  return screen(Object.fromEntries(proposed), country, on);
}
