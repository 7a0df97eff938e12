import type { App } from '../page/app.ts';
import type { Question } from './question.ts';
import { whatQuestions } from './what.ts';
import { whoQuestions } from './who.ts';

/** All questions of an office, in their order. Files, check and receipt follow. */
export const questionsOf = ({ office }: App): readonly Question[] => [
  ...whatQuestions(office.form.questions),
  ...whoQuestions,
];
