import {
  alternates,
  processingRecords,
  type Call,
  type IpmSetting,
  type OwnActivity,
  type ProcessingRecord,
} from '@app/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { keepFilled } from '#app/lists/keep-filled.ts';

export type {
  DriftFinding,
  ProcessingRecord,
  ProcessingRecordSummary,
  RecordAppearances,
  RecordDifference,
  RecordEdition,
} from '@app/contract';

type Filter = Omit<Call<typeof processingRecords.list>['query'], 'after'>;

const key = ['processing-records'] as const;

/** The records that match, 50 at a time. */
export const recordsQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', filter],
    queryFn: ({ signal, pageParam }) =>
      call(processingRecords.list, { query: { ...filter, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ records, more }) => (more ? records.at(-1)?.id : undefined),
    placeholderData: keepFilled(({ records }) => records.length > 0),
  });

/** In what register, documents and scans disagree. */
export const driftQuery = (siteId: string) =>
  queryOptions({
    queryKey: [...key, 'drift', siteId],
    queryFn: ({ signal }) => call(processingRecords.drift, { query: siteId ? { siteId } : {} }, { signal }),
  });

export const recordQuery = (processingRecordId: string) =>
  queryOptions({
    queryKey: [...key, 'one', processingRecordId],
    queryFn: ({ signal }) => call(processingRecords.read, { params: { processingRecordId } }, { signal }),
  });

export const editionsQuery = (processingRecordId: string) =>
  queryOptions({
    queryKey: [...key, 'one', processingRecordId, 'editions'],
    queryFn: ({ signal }) => call(processingRecords.history, { params: { processingRecordId } }, { signal }),
  });

/** Where what a record is about appears elsewhere. */
export const appearancesQuery = (processingRecordId: string) =>
  queryOptions({
    queryKey: [...key, 'one', processingRecordId, 'appearances'],
    queryFn: ({ signal }) => call(alternates.appearances, { params: { processingRecordId } }, { signal }),
  });

export function useFill() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (siteId: string | undefined) => call(processingRecords.fill, { body: siteId ? { siteId } : {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useAddTypical() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (activities: string[]) => call(processingRecords.addTypical, { body: { activities } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useCreateRecord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof processingRecords.create>['body']) => call(processingRecords.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useCreateOnBehalf() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof processingRecords.createOnBehalf>['body']) =>
      call(processingRecords.createOnBehalf, { body }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Changes a record by one of its endpoints. What it answers is shown at once; lists and documents are fetched anew. */
function useRecordChange<Variables>(
  processingRecordId: string,
  send: (variables: Variables) => Promise<ProcessingRecord>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Forms, dialogs and buttons say themselves why something was refused.
    meta: { quiet: true },
    onSuccess: async (record) => {
      client.setQueryData(recordQuery(processingRecordId).queryKey, record);
      await Promise.all([
        client.invalidateQueries({ queryKey: [...key, 'list'] }),
        client.invalidateQueries({ queryKey: [...key, 'drift'] }),
        client.invalidateQueries({ queryKey: [...key, 'recipients'] }),
        client.invalidateQueries({ queryKey: editionsQuery(processingRecordId).queryKey }),
        client.invalidateQueries({ queryKey: appearancesQuery(processingRecordId).queryKey }),
        client.invalidateQueries({ queryKey: ['policies'] }),
      ]);
    },
  });
}

export function useSaveRecord(id: string) {
  return useRecordChange(id, (body: Call<typeof processingRecords.update>['body']) =>
    call(processingRecords.update, { params: { processingRecordId: id }, body }),
  );
}

export function useChangeStated(id: string) {
  return useRecordChange(id, (body: Call<typeof processingRecords.changeStated>['body']) =>
    call(processingRecords.changeStated, { params: { processingRecordId: id }, body }),
  );
}

/** Changes the facts of a record that belongs to no site. What others changed of it meanwhile stays. */
export function useChangeOwn(id: string) {
  const params = { processingRecordId: id };
  return useRecordChange(id, async (change: Partial<OwnActivity>) => {
    const { version, fields } = await call(processingRecords.read, { params });
    const activity = { kind: 'other' as const, ...fields.activity, ...change };
    return call(processingRecords.update, { params, body: { version, fields: { ...fields, activity } } });
  });
}

/** A failure is shown where it was pressed. */
export function useSetInPolicy(id: string) {
  return useRecordChange(id, (body: IpmSetting) =>
    call(alternates.setInPolicy, { params: { processingRecordId: id }, body }),
  );
}

export function useAddAlternate(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (label: string) =>
      call(alternates.addAlternate, { params: { processingRecordId: id }, body: { label } }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useConfirmRecord({ id, version }: Pick<ProcessingRecord, 'id' | 'version'>) {
  return useRecordChange(id, (reviewOn: string) =>
    call(processingRecords.confirm, { params: { processingRecordId: id }, body: { version, reviewOn } }),
  );
}

export function useEndRecord({ id, version }: Pick<ProcessingRecord, 'id' | 'version'>) {
  return useRecordChange(id, () =>
    call(processingRecords.end, { params: { processingRecordId: id }, body: { version } }),
  );
}

export function useDeleteRecord(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(processingRecords.delete, { params: { processingRecordId: id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [...key, 'list'] });
      await client.invalidateQueries({ queryKey: [...key, 'drift'] });
    },
  });
}

/** Accepts a finding, or takes that back. A failure is shown where it was pressed. */
export function useDecideDrift() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof processingRecords.acceptDrift>['body']) =>
      call(processingRecords.acceptDrift, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...key, 'drift'] }),
    meta: { quiet: true },
  });
}

/** Whether one is mailed each week while findings are open. */
export const driftMailQuery = queryOptions({
  queryKey: [...key, 'drift-mail'],
  queryFn: ({ signal }) => call(processingRecords.readDriftMail, {}, { signal }),
});

export function useSaveDriftMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof processingRecords.changeDriftMail>['body']) =>
      call(processingRecords.changeDriftMail, { body }),
    meta: { quiet: true },
    // The switch moves with the press, and back if it was refused.
    onMutate(wanted) {
      void client.cancelQueries({ queryKey: driftMailQuery.queryKey });
      client.setQueryData(driftMailQuery.queryKey, wanted);
    },
    onSuccess: (saved) => client.setQueryData(driftMailQuery.queryKey, saved),
    onError: () => client.invalidateQueries({ queryKey: driftMailQuery.queryKey }),
  });
}

/** The register as it stood at the end of a day, 50 records at a time. */
export const recordsOnQuery = (filter: Omit<Call<typeof processingRecords.readOn>['query'], 'after'>) =>
  infiniteQueryOptions({
    queryKey: [...key, 'as-of', filter],
    queryFn: ({ signal, pageParam }) =>
      call(processingRecords.readOn, { query: { ...filter, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ records, more }) => (more ? records.at(-1)?.id : undefined),
    placeholderData: keepFilled(({ records }) => records.length > 0),
  });

/** What became of records between two days. */
export const comparisonQuery = (query: Call<typeof processingRecords.compareDays>['query']) =>
  queryOptions({
    queryKey: [...key, 'comparison', query],
    queryFn: ({ signal }) => call(processingRecords.compareDays, { query }, { signal }),
  });

/** Where the proof of what stood in a register on a day is downloaded: of a site, or of the organization itself. */
export function editionProofAddress(on: string, siteId: string | undefined): string {
  const query = new URLSearchParams({ on, ...(siteId !== undefined && { siteId }) });
  return `${processingRecords.proveEdition.path}?${query}`;
}
