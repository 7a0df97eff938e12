import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hideComplaint, showAlert } from './alerts.ts';
import { ApiError } from './api-error.ts';
import { failureMessage } from './failure-message.ts';
import { log } from './log.ts';
import { pathsIn } from './paths.ts';
import { spokenLocale } from './words.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet` if the caller shows errors itself. */
    mutationMeta: { readonly quiet?: boolean };
  }
}

/** The cache of server state. Errors of mutations are shown in the banner unless a form shows them at its fields. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => noticeSignedOut(error) }),
  mutationCache: new MutationCache({
    onMutate: () => hideComplaint(),
    onError(error, _variables, _result, mutation) {
      if (noticeSignedOut(error) || mutation.meta?.quiet === true) return;
      if (error instanceof ApiError && error.hasFields) return;
      // The page says once that it is offline.
      if (!navigator.onLine) return;
      if (!(error instanceof ApiError)) log.warn('An action failed.', error);
      showAlert({ type: 'error', message: failureMessage(error) });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < retriesAfter(error),
      retryDelay: (failures, error) => (isSignedOut(error) ? 0 : 1000 * 2 ** failures),
    },
  },
});

/**
 * How often a query is sent again: twice for lost connections and busy servers, since another refusal would be the same. Once for
 * a session that ended: it may have a new secret, because the person went on in another account or confirmed a second factor.
 */
function retriesAfter(error: Error): number {
  if (isSignedOut(error)) return 1;
  return error instanceof ApiError && [0, 503].includes(error.status) ? 2 : 0;
}

const isSignedOut = (error: Error) => error instanceof ApiError && error.code === 'sign-in.required';

/** Opens the sign-in page when the session has ended; it leads back to this page. */
function noticeSignedOut(error: Error): boolean {
  if (!isSignedOut(error)) return false;
  const signIn = pathsIn(spokenLocale()).signIn(window.location.pathname + window.location.search);
  if (!window.location.pathname.endsWith('/sign-in')) window.location.assign(signIn);
  return true;
}
