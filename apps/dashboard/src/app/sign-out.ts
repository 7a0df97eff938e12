import { currentSession } from '@app/contract/current-session.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from './api.ts';
import { usePaths } from './paths.ts';
import { reloadWithMessage } from './reload.ts';
import { useWords } from './words.tsx';

/** Signs out and opens a page: the sign-in page, unless another is given. */
export function useSignOut(target?: string) {
  const { userMenu: words } = useWords().shell;
  const paths = usePaths();
  return useMutation({
    mutationFn: () => call(currentSession.signOut, {}),
    // A full load: the cached data belongs to the person who signs out.
    onSuccess: () => reloadWithMessage({ message: words.signedOut }, target ?? paths.signIn()),
  });
}
