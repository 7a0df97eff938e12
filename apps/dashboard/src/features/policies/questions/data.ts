import { questions, type Answer, type Call, type Question } from '@app/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { documentKey } from '#app/sites.ts';

export type AskedQuestions = Answer<typeof questions.listQuestions>;
export type GivenAnswer = Call<typeof questions.answerQuestions>['body']['answers'][number];
/** What is chosen for a question: a choice, with the period, company or product that it takes. */
export type Chosen = NonNullable<Question['stated']>;

export const questionsQuery = (documentId: string) =>
  queryOptions({
    queryKey: [...documentKey(documentId), 'questions'],
    queryFn: ({ signal }) => call(questions.listQuestions, { params: { documentId } }, { signal }),
    staleTime: 0,
  });

/** What is chosen while nothing was entered: the answer that the facts give or suggest. */
export function chosenAtFirst({ stated, proposed }: Question): Chosen | undefined {
  if (stated || !proposed) return stated ?? undefined;
  const { because: _, ...answer } = proposed;
  return answer;
}

/** The answer to send; undefined if something is left to choose or to enter. */
export function answerOf({ id, choices }: Question, chosen: Chosen | undefined): GivenAnswer | undefined {
  const choice = choices.find((each) => each.id === chosen?.choice);
  if (!chosen || !choice || choice.leadsTo !== null) return undefined;
  if (choice.takes === 'period' && !chosen.period) return undefined;
  if (choice.takes === 'company' && !chosen.name?.trim()) return undefined;
  const name = chosen.name?.trim();
  return {
    question: id,
    choice: choice.id,
    ...(choice.takes === 'period' && { period: chosen.period }),
    ...(choice.takes !== null && choice.takes !== 'period' && name && { name }),
    ...(choice.takes === 'company' && chosen.country && { country: chosen.country }),
  };
}
