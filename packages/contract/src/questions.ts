import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { countryCode, plainText } from './fields.ts';
import { derivedFact } from './policy-shapes.ts';

const period = z.object({ amount: z.int().min(1).max(1000), unit: z.enum(['day', 'week', 'month', 'year']) });

/** An answer: a choice, with the period, company or product that it takes. */
const answer = z.object({
  choice: z.string().max(40),
  period: period.optional(),
  name: plainText(200).optional(),
  country: countryCode.optional(),
});

export const question = z.object({
  id: z.string(),
  title: z.string(),
  /** The path of the fact that an answer writes. */
  writes: z.string(),
  choices: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      takes: z.enum(['period', 'company', 'product']).nullable(),
      /** The path of the fact to enter instead of answering. */
      leadsTo: z.string().nullable(),
    }),
  ),
  /** The answer that the facts give; null while it is open. */
  stated: answer.nullable(),
  /** The answer that other facts suggest, and what suggests it. */
  proposed: answer.extend({ because: z.string() }).nullable(),
});
export type Question = z.infer<typeof question>;

const asked = z.object({
  questions: z.array(question),
  /** Number of questions without an answer. */
  open: z.int(),
  derived: z.array(derivedFact),
});

export const questions = {
  listQuestions: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/questions',
    access: 'documents.read',
    summary: 'List a document’s questions for its owner, with answers that the facts give or suggest',
    answer: asked,
  }),
  answerQuestions: endpoint({
    method: 'POST',
    path: '/api/v1/documents/{documentId}/answers',
    access: 'documents.edit',
    audit: 'document.changed',
    summary: 'Answer a document’s questions. Each answer sets facts of the site',
    body: z.object({
      answers: z
        .array(answer.extend({ question: z.string().max(40) }))
        .min(1)
        .max(20),
    }),
    answer: asked,
  }),
};
