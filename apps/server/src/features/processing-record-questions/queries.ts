import type { AskedField, RecordAnswers } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

/** Who accepted or rejected an answer. */
export type StoredDecision = { readonly isAccepted: boolean; readonly at: string; readonly by: string };
export type StoredDecisions = Readonly<Partial<Record<AskedField, StoredDecision>>>;

export type StoredLink = {
  readonly id: string;
  readonly language: string;
  readonly email: string | null;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly remindedAt: Date | null;
  readonly sentAt: Date | null;
  readonly answeredBy: string | null;
};

export type StoredQuestion = {
  readonly id: string;
  readonly linkId: string;
  readonly recordId: string;
  readonly siteId: string | null;
  readonly answers: RecordAnswers;
  readonly decisions: StoredDecisions;
  readonly decidedAt: Date | null;
  readonly revokedAt: Date | null;
};

/** A question with its link. */
export type AskedQuestion = StoredQuestion & { readonly link: StoredLink };

const linkColumns = [
  'id',
  'language',
  'email',
  'askedBy',
  'askedAt',
  'expiresAt',
  'remindedAt',
  'sentAt',
  'answeredBy',
] as const;
const questionColumns = [
  'id',
  'linkId',
  'recordId',
  'siteId',
  'answers',
  'decisions',
  'decidedAt',
  'revokedAt',
] as const;

type Row = Omit<StoredQuestion, 'answers' | 'decisions'> & { readonly answers: unknown; readonly decisions: unknown };

/** Written by this feature, from answers that the contract checked. */
const asQuestion = (row: Row): StoredQuestion => ({
  ...row,
  answers: row.answers as RecordAnswers,
  decisions: row.decisions as StoredDecisions,
});

export async function insertLink(tx: Tx, accountId: string, link: StoredLink): Promise<void> {
  await tx
    .insertInto('recordQuestionLink')
    .values({ accountId, ...link })
    .execute();
}

export async function insertQuestions(tx: Tx, accountId: string, questions: readonly StoredQuestion[]): Promise<void> {
  await tx
    .insertInto('recordQuestion')
    .values(
      questions.map((question) => ({
        ...question,
        accountId,
        answers: JSON.stringify(question.answers),
        decisions: JSON.stringify(question.decisions),
      })),
    )
    .execute();
}

type Filter = {
  readonly id?: string;
  readonly recordId?: string | undefined;
  /** Those that somebody has to answer or to decide on at this time. */
  readonly openAt?: Date | undefined;
};

/** Questions with their links, newest first. */
export async function listQuestions(
  tx: Tx,
  accountId: string,
  { id, recordId, openAt }: Filter,
  limit: number,
): Promise<AskedQuestion[]> {
  const rows = await tx
    .selectFrom('recordQuestion')
    .innerJoin('recordQuestionLink as link', (join) =>
      join.onRef('link.accountId', '=', 'recordQuestion.accountId').onRef('link.id', '=', 'recordQuestion.linkId'),
    )
    .select(questionColumns.map((column) => `recordQuestion.${column}` as const))
    .select(['link.language', 'link.email', 'link.askedBy', 'link.askedAt', 'link.expiresAt', 'link.remindedAt'])
    .select(['link.sentAt', 'link.answeredBy'])
    .where('recordQuestion.accountId', '=', accountId)
    .$if(id !== undefined, (query) => query.where('recordQuestion.id', '=', id ?? ''))
    .$if(recordId !== undefined, (query) => query.where('recordQuestion.recordId', '=', recordId ?? ''))
    .$if(openAt !== undefined, (query) =>
      query
        .where('recordQuestion.revokedAt', 'is', null)
        .where('recordQuestion.decidedAt', 'is', null)
        .where((where) =>
          where.or([
            where.and([where('link.sentAt', 'is not', null), sql<boolean>`record_question.answers <> '{}'`]),
            where.and([where('link.sentAt', 'is', null), where('link.expiresAt', '>', openAt ?? new Date(0))]),
          ]),
        ),
    )
    .orderBy('recordQuestion.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ language, email, askedBy, askedAt, expiresAt, remindedAt, sentAt, answeredBy, ...question }) => ({
    ...asQuestion(question),
    link: { id: question.linkId, language, email, askedBy, askedAt, expiresAt, remindedAt, sentAt, answeredBy },
  }));
}

/** A question, locked until the transaction ends. */
export async function lockQuestion(tx: Tx, accountId: string, id: string): Promise<StoredQuestion | undefined> {
  const row = await tx
    .selectFrom('recordQuestion')
    .select(questionColumns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && asQuestion(row);
}

/** The project of a question; null: none, or its site is gone. Undefined: there is no such question. */
export async function findProjectOfQuestion(tx: Tx, accountId: string, id: string): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('recordQuestion')
    .leftJoin('site', (join) =>
      join.onRef('site.accountId', '=', 'recordQuestion.accountId').onRef('site.id', '=', 'recordQuestion.siteId'),
    )
    .select('site.projectId')
    .where('recordQuestion.accountId', '=', accountId)
    .where('recordQuestion.id', '=', id)
    .executeTakeFirst();
  return row?.projectId;
}

/** A link, locked until the transaction ends. */
export async function lockLink(tx: Tx, accountId: string, id: string): Promise<StoredLink | undefined> {
  return tx
    .selectFrom('recordQuestionLink')
    .select(linkColumns)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** What a link still asks: of records that are not over, in the order in which they were chosen. */
export async function listOfLink(tx: Tx, accountId: string, linkId: string): Promise<StoredQuestion[]> {
  const rows = await tx
    .selectFrom('recordQuestion')
    .innerJoin('processingRecord', (join) =>
      join
        .onRef('processingRecord.accountId', '=', 'recordQuestion.accountId')
        .onRef('processingRecord.id', '=', 'recordQuestion.recordId'),
    )
    .select(questionColumns.map((column) => `recordQuestion.${column}` as const))
    .where('recordQuestion.accountId', '=', accountId)
    .where('recordQuestion.linkId', '=', linkId)
    .where('recordQuestion.revokedAt', 'is', null)
    .where('processingRecord.state', '<>', 'ended')
    .orderBy('recordQuestion.id')
    .execute();
  return rows.map(asQuestion);
}

export async function updateAnswers(tx: Tx, accountId: string, id: string, answers: RecordAnswers): Promise<void> {
  await tx
    .updateTable('recordQuestion')
    .set({ answers: JSON.stringify(answers) })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function updateDecisions(
  tx: Tx,
  accountId: string,
  id: string,
  { decisions, decidedAt }: Pick<StoredQuestion, 'decisions' | 'decidedAt'>,
): Promise<void> {
  await tx
    .updateTable('recordQuestion')
    .set({ decisions: JSON.stringify(decisions), decidedAt })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function updateRevoked(tx: Tx, accountId: string, id: string, revokedAt: Date): Promise<void> {
  await tx
    .updateTable('recordQuestion')
    .set({ revokedAt })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function updateSent(
  tx: Tx,
  accountId: string,
  id: string,
  sent: { readonly sentAt: Date; readonly answeredBy: string | null },
): Promise<void> {
  await tx
    .updateTable('recordQuestionLink')
    .set(sent)
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** All accounts with a link. */
export async function listAccountsWithLinks(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('recordQuestionLink').select('accountId').distinct().orderBy('accountId').execute();
  return rows.map(({ accountId }) => accountId);
}

/** Marks the mailed links of an account that were made until then and have no answer, and returns their ids: each once. */
export async function takeUnreminded(tx: Tx, accountId: string, until: Date, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('recordQuestionLink')
    .set({ remindedAt: now })
    .where('accountId', '=', accountId)
    .where('remindedAt', 'is', null)
    .where('sentAt', 'is', null)
    .where('email', 'is not', null)
    .where('askedAt', '<=', until)
    .where('expiresAt', '>', now)
    .where(
      sql<boolean>`exists (select from record_question asked where asked.account_id = record_question_link.account_id
        and asked.link_id = record_question_link.id and asked.revoked_at is null)`,
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes the links of an account, with the answers and the address they were sent to, that ended until then without an answer, or of
 * which nothing has been left to decide since then: each question was decided or taken back, or its record is over or gone.
 */
export async function deleteDone(tx: Tx, accountId: string, until: Date): Promise<void> {
  await sql`delete from record_question_link link where link.account_id = ${accountId} and (
    (link.sent_at is null and link.expires_at <= ${until})
    or (link.asked_at <= ${until} and not exists (
      select from record_question asked
      join processing_record record on record.account_id = ${accountId} and record.id = asked.record_id
      where asked.account_id = ${accountId} and asked.link_id = link.id
        and coalesce(coalesce(asked.decided_at, asked.revoked_at, record.ended_at) > ${until}, true))))`.execute(tx);
}
