import type { AssessmentKind, Proposal } from '@app/assessments';
import type { AssessmentAnswers, AssessmentState } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

/** What facts proposed to a question. Texts are English, whoever saved. */
export type StoredProposal = Pick<Proposal, 'question' | 'text'> & { readonly choice: string | null };

export type StoredAssessment = {
  readonly id: string;
  readonly recordId: string;
  readonly siteId: string | null;
  readonly recordName: string;
  readonly kind: AssessmentKind;
  readonly answers: AssessmentAnswers;
  readonly proposed: readonly StoredProposal[];
  readonly state: AssessmentState;
  readonly version: number;
  readonly reviewOn: string | null;
  readonly completedAt: Date | null;
  readonly completedBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export type StoredEdition = {
  readonly version: number;
  readonly at: Date;
  readonly personId: string;
  readonly state: AssessmentState;
  readonly reviewOn: string | null;
  readonly answers: AssessmentAnswers;
  /** Of what was completed; null: a draft, or completed before versions were attested. */
  readonly attestationId: string | null;
};

const columns = [
  'id',
  'recordId',
  'siteId',
  'recordName',
  'kind',
  'answers',
  'proposed',
  'state',
  'version',
  'completedAt',
  'completedBy',
  'createdAt',
  'updatedAt',
] as const;

const editionColumns = ['version', 'at', 'personId', 'state', 'answers', 'attestationId'] as const;

const reviewOn = sql<string | null>`to_char(review_on, 'YYYY-MM-DD')`.as('reviewOn');

type Filter = {
  readonly state?: AssessmentState | undefined;
  readonly kind?: AssessmentKind | undefined;
  readonly reviewBy?: string | undefined;
  readonly after?: string | undefined;
};

/** The newest assessments that match, at most `limit`. */
export async function listAssessments(
  tx: Tx,
  accountId: string,
  { state, kind, reviewBy, after }: Filter,
  limit: number,
): Promise<StoredAssessment[]> {
  const rows = await tx
    .selectFrom('assessment')
    .select([...columns, reviewOn])
    .where('accountId', '=', accountId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(reviewBy !== undefined, (query) => query.where(sql<boolean>`review_on <= ${reviewBy}::date`))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asAssessment);
}

export async function listOfRecord(tx: Tx, accountId: string, recordId: string): Promise<StoredAssessment[]> {
  const rows = await tx
    .selectFrom('assessment')
    .select([...columns, reviewOn])
    .where('accountId', '=', accountId)
    .where('recordId', '=', recordId)
    .orderBy('id')
    .execute();
  return rows.map(asAssessment);
}

export async function findAssessment(tx: Tx, accountId: string, id: string): Promise<StoredAssessment | undefined> {
  const row = await tx
    .selectFrom('assessment')
    .select([...columns, reviewOn])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asAssessment(row);
}

/** The same, locked until the transaction ends. */
export async function lockAssessment(tx: Tx, accountId: string, id: string): Promise<StoredAssessment | undefined> {
  const row = await tx
    .selectFrom('assessment')
    .select([...columns, reviewOn])
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && asAssessment(row);
}

/** The project of an assessment; null: none, or its site is gone. Undefined: there is no such assessment. */
export async function findProjectOfAssessment(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('assessment')
    .leftJoin('site', (join) =>
      join.onRef('site.accountId', '=', 'assessment.accountId').onRef('site.id', '=', 'assessment.siteId'),
    )
    .select('site.projectId')
    .where('assessment.accountId', '=', accountId)
    .where('assessment.id', '=', id)
    .executeTakeFirst();
  return row?.projectId;
}

/** Whether a record is about what is done on behalf of somebody else. */
export async function isOnBehalf(tx: Tx, accountId: string, recordId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('processingRecord')
    .select('role')
    .where('accountId', '=', accountId)
    .where('id', '=', recordId)
    .executeTakeFirst();
  return row?.role === 'processor';
}

/** @returns whether it was inserted; not if the record has one of this kind */
export async function insertAssessment(tx: Tx, accountId: string, assessment: StoredAssessment): Promise<boolean> {
  const { answers, proposed, ...rest } = assessment;
  const inserted = await tx
    .insertInto('assessment')
    .values({ ...rest, accountId, answers: JSON.stringify(answers), proposed: JSON.stringify(proposed) })
    .onConflict((conflict) => conflict.columns(['accountId', 'recordId', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateAssessment(tx: Tx, accountId: string, assessment: StoredAssessment): Promise<void> {
  const { id, answers, proposed, ...rest } = assessment;
  await tx
    .updateTable('assessment')
    .set({ ...rest, answers: JSON.stringify(answers), proposed: JSON.stringify(proposed) })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Keeps an assessment as it is now, in the transaction that changed it. */
export async function insertEdition(
  tx: Tx,
  accountId: string,
  { personId, attestationId }: Pick<StoredEdition, 'personId' | 'attestationId'>,
  { id, siteId, version, updatedAt, state, reviewOn: day, answers }: StoredAssessment,
): Promise<void> {
  await tx
    .insertInto('assessmentEdition')
    .values({
      accountId,
      assessmentId: id,
      siteId,
      version,
      at: updatedAt,
      personId,
      attestationId,
      state,
      reviewOn: day,
      answers: JSON.stringify(answers),
    })
    .execute();
}

/** All editions of an assessment, newest first. */
export async function listEditions(tx: Tx, accountId: string, assessmentId: string): Promise<StoredEdition[]> {
  const rows = await tx
    .selectFrom('assessmentEdition')
    .select([...editionColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('assessmentId', '=', assessmentId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(asEdition);
}

export async function findEdition(
  tx: Tx,
  accountId: string,
  assessmentId: string,
  version: number,
): Promise<StoredEdition | undefined> {
  const row = await tx
    .selectFrom('assessmentEdition')
    .select([...editionColumns, reviewOn])
    .where('accountId', '=', accountId)
    .where('assessmentId', '=', assessmentId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && asEdition(row);
}

type Row = Omit<StoredAssessment, 'answers' | 'proposed' | 'kind' | 'state'> & {
  readonly answers: unknown;
  readonly proposed: unknown;
  readonly kind: string;
  readonly state: string;
};

function asAssessment(row: Row): StoredAssessment {
  // Written by this feature, from answers that the contract checked; the checks of the table allow no other kind or state.
  return {
    ...row,
    kind: row.kind as AssessmentKind,
    state: row.state as AssessmentState,
    answers: row.answers as AssessmentAnswers,
    proposed: row.proposed as readonly StoredProposal[],
  };
}

function asEdition(
  row: Omit<StoredEdition, 'state' | 'answers'> & { readonly state: string; readonly answers: unknown },
): StoredEdition {
  // Written by this feature, from answers that the contract checked.
  return { ...row, state: row.state as AssessmentState, answers: row.answers as AssessmentAnswers };
}
