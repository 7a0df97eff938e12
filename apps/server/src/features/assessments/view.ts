import { missingIn, proposals, questionsAnswered, questionsOf, reviewMonthsOf, type Proposal } from '@app/assessments';
import type { Assessment, AssessmentSummary, AssessmentVersion } from '@app/contract';
import { addMonths } from '@app/deadlines';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { namePeople, type NamePerson } from '../accounts/index.ts';
import { dayOf } from '../policies/index.ts';
import { assessedFacts, describeRecord, screened, type DescribedRecord } from '../processing-records/index.ts';
import { reasonNames } from './names.ts';
import type { StoredAssessment, StoredEdition } from './queries.ts';
import { changedProposals } from './rules.ts';

/** A record as the reader reads it, and in English: what facts proposed is stored and compared in one language. */
export type Assessed = {
  readonly shown: DescribedRecord | undefined;
  readonly english: DescribedRecord | undefined;
};

export async function assessedRecord(
  tx: Tx,
  { services, actor, asked }: Exchange,
  recordId: string,
): Promise<Assessed> {
  const now = services.now();
  const shown = await describeRecord(tx, actor.accountId, recordId, { language: asked.locale, now });
  if (!shown || asked.locale === 'en') return { shown, english: shown };
  return { shown, english: await describeRecord(tx, actor.accountId, recordId, { language: 'en', now }) };
}

export function proposalsFor(
  record: DescribedRecord | undefined,
  { kind, answers }: Pick<StoredAssessment, 'kind' | 'answers'>,
  on: string,
): readonly Proposal[] {
  if (!record) return [];
  const facts = assessedFacts(record);
  return proposals(kind, facts, { country: facts.country, laws: answers.laws, on });
}

/** Whether an assessment can only be read: its record is over, or is not there any more. */
export function isClosed({ shown }: Assessed): boolean {
  return !shown || shown.state === 'ended';
}

/** The country whose list a screening asks about, and the day. */
export function askedOf({ shown }: Assessed, now: Date) {
  return { country: shown ? assessedFacts(shown).country : undefined, on: dayOf(now) };
}

/** An assessment with its questions, what facts propose, and what it still needs. */
export async function viewOf(
  tx: Tx,
  { services, actor, asked }: Exchange,
  stored: StoredAssessment,
  record: Assessed,
): Promise<Assessment> {
  const now = services.now();
  const at = askedOf(record, now);
  const { kind, answers, version, siteId, createdAt } = stored;
  const { laws } = answers;
  const named = await namePeople(tx, actor, [stored.completedBy]);
  const nameOf = await reasonNames(asked.locale, record.shown?.entry);
  const proposed = new Map(proposalsFor(record.shown, stored, at.on).map((one) => [one.question, one]));
  const changed = changedProposals(stored.proposed, proposalsFor(record.english, stored, at.on));
  return {
    ...summaryOf(stored, record.shown?.name, named, now),
    version,
    siteId,
    answers,
    questions: questionsOf(kind, { ...at, laws }).map((question) => {
      const { choice, text = '', reasons = [] } = proposed.get(question.id) ?? {};
      return {
        ...question,
        options: [...question.options],
        proposal: {
          choice: choice ?? null,
          text,
          reasons: reasons.map((reason) => ({ fact: reason.fact, name: nameOf(reason) })),
        },
        hasChanged: changed.has(question.id),
      };
    }),
    missing: missingIn(kind, answers, at).map((one) => ({ ...one })),
    screening:
      kind === 'screening' && record.shown ? { ...screeningOf(record.shown, stored, at.on), isProposed: false } : null,
    reviewProposed: reviewProposed(laws, at.on),
    isClosed: isClosed(record),
    createdAt: createdAt.toISOString(),
  };
}

/** The day of the next review, after the period of the laws. */
export function reviewProposed(laws: StoredAssessment['answers']['laws'], on: string): string {
  return addMonths(on, reviewMonthsOf(laws));
}

/** A version as it was saved. What its questions say is that of its day; the list is that of the country of today. */
export function versionOf(
  { kind, recordId, recordName }: StoredAssessment,
  edition: StoredEdition,
  record: Assessed,
  named: NamePerson,
): AssessmentVersion {
  const { answers, at } = edition;
  return {
    ...editionOf(edition, named),
    kind,
    record: { id: recordId, name: record.shown?.name ?? recordName },
    answers,
    questions: questionsOfVersion({ kind, answers }, record, at),
  };
}

/** What was asked when answers were saved. */
export function questionsOfVersion(
  { kind, answers }: Pick<StoredAssessment, 'kind' | 'answers'>,
  record: Assessed,
  at: Date,
): AssessmentVersion['questions'] {
  const asked = questionsAnswered(kind, answers, askedOf(record, at));
  return asked.map((question) => ({ ...question, options: [...question.options] }));
}

/** Who saved a version, and when. */
export function editionOf({ version, at, personId, state, reviewOn, attestationId }: StoredEdition, named: NamePerson) {
  return { version, at: at.toISOString(), by: named(personId), state, reviewOn, isProved: attestationId !== null };
}

/** Whether a record needs a DPIA, by its screening if somebody began one. */
export function screeningOf(record: DescribedRecord, screening: StoredAssessment | undefined, on: string) {
  const { verdict, met, open, grounds } = screened(assessedFacts(record), screening?.answers, on);
  return { verdict, met: [...met], open: [...open], grounds: [...grounds], isProposed: !screening };
}

export function summaryOf(
  stored: StoredAssessment,
  recordName: string | undefined,
  named: NamePerson,
  now: Date,
): AssessmentSummary {
  const { id, kind, recordId, state, reviewOn, completedAt, completedBy, updatedAt } = stored;
  const by = named(completedBy);
  return {
    id,
    kind,
    record: { id: recordId, name: recordName ?? stored.recordName },
    state,
    reviewOn,
    isDue: reviewOn !== null && reviewOn <= dayOf(now),
    completed: completedAt && by ? { at: completedAt.toISOString(), by } : null,
    updatedAt: updatedAt.toISOString(),
  };
}
