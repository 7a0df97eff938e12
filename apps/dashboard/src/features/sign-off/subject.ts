import type { SignOff } from '@app/contract';
import { fill } from '@app/texts';
import { useWords } from '#app/words.tsx';
import { useSignOffWords } from './words.ts';

/** Names what approval was asked for. */
export function useSubject(): (of: Pick<SignOff, 'document' | 'siteName'>) => string {
  const { ask } = useSignOffWords();
  const { sites } = useWords();
  return ({ document, siteName }) =>
    document
      ? fill(ask.document, { document: sites.documents[document.type], site: siteName })
      : fill(ask.site, { site: siteName });
}

/** Names a person, also one who left the account. */
export function usePerson(): (person: { readonly email: string | null }) => string {
  const { page } = useSignOffWords();
  return ({ email }) => email ?? page.formerPerson;
}
