import { recipientFiles, recipients } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { base64Of } from '#app/base64.ts';

export type { RecipientEdition, RecipientFile } from '@app/contract';

const key = ['processing-records', 'recipients', 'one'] as const;

/** Who changed what of a recipient. */
export const recipientEditionsQuery = (recipientId: string) =>
  queryOptions({
    queryKey: [...key, recipientId, 'editions'],
    queryFn: ({ signal }) => call(recipients.history, { params: { recipientId } }, { signal }),
  });

/** The contracts of a recipient. */
export const recipientFilesQuery = (recipientId: string) =>
  queryOptions({
    queryKey: [...key, recipientId, 'files'],
    queryFn: ({ signal }) => call(recipientFiles.list, { params: { recipientId } }, { signal }),
  });

export function useAddContract(recipientId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (file: File) =>
      call(recipientFiles.add, { params: { recipientId }, body: { name: file.name, data: await base64Of(file) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: recipientFilesQuery(recipientId).queryKey }),
  });
}

export function useRemoveContract(recipientId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (recipientFileId: string) => call(recipientFiles.delete, { params: { recipientId, recipientFileId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: recipientFilesQuery(recipientId).queryKey }),
  });
}

/** Where a contract is downloaded. */
export function contractAddress(recipientId: string, recipientFileId: string): string {
  return recipientFiles.download.path
    .replace('{recipientId}', recipientId)
    .replace('{recipientFileId}', recipientFileId);
}
