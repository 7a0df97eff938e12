import { useQueryClient } from '@tanstack/react-query';

/** What a document lacks and says follows from its site and owner: with these, everything is asked for anew. */
export function useForgetAll() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
}

/**
 * The same where something is said first: what asked for the change may be gone as soon as everything is asked for
 * anew, and what it would have said then is never heard.
 */
export function useSayThenForget<Said>(say: (answer: Said) => void) {
  const forget = useForgetAll();
  return (answer: Said) => {
    say(answer);
    return forget();
  };
}
