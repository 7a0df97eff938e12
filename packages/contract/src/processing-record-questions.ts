import { subjects } from '@app/catalogue';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, locale, oneLine, plainText } from './fields.ts';
import { once } from './processing-records-shapes.ts';
import { dataTypeIds } from './processing-facts.ts';

/** What a colleague is asked about a record, in the order of the pages: four questions on each. */
export const askedFields = [
  'subjects',
  'dataTypes',
  'purpose',
  'systems',
  'recipients',
  'kept',
  'owner',
  'other',
] as const;
export type AskedField = (typeof askedFields)[number];

/** What a colleague answered about a record. What is missing was left empty. */
export const recordAnswers = z
  .object({
    subjects: once(z.enum(subjects), subjects.length),
    dataTypes: dataTypeIds,
    purpose: plainText(1000),
    systems: once(oneLine(200), 30),
    recipients: once(oneLine(200), 30),
    kept: z.object({ amount: z.int().min(1).max(1000), unit: z.enum(['day', 'week', 'month', 'year']) }),
    owner: oneLine(200),
    other: plainText(1000),
  })
  .partial();
export type RecordAnswers = z.output<typeof recordAnswers>;

/** Days for which a link works. */
export const questionDays = 30;

const person = z.object({ id: z.uuid(), email: z.string().nullable() });

/**
 * `asked`: nobody sent an answer yet; `answered`: an editor has to decide; `unanswered`: the link was sent without an answer about
 * this record; `decided`: done.
 */
export const questionState = z.enum(['asked', 'answered', 'unanswered', 'decided', 'expired', 'revoked']);
export type QuestionState = z.infer<typeof questionState>;

const question = z.object({
  id: z.uuid(),
  record: z.object({ id: z.uuid(), name: z.string() }),
  state: questionState,
  /** Null: the link was copied. */
  email: z.string().nullable(),
  language: locale,
  askedBy: person.nullable(),
  askedAt: z.iso.datetime(),
  /** The link works until then. */
  expiresAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** The name that was given with the answers, else the address that the link was sent to. */
  answeredBy: z.string().nullable(),
});
export type RecordQuestion = z.infer<typeof question>;

/**
 * What an accepted answer changes: the record, what documents of the site state too, the description of the record, or nothing:
 * whoever accepted it read it.
 */
const answerGoesTo = z.enum(['register', 'documents', 'description', 'note']);
export type AnswerGoesTo = z.infer<typeof answerGoesTo>;

const proposal = z.object({
  field: z.enum(askedFields),
  /** What the record says, in the language that was asked for; empty: nothing. */
  current: z.string(),
  proposed: z.string(),
  goesTo: answerGoesTo,
  /** Null: nobody decided yet. */
  decision: z.object({ isAccepted: z.boolean(), at: z.iso.datetime(), by: person.nullable() }).nullable(),
});
export type RecordProposal = z.infer<typeof proposal>;

const comparedQuestion = question.extend({
  /** The version of the record that the comparison shows. */
  version: z.int(),
  siteId: z.uuid().nullable(),
  proposals: z.array(proposal),
});
export type ComparedQuestion = z.infer<typeof comparedQuestion>;

const answerDecision = z
  .object({
    /** Of the record. */
    version: z.int().min(1),
    accept: once(z.enum(askedFields), askedFields.length).default([]),
    reject: once(z.enum(askedFields), askedFields.length).default([]),
    /** The site of the record, to accept what its documents state too. */
    siteId: z.uuid().optional(),
  })
  .refine(({ accept, reject }) => accept.length + reject.length > 0, { message: 'field.required', path: ['accept'] });
export type AnswerDecision = z.output<typeof answerDecision>;

const path = '/api/v1/processing-record-questions';
const one = `${path}/{recordQuestionId}` as const;

/** Questions to colleagues without an account about records of processing, and what they answer. GDPR Art. 30. */
export const recordQuestions = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'register.read',
    refers: { processingRecordId: { to: 'record', permission: 'register.read' } },
    summary: 'List questions to colleagues about records, newest first, at most 200: pending ones, or all',
    query: z.object({ processingRecordId: z.uuid().optional(), state: z.enum(['open', 'all']).default('open') }),
    answer: z.object({ questions: z.array(question) }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'register.edit',
    refers: { recordIds: { to: 'record', permission: 'register.edit' } },
    audit: 'processing-record.asked',
    summary: 'Create a question link for a colleague, valid for 30 days, and email it if an address is given',
    verified: true,
    secret: true,
    status: 201,
    body: z.object({
      recordIds: once(z.uuid(), 10).refine((ids) => ids.length > 0, 'field.required'),
      /** Without an address the link is for copying. */
      email: email.optional(),
      language: locale,
    }),
    answer: z.object({
      link: z.string().describe('In this answer and nowhere else, and in the mail'),
      questions: z.array(question),
    }),
    rate: { by: 'account', points: 60, seconds: 600 },
  }),
  read: endpoint({
    method: 'GET',
    path: one,
    access: 'register.read',
    summary: 'Get a question, with each answer next to the record’s value',
    answer: comparedQuestion,
  }),
  decide: endpoint({
    method: 'POST',
    path: `${one}/decision`,
    access: 'register.edit',
    refers: { siteId: { to: 'site', permission: 'documents.edit' } },
    audit: ['processing-record.answer-accepted', 'processing-record.answer-rejected'],
    summary: 'Accept or reject answers. Accepted answers change the record like an edit',
    body: answerDecision,
    answer: comparedQuestion,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: one,
    access: 'register.edit',
    audit: 'processing-record.question-revoked',
    summary: 'Revoke a question. A link without questions stops working',
    status: 204,
    answer: z.unknown(),
  }),
};

/**
 * The page of a colleague who is asked, without sign-in and whole without a script. The key stands behind `#`, which browsers send
 * to nobody.
 */
export const recordQuestionPages = { answer: '/processing-records/questions' } as const;
