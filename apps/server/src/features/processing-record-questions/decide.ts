import type { AnswerDecision, AskedField, ComparedQuestion } from '@app/contract';
import { loadRegisterWords } from '@app/texts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { recordEvent } from '../audit/index.ts';
import { changeByAnswers, describeRecord, lockProcessingRecord } from '../processing-records/index.ts';
import { lockQuestion, updateDecisions, type AskedQuestion, type StoredDecision } from './queries.ts';
import { answeredFields, homeOf, placeOf, planOf } from './rules.ts';
import { compared, findQuestion, ownerIn } from './service.ts';
import { answerText, languageOf } from './view.ts';

/**
 * Accepts and rejects answers of a colleague. What is accepted changes the record as an edit does, and its edition names who
 * answered.
 * @throws Problem `record-question.not-found`, `record-question.unanswered`, `record-question.decided`,
 * `record-question.documents`, `record-question.description-full`, and as `changeRecord` and `changeStated`
 */
export async function decide(exchange: Exchange, id: string, decision: AnswerDecision): Promise<ComparedQuestion> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    // The record is locked first, as by those who delete it with its questions.
    const { recordId } = await findQuestion(tx, accountId, id);
    const { siteId } = await lockProcessingRecord(tx, accountId, recordId);
    await lockQuestion(tx, accountId, id);
    const question = await findQuestion(tx, accountId, id);
    checkOpen(question, [...decision.accept, ...decision.reject]);
    const { accept, reject, version } = decision;
    const now = services.now();
    const event = { siteId, target: recordId };
    if (accept.length > 0) {
      const language = languageOf(question.link);
      const record = await describeRecord(tx, accountId, recordId, { language, now });
      if (!record) throw new Problem('record-question.not-found');
      const ownerId = await ownerIn(tx, actor, question);
      const place = { ...record, isStated: record.entry !== undefined, ownerId };
      if (accept.some((field) => homeOf(field, place) === 'documents') && decision.siteId !== siteId)
        throw new Problem('record-question.documents');
      const described = accept.filter((field) => placeOf(field, place) === 'description');
      const lines = await linesOf(question, described);
      const planned = planOf(place, question.answers, accept, { language, lines });
      if (!planned) throw new Problem('record-question.description-full');
      const { answeredBy, email } = question.link;
      await changeByAnswers(tx, exchange, recordId, { ...planned, version, answeredBy: answeredBy ?? email });
      await recordEvent(tx, now, actor, 'processing-record.answer-accepted', event);
    }
    if (reject.length > 0) await recordEvent(tx, now, actor, 'processing-record.answer-rejected', event);
    const by = { at: now.toISOString(), by: actor.id };
    const decided = (fields: readonly AskedField[], isAccepted: boolean) =>
      Object.fromEntries(fields.map((field): [string, StoredDecision] => [field, { ...by, isAccepted }]));
    const decisions = { ...question.decisions, ...decided(accept, true), ...decided(reject, false) };
    const isDone = answeredFields(question.answers).every((field) => decisions[field] !== undefined);
    await updateDecisions(tx, accountId, id, { decisions, decidedAt: isDone ? now : null });
    return compared(tx, exchange, id);
  });
}

/** @throws Problem `record-question.unanswered`, `record-question.decided` */
function checkOpen({ link, answers, decisions, revokedAt }: AskedQuestion, fields: readonly AskedField[]): void {
  if (!link.sentAt) throw new Problem('record-question.unanswered');
  const open = answeredFields(answers).filter((field) => decisions[field] === undefined);
  const isTwice = new Set(fields).size < fields.length;
  if (revokedAt || isTwice || !fields.every((field) => open.includes(field)))
    throw new Problem('record-question.decided');
}

/** Lines of a description: the field in short, and the answer. What else was said stands alone. */
async function linesOf(question: AskedQuestion, fields: readonly AskedField[]): Promise<string[]> {
  const locale = languageOf(question.link);
  const words = await loadRegisterWords(locale);
  const { columns } = words.register;
  const heads: Readonly<Record<AskedField, string>> = {
    subjects: columns.subjects,
    dataTypes: columns.data,
    purpose: columns.purpose,
    systems: columns.systems,
    recipients: columns.recipients,
    kept: columns.kept,
    owner: columns.owner,
    other: '',
  };
  return fields.map((field) => {
    const text = answerText(field, question.answers, words, locale);
    return heads[field] === '' ? text : `${heads[field]}: ${text}`;
  });
}
