import { useQueryClient } from '@tanstack/react-query';

/** Invalidates all queries but that of the session: the text of documents depends on their sites and owners. */
export function useForgetAll() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
}

/**
 * Calls back, then invalidates all queries. In this order, because the invalidation may unmount the component that has to
 * show the message.
 */
export function useSayThenForget<Said>(say: (answer: Said) => void) {
  const forget = useForgetAll();
  return (answer: Said) => {
    say(answer);
    return forget();
  };
}
