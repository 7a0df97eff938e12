import { recipients, registerViews, type Call, type RecipientView } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

export type { ClientRow, RecipientFields, RecipientSummary, RecipientView, Transfer } from '@app/contract';

// Below the key of records: what changes a record changes who gets data.
const key = ['processing-records', 'recipients'] as const;

export const recipientsQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }) => call(registerViews.recipients, { query: {} }, { signal }),
});

export const recipientQuery = (recipientId: string) =>
  queryOptions({
    queryKey: [...key, 'one', recipientId],
    queryFn: ({ signal }) => call(registerViews.recipient, { params: { recipientId } }, { signal }),
  });

export const transfersQuery = queryOptions({
  queryKey: [...key, 'transfers'],
  queryFn: ({ signal }) => call(registerViews.transfers, { query: {} }, { signal }),
});

export const clientsQuery = queryOptions({
  queryKey: [...key, 'clients'],
  queryFn: ({ signal }) => call(registerViews.clients, {}, { signal }),
});

export function useAddRecipient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Call<typeof recipients.create>['body']) => call(recipients.create, { body }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ['processing-records'] }),
  });
}

/** Saves what is known of a recipient, whether something was entered before or not. */
export function useSaveRecipient({ id, name }: Pick<RecipientView, 'id' | 'name'>) {
  const client = useQueryClient();
  return useMutation({
    // The form says itself why something was refused.
    meta: { quiet: true },
    mutationFn: ({ version, fields }: Call<typeof recipients.update>['body']) =>
      version === 0
        ? call(recipients.create, { body: { ...fields, name } })
        : call(recipients.update, { params: { recipientId: id }, body: { version, fields } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['processing-records'] }),
  });
}

export function useDeleteRecipient(recipientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(recipients.delete, { params: { recipientId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...key, 'list'] }),
  });
}
