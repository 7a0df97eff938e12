import { loadedLocales } from '@app/texts';
import { z } from 'zod';
import {
  assessment,
  assessmentAnswers,
  assessmentChange,
  assessmentEdition,
  assessmentKind,
  assessmentState,
  assessmentSummary,
  assessmentVersion,
  screeningView,
} from './assessments-shapes.ts';
import { endpoint } from './endpoint.ts';

export {
  assessmentAnswers,
  assessmentKind,
  assessmentState,
  type Assessment,
  type AssessmentAnswers,
  type AssessmentChange,
  type AssessmentQuestion,
  type AssessmentRisk,
  type AssessmentState,
  type AssessmentSummary,
  type AssessmentVersion,
  type ScreeningView,
} from './assessments-shapes.ts';

const path = '/api/v1/assessments';
const one = `${path}/{assessmentId}` as const;
const ofRecord = '/api/v1/processing-records/{processingRecordId}/assessments';

/** Screenings and assessments of records of processing. GDPR Art. 35, 36. */
export const assessments = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'register.read',
    summary: 'List screenings and assessments, newest first, 50 per page',
    query: z.object({
      state: assessmentState.optional(),
      kind: assessmentKind.optional(),
      /** Completed assessments whose review is due by this day. */
      reviewBy: z.iso.date().optional(),
      /** The last id of the page before. */
      after: z.uuid().optional(),
    }),
    answer: z.object({ assessments: z.array(assessmentSummary), more: z.boolean() }),
  }),
  ofRecord: endpoint({
    method: 'GET',
    path: ofRecord,
    access: 'register.read',
    summary:
      'Get whether a record needs a data protection impact assessment, with its required and existing assessments',
    answer: z.object({
      /** Null: what is done on behalf of somebody else is assessed by them. GDPR Art. 35(1). */
      screening: screeningView.nullable(),
      needed: z.array(assessmentKind),
      assessments: z.array(assessmentSummary),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: ofRecord,
    access: 'register.edit',
    audit: 'assessment.created',
    summary: 'Start a record’s assessment with proposed answers from its facts',
    creates: true,
    status: 201,
    body: z.object({ kind: assessmentKind }),
    answer: assessment,
    rate: { by: 'account', points: 120, seconds: 600 },
  }),
  read: endpoint({
    method: 'GET',
    path: one,
    access: 'register.read',
    summary: 'Get an assessment with its questions, proposed answers, and missing parts',
    answer: assessment,
  }),
  update: endpoint({
    method: 'PUT',
    path: one,
    access: 'register.edit',
    audit: 'assessment.changed',
    summary: 'Change an assessment’s answers. A completed assessment becomes a draft again',
    body: z.object({ version: z.int().min(1), answers: assessmentAnswers }),
    answer: assessment,
    bodyLimit: 512 * 1024,
  }),
  complete: endpoint({
    method: 'POST',
    path: `${one}/completion`,
    access: 'register.edit',
    audit: 'assessment.completed',
    summary:
      'Say that an assessment is complete, or still is; its review is due after the period of its laws or on a given day',
    body: z.object({ version: z.int().min(1), reviewOn: z.iso.date().optional() }),
    answer: assessment,
  }),
  versions: endpoint({
    method: 'GET',
    path: `${one}/versions`,
    access: 'register.read',
    summary: 'List an assessment’s changes with author and time, newest first',
    answer: z.object({ versions: z.array(assessmentEdition) }),
  }),
  version: endpoint({
    method: 'GET',
    path: `${one}/versions/{number}`,
    access: 'register.read',
    summary: 'Get one version of an assessment, word for word',
    params: z.object({ assessmentId: z.uuid(), number: z.coerce.number().int().min(1) }),
    answer: assessmentVersion,
  }),
  file: endpoint({
    method: 'GET',
    path: `${one}/versions/{number}/file`,
    access: 'register.read',
    audit: 'assessment.exported',
    summary: 'Download a version of an assessment as a PDF, or a completed version’s proof bundle',
    params: z.object({ assessmentId: z.uuid(), number: z.coerce.number().int().min(1) }),
    query: z.object({
      form: z.enum(['pdf', 'proof']),
      /** Of the PDF. Default: that of the caller. A proof is in the language in which the version was completed. */
      language: z.enum(loadedLocales('assessments')).optional(),
    }),
    produces: 'file',
    answer: z.unknown(),
    rate: { by: 'account', points: 60, seconds: 600 },
  }),
  compare: endpoint({
    method: 'GET',
    path: `${one}/comparison`,
    access: 'register.read',
    summary: 'Compare two versions of an assessment',
    query: z.object({ from: z.coerce.number().int().min(1), to: z.coerce.number().int().min(1) }),
    answer: z.object({ changes: z.array(assessmentChange) }),
  }),
};
