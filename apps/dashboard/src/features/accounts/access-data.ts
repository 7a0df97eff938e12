import { access, accounts, consentRecords, dsarCalendar, dsarKeys, webhooks } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { spokenWords } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';

/** An access that can be revoked. A consent key belongs to a site. */
export type Ended =
  | { readonly kind: 'api-key' | 'webhook' | 'calendar'; readonly id: string; readonly name: string }
  | {
      readonly kind: 'consent-key' | 'identity-key';
      readonly id: string;
      readonly name: string;
      readonly siteId: string;
    };

export const accessQuery = queryOptions({
  queryKey: ['access'],
  queryFn: ({ signal }) => call(access.list, {}, { signal }),
  // Always refetched, because it is read after something changed.
  staleTime: 0,
});

async function end(ended: Ended): Promise<void> {
  const { id, kind } = ended;
  if (kind === 'consent-key')
    await call(consentRecords.deleteKey, { params: { siteId: ended.siteId, consentKeyId: id } });
  else if (kind === 'identity-key') await call(dsarKeys.delete, { params: { siteId: ended.siteId, dsarKeyId: id } });
  else if (kind === 'api-key') await call(accounts.deleteApiKey, { params: { apiKeyId: id } });
  else if (kind === 'calendar') await call(dsarCalendar.revokeOf, { params: { dsarCalendarId: id } });
  else await call(webhooks.remove, { params: { webhookEndpointId: id } });
}

export function useEndAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => {
      showToast({ message: spokenWords().accounts.access.ended });
      return client.invalidateQueries();
    },
  });
}

export function useEndAllAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(access.endAll, {}),
    onSuccess: () => {
      showToast({ message: spokenWords().accounts.access.allEnded });
      return client.invalidateQueries();
    },
  });
}
