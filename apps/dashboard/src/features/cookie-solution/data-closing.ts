import { cookieSolution } from '@app/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '#app/api.ts';
import { useSayThenForget } from '#app/forget.ts';
import { showToast } from '#ui/toast.tsx';
import { useCookieSolutionWords } from './words.ts';

export function useTakeOffline(siteId: string, onDone: () => void) {
  return useMutation({
    mutationFn: () => call(cookieSolution.takeOffline, { params: { siteId }, body: {} }),
    onSuccess: useSayThenForget(onDone),
  });
}

/** Puts a banner online again that was taken offline. */
export function usePutOnline(siteId: string): () => void {
  const { onlineDone } = useCookieSolutionWords().page.closing;
  const online = useMutation({
    mutationFn: () => call(cookieSolution.putOnline, { params: { siteId }, body: {} }),
    onSuccess: useSayThenForget(() => showToast({ message: onlineDone })),
  });
  return () => online.mutate();
}

export function useDeleteBanner(siteId: string, onDone: () => void) {
  return useMutation({
    mutationFn: (query: { readonly evidence: 'keep' | 'delete' }) =>
      call(cookieSolution.delete, { params: { siteId }, query }),
    onSuccess: useSayThenForget(onDone),
  });
}
