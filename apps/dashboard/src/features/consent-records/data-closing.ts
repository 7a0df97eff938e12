import { consentRecords } from '@app/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { useSayThenForget } from '#app/forget.ts';

/** Takes the Consent Database of a site offline, or puts it online again. */
export function useSetOffline(siteId: string, state: 'offline' | 'online', onDone: () => void) {
  const endpoint = state === 'offline' ? consentRecords.takeOffline : consentRecords.putOnline;
  return useMutation({
    mutationFn: () => call(endpoint, { params: { siteId }, body: {} }),
    onSuccess: useSayThenForget(onDone),
  });
}

export function useDeleteDatabase(siteId: string, onDone: () => void) {
  return useMutation({
    mutationFn: (query: { readonly evidence: 'keep' | 'delete' }) =>
      call(consentRecords.deleteDatabase, { params: { siteId }, query }),
    onSuccess: useSayThenForget(onDone),
  });
}
