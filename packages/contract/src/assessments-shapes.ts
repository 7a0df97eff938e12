import {
  assessmentKinds,
  assessmentLaws,
  assessmentSteps,
  degrees,
  options,
  questionIds,
  type QuestionId,
} from '@app/assessments';
import { z } from 'zod';
import { optionalText, plainText } from './fields.ts';
import { refused } from './fields/refused.ts';

export const assessmentKind = z.enum(assessmentKinds);

/** `draft`: in work, also after a change of what was completed; `completed`: somebody vouches for it. */
export const assessmentState = z.enum(['draft', 'completed']);
export type AssessmentState = z.infer<typeof assessmentState>;

const degree = z.union(degrees.map((one) => z.literal(one))).nullable();
const rating = z.object({ likelihood: degree, severity: degree });

const risk = z.object({
  id: z.uuid(),
  text: optionalText(1000),
  measures: optionalText(2000),
  before: rating,
  /** With the measures. */
  after: rating,
});

const question = z.enum(questionIds);
const choice = z.enum(options);

/** What somebody answered. Only what is answered stands in it. */
export const assessmentAnswers = z.object({
  choices: z.partialRecord(question, choice).default({}),
  texts: z.partialRecord(question, plainText(4000)).default({}),
  risks: z
    .array(risk)
    .max(30)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, refused('field.invalid'))
    .default([]),
  laws: z
    .array(z.enum(assessmentLaws))
    .max(assessmentLaws.length)
    .transform((all) => [...new Set(all)])
    .default([]),
});
export type AssessmentAnswers = z.output<typeof assessmentAnswers>;

const person = z.object({ id: z.uuid(), email: z.string().nullable() });

export const assessmentSummary = z.object({
  id: z.uuid(),
  kind: assessmentKind,
  /** The record, by the name it has now, or had when it was last there. */
  record: z.object({ id: z.uuid(), name: z.string() }),
  state: assessmentState,
  /** The day from which it has to be looked at again; null for a draft. */
  reviewOn: z.iso.date().nullable(),
  isDue: z.boolean(),
  completed: z.object({ at: z.iso.datetime(), by: person }).nullable(),
  updatedAt: z.iso.datetime(),
});
export type AssessmentSummary = z.infer<typeof assessmentSummary>;

const fact = z.enum([
  'kind',
  'typical',
  'purpose',
  'data',
  'sensitive',
  'subject',
  'basis',
  'automated',
  'not-automated',
  'children',
  'no-special-categories',
  'record',
]);

/**
 * What facts answer, in the language that was asked for. Choice null and text empty: they say nothing. The reasons of an unknown
 * point to the question without answering it.
 */
const proposal = z.object({
  choice: choice.nullable(),
  text: z.string(),
  reasons: z.array(z.object({ fact, name: z.string() })),
});

const askedQuestion = z.object({
  id: question,
  step: z.enum(assessmentSteps),
  /** The provision, guideline or entry of a list. */
  article: z.string(),
  /** Empty: it is answered by a text alone. */
  options: z.array(choice),
  needs: z.enum(['choice', 'text', 'both', 'nothing']),
});

const assessmentQuestion = askedQuestion.extend({
  proposal,
  /** The facts propose something else than when the answers were last saved. */
  hasChanged: z.boolean(),
});

const missing = z.object({
  code: z.enum([
    'answer',
    'risks',
    'laws',
    'risk-text',
    'risk-rating',
    'risk-measures',
    'risk-after',
    'consultation',
    'contradiction',
  ]),
  question: question.optional(),
  /** The id of the risk. */
  risk: z.string().optional(),
});

export const screeningView = z.object({
  verdict: z.enum(['needed', 'not-needed', 'open']),
  met: z.array(question),
  open: z.array(question),
  grounds: z.array(z.enum(['article-35', 'criteria', 'list'])),
  /** Nobody answered yet: it rests on what facts propose. */
  isProposed: z.boolean(),
});
export type ScreeningView = z.infer<typeof screeningView>;

export const assessment = assessmentSummary.extend({
  /** Goes up with every change, so that nobody overwrites what they did not see. */
  version: z.int(),
  /** The site of the record; null: it belongs to the organization. */
  siteId: z.uuid().nullable(),
  answers: assessmentAnswers,
  questions: z.array(assessmentQuestion),
  /** What keeps it from being completed. */
  missing: z.array(missing),
  /** Of a screening. */
  screening: screeningView.nullable(),
  /** The day of the next review that is proposed if it is completed today: after the period of its laws. */
  reviewProposed: z.iso.date(),
  /** The record is over or was deleted: the assessment can be read, not changed. */
  isClosed: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Assessment = z.infer<typeof assessment>;

export const assessmentEdition = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: person.nullable(),
  state: assessmentState,
  /** The review day that was given when it was completed; null for a draft. */
  reviewOn: z.iso.date().nullable(),
  /** Whether it has a proof: it was completed, and its leaf is in the log of the account. */
  isProved: z.boolean(),
});

/** A version as it was saved, with the questions that it answers. */
export const assessmentVersion = assessmentEdition.extend({
  kind: assessmentKind,
  record: z.object({ id: z.uuid(), name: z.string() }),
  answers: assessmentAnswers,
  questions: z.array(askedQuestion),
});
export type AssessmentVersion = z.infer<typeof assessmentVersion>;

/** An answer that differs. `of`: a question, or the id of a risk. Null: it was not there. */
export const assessmentChange = z.discriminatedUnion('what', [
  z.object({ what: z.literal('choice'), of: question, before: choice.nullable(), after: choice.nullable() }),
  z.object({ what: z.literal('text'), of: question, before: z.string().nullable(), after: z.string().nullable() }),
  z.object({ what: z.literal('risk'), of: z.string(), before: risk.nullable(), after: risk.nullable() }),
  z.object({
    what: z.literal('laws'),
    before: z.array(z.enum(assessmentLaws)),
    after: z.array(z.enum(assessmentLaws)),
  }),
]);
export type AssessmentChange = z.infer<typeof assessmentChange>;
export type AssessmentRisk = z.infer<typeof risk>;
export type AssessmentQuestion = z.infer<typeof assessmentQuestion> & { readonly id: QuestionId };
