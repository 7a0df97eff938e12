import type { Words } from '@app/texts';
import { useAreaWords } from '#app/area-words.ts';
import type { AssessmentQuestion } from './data.ts';

type Id = AssessmentQuestion['id'];

/** The sentence of a question. */
export function useQuestionWords(): (id: Id) => string {
  const words: Words<'assessments'> = useAreaWords('assessments');
  const all: Readonly<Record<Id, string>> = { ...words.screening, ...words.questions };
  return (id) => all[id];
}
