import {
  email as emailAddress,
  questionDays,
  type Answer,
  type Call,
  type ComparedQuestion,
  type recordQuestions,
  type RecordQuestion,
} from '@app/contract';
import { loadRegisterWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context, Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { findPersonIdOf, namePeople, type Viewer } from '../accounts/index.ts';
import { recordEvent, recordEvents } from '../audit/index.ts';
import { describeRecord, nameRecords, type DescribedRecord } from '../processing-records/index.ts';
import { mailQuestion } from './jobs.ts';
import {
  insertLink,
  insertQuestions,
  listQuestions,
  lockQuestion,
  updateRevoked,
  type AskedQuestion,
  type StoredLink,
} from './queries.ts';
import { linkUrl } from './tokens.ts';
import { comparedView, namesIn, questionView } from './view.ts';

const most = 200;
const day = 24 * 60 * 60 * 1000;

export async function readQuestions(
  { services, actor, asked }: Exchange,
  { processingRecordId, state }: Call<typeof recordQuestions.list>['query'],
): Promise<RecordQuestion[]> {
  const { accountId } = actor;
  const now = services.now();
  return services.db.inAccount(accountId, async (tx) => {
    const openAt = state === 'all' ? undefined : now;
    const found = await listQuestions(tx, accountId, { recordId: processingRecordId, openAt }, most);
    const ids = [...new Set(found.map(({ recordId }) => recordId))];
    const names = await nameRecords(tx, accountId, ids, asked.locale);
    const named = await namesIn(tx, actor, found);
    return found.map((question) => questionView(question, names.get(question.recordId) ?? '', named, now));
  });
}

/**
 * Makes a link that asks about records. @throws Problem `processing-record.not-found`, `processing-record.ended`
 */
export async function ask(
  { services, actor, asked }: Exchange,
  { recordIds, email, language }: Call<typeof recordQuestions.create>['body'],
): Promise<Answer<typeof recordQuestions.create>> {
  const { accountId } = actor;
  const now = services.now();
  const link: StoredLink = {
    id: newId(now),
    language,
    email: email ?? null,
    askedBy: actor.id,
    askedAt: now,
    expiresAt: new Date(now.getTime() + questionDays * day),
    remindedAt: null,
    sentAt: null,
    answeredBy: null,
  };
  return services.db.inAccount(accountId, async (tx) => {
    const records: DescribedRecord[] = [];
    for (const id of recordIds) records.push(await openRecord(tx, accountId, id, { language: asked.locale, now }));
    const questions = records.map(({ id, siteId }) => ({
      id: newId(now),
      linkId: link.id,
      recordId: id,
      siteId,
      answers: {},
      decisions: {},
      decidedAt: null,
      revokedAt: null,
    }));
    await insertLink(tx, accountId, link);
    await insertQuestions(tx, accountId, questions);
    const told = records.map(({ id, siteId }) => ({ siteId, target: id }));
    await recordEvents(tx, now, actor, 'processing-record.asked', told);
    if (email !== undefined) await enqueue(tx, mailQuestion, { accountId, linkId: link.id, isReminder: false });
    const named = await namePeople(tx, actor, [actor.id]);
    return {
      link: linkUrl(services, { accountId, linkId: link.id }),
      questions: questions.map((question, at) =>
        questionView({ ...question, link }, records[at]?.name ?? '', named, now),
      ),
    };
  });
}

async function openRecord(
  tx: Tx,
  accountId: string,
  id: string,
  options: Parameters<typeof describeRecord>[3],
): Promise<DescribedRecord> {
  const record = await describeRecord(tx, accountId, id, options);
  if (!record) throw new Problem('processing-record.not-found');
  if (record.state === 'ended') throw new Problem('processing-record.ended');
  return record;
}

/** @throws Problem `record-question.not-found` */
export async function readQuestion(exchange: Exchange, id: string): Promise<ComparedQuestion> {
  const { accountId } = exchange.actor;
  return exchange.services.db.inAccount(accountId, (tx) => compared(tx, exchange, id));
}

/** A question beside its record, as the actor reads it. @throws Problem `record-question.not-found` */
export async function compared(tx: Tx, { services, actor, asked }: Exchange, id: string): Promise<ComparedQuestion> {
  const { accountId } = actor;
  const now = services.now();
  const question = await findQuestion(tx, accountId, id);
  const record = await describeRecord(tx, accountId, question.recordId, { language: asked.locale, now });
  if (!record) throw new Problem('record-question.not-found');
  const ownerId = await ownerIn(tx, actor, question);
  const decided = Object.values(question.decisions).map(({ by }) => by);
  const named = await namePeople(tx, actor, [question.link.askedBy, record.fields.ownerId, ...decided]);
  const words = await loadRegisterWords(asked.locale);
  return comparedView(question, record, { name: record.name, named, now, words, locale: asked.locale, ownerId });
}

/** @throws Problem `record-question.not-found` */
export async function findQuestion(tx: Tx, accountId: string, id: string): Promise<AskedQuestion> {
  const [question] = await listQuestions(tx, accountId, { id }, 1);
  if (!question) throw new Problem('record-question.not-found');
  return question;
}

/**
 * The person of the account whose address was given as who looks after the record. Whoever may not see the people of the account
 * does not learn whether somebody has the address.
 */
export async function ownerIn(
  tx: Tx,
  { accountId, rights }: Viewer,
  { answers }: AskedQuestion,
): Promise<string | null> {
  const address = emailAddress.safeParse(answers.owner);
  if (!address.success || !rights.account.has('people.read')) return null;
  return (await findPersonIdOf(tx, accountId, address.data)) ?? null;
}

/** Takes a question back. @throws Problem `record-question.not-found`, `record-question.decided` */
export async function revoke({ services, actor }: Context, id: string): Promise<void> {
  const { accountId } = actor;
  const now = services.now();
  await services.db.inAccount(accountId, async (tx) => {
    const question = await lockQuestion(tx, accountId, id);
    if (!question) throw new Problem('record-question.not-found');
    if (question.decidedAt || question.revokedAt) throw new Problem('record-question.decided');
    await updateRevoked(tx, accountId, id, now);
    const { siteId, recordId } = question;
    await recordEvent(tx, now, actor, 'processing-record.question-revoked', { siteId, target: recordId });
  });
}
