import {
  assessments,
  type Assessment,
  type AssessmentAnswers,
  type AssessmentQuestion,
  type Call,
} from '@app/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { keepFilled } from '#app/lists/keep-filled.ts';

export type {
  Assessment,
  AssessmentAnswers,
  AssessmentChange,
  AssessmentQuestion,
  AssessmentRisk,
  AssessmentSummary,
  AssessmentVersion,
  ScreeningView,
} from '@app/contract';

/** Changes answers, given those of the moment. */
export type Change = (change: (before: AssessmentAnswers) => Partial<AssessmentAnswers>) => void;

/** A question; one of a version has nothing that facts propose today. */
export type ShownQuestion = Omit<AssessmentQuestion, 'proposal' | 'hasChanged'> &
  Partial<Pick<AssessmentQuestion, 'proposal' | 'hasChanged'>>;

type Filter = Omit<Call<typeof assessments.list>['query'], 'after'>;
type Kind = Assessment['kind'];

const key = ['assessments'] as const;

/** The assessments that match, 50 at a time. */
export const assessmentsQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      call(assessments.list, { query: { ...filter, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ assessments: page, more }) => (more ? page.at(-1)?.id : undefined),
    placeholderData: keepFilled(({ assessments: page }) => page.length > 0),
  });

/** What a record needs, and what it has. */
export const ofRecordQuery = (processingRecordId: string) =>
  queryOptions({
    queryKey: [...key, 'record', processingRecordId],
    queryFn: ({ signal }) => call(assessments.ofRecord, { params: { processingRecordId } }, { signal }),
  });

export const assessmentQuery = (assessmentId: string) =>
  queryOptions({
    queryKey: [...key, 'one', assessmentId],
    queryFn: ({ signal }) => call(assessments.read, { params: { assessmentId } }, { signal }),
  });

export const versionsQuery = (assessmentId: string, version: number) =>
  queryOptions({
    queryKey: [...key, 'one', assessmentId, 'versions', version],
    queryFn: ({ signal }) => call(assessments.versions, { params: { assessmentId } }, { signal }),
  });

export const versionQuery = (assessmentId: string, number: number) =>
  queryOptions({
    queryKey: [...key, 'one', assessmentId, 'version', number],
    queryFn: ({ signal }) =>
      call(assessments.version, { params: { assessmentId, number: String(number) } }, { signal }),
  });

export const comparisonQuery = (assessmentId: string, versions: { readonly from: number; readonly to: number }) =>
  queryOptions({
    queryKey: [...key, 'one', assessmentId, 'comparison', versions],
    queryFn: ({ signal }) => call(assessments.compare, { params: { assessmentId }, query: versions }, { signal }),
  });

export function useStart(processingRecordId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (kind: Kind) => call(assessments.create, { params: { processingRecordId }, body: { kind } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Changes an assessment. What the server answers is shown at once; lists are fetched anew. */
function useAssessmentChange<Variables>(id: string, send: (variables: Variables) => Promise<Assessment>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async (assessment) => {
      client.setQueryData(assessmentQuery(id).queryKey, assessment);
      await Promise.all([
        client.invalidateQueries({ queryKey: [...key, 'list'] }),
        client.invalidateQueries({ queryKey: [...key, 'record'] }),
      ]);
    },
  });
}

/** @param onSaved is told before the page learns of the new version from elsewhere */
export function useSave(
  { id, version }: Pick<Assessment, 'id' | 'version'>,
  onSaved: (saved: Assessment, sent: AssessmentAnswers) => void,
) {
  return useAssessmentChange(id, async (answers: AssessmentAnswers) => {
    const saved = await call(assessments.update, { params: { assessmentId: id }, body: { version, answers } });
    onSaved(saved, answers);
    return saved;
  });
}

/** Completes an assessment, or says that a completed one still holds. */
export function useComplete({ id, version }: Pick<Assessment, 'id' | 'version'>) {
  return useAssessmentChange(id, (reviewOn: string) =>
    call(assessments.complete, {
      params: { assessmentId: id },
      body: { version, ...(reviewOn !== '' && { reviewOn }) },
    }),
  );
}

/** Where a version is downloaded. */
export function versionFileAddress(
  assessmentId: string,
  number: number,
  { form, language }: NonNullable<Call<typeof assessments.file>['query']>,
): string {
  const path = assessments.file.path.replace('{assessmentId}', assessmentId).replace('{number}', String(number));
  return `${path}?${new URLSearchParams({ form, ...(language && { language }) })}`;
}
