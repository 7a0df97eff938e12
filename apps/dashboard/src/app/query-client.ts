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
      if (!(error instanceof ApiError)) log.warn('An action failed.', error);
      showAlert({ type: 'error', message: failureMessage(error) });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Retries only lost connections and busy servers: a refusal would be the same.
      retry: (failures, error) => failures < 2 && error instanceof ApiError && [0, 503].includes(error.status),
    },
  },
});

/** Opens the sign-in page when the session has ended; it leads back to this page. */
function noticeSignedOut(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'sign-in.required') return false;
  const signIn = pathsIn(spokenLocale()).signIn(window.location.pathname + window.location.search);
  if (!window.location.pathname.endsWith('/sign-in')) window.location.assign(signIn);
  return true;
}
