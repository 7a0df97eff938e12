import { askedAnswers, missingIn, neededAssessments, unfitting, type AssessmentKind } from '@app/assessments';
import type { Assessment, AssessmentAnswers, assessments, Call } from '@app/contract';
import { newId } from '#platform/database/ids.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { namePeople } from '../accounts/index.ts';
import { changesBetween as eventChanges, recordEvent } from '../audit/index.ts';
import { dayOf } from '../policies/index.ts';
import { assessedFacts, nameRecords } from '../processing-records/index.ts';
import { attestCompleted } from './attested.ts';
import {
  findAssessment,
  insertAssessment,
  insertEdition,
  isOnBehalf,
  listAssessments,
  listOfRecord,
  lockAssessment,
  updateAssessment,
  type StoredAssessment,
} from './queries.ts';
import { firstAnswers, storedProposals } from './rules.ts';
import {
  askedOf,
  assessedRecord,
  isClosed,
  proposalsFor,
  reviewProposed,
  screeningOf,
  summaryOf,
  viewOf,
  type Assessed,
} from './view.ts';

const pageSize = 50;

export async function readAssessments(
  { services, actor, asked }: Exchange,
  filter: Call<typeof assessments.list>['query'],
) {
  const { accountId } = actor;
  const now = services.now();
  return services.db.inAccount(accountId, async (tx) => {
    const found = await listAssessments(tx, accountId, filter ?? {}, pageSize + 1);
    const shown = found.slice(0, pageSize);
    const named = await namePeople(
      tx,
      actor,
      shown.map(({ completedBy }) => completedBy),
    );
    const recordIds = [...new Set(shown.map(({ recordId }) => recordId))];
    const names = await nameRecords(tx, accountId, recordIds, asked.locale);
    return {
      assessments: shown.map((one) => summaryOf(one, names.get(one.recordId), named, now)),
      more: found.length > pageSize,
    };
  });
}

/** @throws Problem `processing-record.not-found` */
export async function readOfRecord(exchange: Exchange, recordId: string) {
  const { services, actor } = exchange;
  const now = services.now();
  return services.db.inAccount(actor.accountId, async (tx) => {
    const { shown } = await assessedRecord(tx, exchange, recordId);
    if (!shown) throw new Problem('processing-record.not-found');
    // The controller assesses what is done on its behalf. GDPR Art. 35(1).
    if (await isOnBehalf(tx, actor.accountId, recordId)) return { screening: null, needed: [], assessments: [] };
    const all = await listOfRecord(tx, actor.accountId, recordId);
    const screening = screeningOf(
      shown,
      all.find(({ kind }) => kind === 'screening'),
      dayOf(now),
    );
    const named = await namePeople(
      tx,
      actor,
      all.map(({ completedBy }) => completedBy),
    );
    return {
      screening,
      needed: [...neededAssessments(assessedFacts(shown), screening)],
      assessments: all.map((one) => summaryOf(one, shown.name, named, now)),
    };
  });
}

/**
 * Begins an assessment of a record of the controller.
 * @throws Problem `processing-record.not-found` (also of a record on behalf of others), `assessment.closed`, `assessment.there`
 */
export async function createAssessment(
  exchange: Exchange,
  recordId: string,
  kind: AssessmentKind,
): Promise<Assessment> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const record = await assessedRecord(tx, exchange, recordId);
    const { shown } = record;
    if (!shown || (await isOnBehalf(tx, accountId, recordId))) throw new Problem('processing-record.not-found');
    if (isClosed(record)) throw new Problem('assessment.closed');
    const now = services.now();
    const answers = firstAnswers(kind, assessedFacts(shown), dayOf(now));
    const made: StoredAssessment = {
      id: newId(now),
      recordId,
      siteId: shown.siteId,
      recordName: shown.name,
      kind,
      answers,
      proposed: storedProposals(proposalsFor(record.english, { kind, answers }, dayOf(now))),
      state: 'draft',
      version: 1,
      reviewOn: null,
      completedAt: null,
      completedBy: null,
      createdAt: now,
      updatedAt: now,
    };
    if (!(await insertAssessment(tx, accountId, made))) throw new Problem('assessment.there');
    await insertEdition(tx, accountId, { personId: actor.id, attestationId: null }, made);
    await recordEvent(tx, now, actor, 'assessment.created', { siteId: made.siteId, target: made.id });
    return viewOf(tx, exchange, made, record);
  });
}

/** @throws Problem `assessment.not-found` */
export async function readAssessment(exchange: Exchange, id: string): Promise<Assessment> {
  const { services, actor } = exchange;
  return services.db.inAccount(actor.accountId, async (tx) => {
    const stored = await existing(findAssessment(tx, actor.accountId, id));
    return viewOf(tx, exchange, stored, await assessedRecord(tx, exchange, stored.recordId));
  });
}

/**
 * Changes the answers. A completed assessment is a draft again; what was completed stays among its versions. Answers whose question
 * is not asked any more are left out; the versions before keep them.
 * @throws Problem `assessment.not-found`, `assessment.changed`, `assessment.closed`, `assessment.unfitting`
 */
export async function changeAssessment(
  exchange: Exchange,
  id: string,
  { version, answers: given }: { readonly version: number; readonly answers: AssessmentAnswers },
): Promise<Assessment> {
  return change(exchange, id, version, 'assessment.changed', (stored, record, now) => {
    const { kind } = stored;
    if (unfitting(kind, given).length > 0) throw new Problem('assessment.unfitting');
    const answers = askedAnswers(kind, given, askedOf(record, now));
    const proposed = storedProposals(proposalsFor(record.english, { kind, answers }, dayOf(now)));
    return { ...stored, answers, proposed, state: 'draft', reviewOn: null };
  });
}

/**
 * Says that an assessment is complete, or, after a review, that it still is. It stands against the facts of today, and is due for
 * review after the period of its laws unless a day is given.
 * @throws Problem `assessment.incomplete` and as `changeAssessment`
 */
export async function completeAssessment(
  exchange: Exchange,
  id: string,
  { version, reviewOn }: { readonly version: number; readonly reviewOn?: string | undefined },
): Promise<Assessment> {
  return change(exchange, id, version, 'assessment.completed', (stored, record, now) => {
    const { kind } = stored;
    const at = askedOf(record, now);
    if (missingIn(kind, stored.answers, at).length > 0) throw new Problem('assessment.incomplete');
    const answers = askedAnswers(kind, stored.answers, at);
    return {
      ...stored,
      answers,
      proposed: storedProposals(proposalsFor(record.english, { kind, answers }, at.on)),
      state: 'completed',
      completedAt: now,
      completedBy: exchange.actor.id,
      reviewOn: reviewOn ?? reviewProposed(answers.laws, at.on),
    };
  });
}

async function change(
  exchange: Exchange,
  id: string,
  version: number,
  kind: 'assessment.changed' | 'assessment.completed',
  to: (stored: StoredAssessment, record: Assessed, now: Date) => StoredAssessment,
): Promise<Assessment> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const stored = await existing(lockAssessment(tx, accountId, id));
    if (stored.version !== version) throw new Problem('assessment.changed');
    const record = await assessedRecord(tx, exchange, stored.recordId);
    if (isClosed(record)) throw new Problem('assessment.closed');
    const now = services.now();
    const recordName = record.shown?.name ?? stored.recordName;
    const after = { ...to(stored, record, now), recordName, version: version + 1, updatedAt: now };
    const attestationId = kind === 'assessment.completed' ? await attestCompleted(tx, exchange, after, record) : null;
    await updateAssessment(tx, accountId, after);
    await insertEdition(tx, accountId, { personId: actor.id, attestationId }, after);
    const changes = eventChanges(said(stored), said(after));
    await recordEvent(tx, now, actor, kind, { siteId: stored.siteId, target: id, changes });
    return viewOf(tx, exchange, after, record);
  });
}

/** What the audit log says of an assessment: its answers stand in its editions. */
function said({ state, reviewOn }: StoredAssessment) {
  return { state, reviewOn };
}

/** @throws Problem `assessment.not-found` */
export async function existing(found: Promise<StoredAssessment | undefined>): Promise<StoredAssessment> {
  const stored = await found;
  if (!stored) throw new Problem('assessment.not-found');
  return stored;
}
