import type { recordQuestionErrors } from '@app/texts/interface/en/errors/processing-record-questions.ts';
import type { StatusOf } from './status.ts';

export const recordQuestionStatus: StatusOf<typeof recordQuestionErrors> = {
  'record-question.not-found': 404,
  'record-question.unanswered': 409,
  'record-question.decided': 409,
  'record-question.documents': 403,
  'record-question.description-full': 409,
};
