import { recordQuestions, type Call } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type { AskedField, ComparedQuestion, RecordProposal, RecordQuestion } from '@app/contract';

const key = ['record-questions'] as const;

/** Questions that wait, of all records. */
export const openQuestionsQuery = queryOptions({
  queryKey: [...key, 'open'],
  queryFn: ({ signal }) => call(recordQuestions.list, { query: {} }, { signal }),
});

/** All questions about a record. */
export const questionsOfQuery = (processingRecordId: string) =>
  queryOptions({
    queryKey: [...key, 'of', processingRecordId],
    queryFn: ({ signal }) => call(recordQuestions.list, { query: { processingRecordId, state: 'all' } }, { signal }),
  });

/** A question, and each answer beside what the record says. */
export const questionQuery = (recordQuestionId: string) =>
  queryOptions({
    queryKey: [...key, 'one', recordQuestionId],
    queryFn: ({ signal }) => call(recordQuestions.read, { params: { recordQuestionId } }, { signal }),
  });

export function useAsk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof recordQuestions.create>['body']) => call(recordQuestions.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
    meta: { quiet: true },
  });
}

/** Accepts and rejects answers. The record, its history and its documents are fetched anew. */
export function useDecide(recordQuestionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof recordQuestions.decide>['body']) =>
      call(recordQuestions.decide, { params: { recordQuestionId }, body }),
    // Somebody else may have decided or changed the record meanwhile.
    onError: () => client.invalidateQueries({ queryKey: questionQuery(recordQuestionId).queryKey }),
    onSuccess: async (question) => {
      client.setQueryData(questionQuery(recordQuestionId).queryKey, question);
      await Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: ['processing-records'] }),
        client.invalidateQueries({ queryKey: ['policies'] }),
      ]);
    },
    meta: { quiet: true },
  });
}

export function useRevoke() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (recordQuestionId: string) => call(recordQuestions.revoke, { params: { recordQuestionId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}
