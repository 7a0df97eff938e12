import { createContext, use, type ReactNode } from 'react';
import type { Locale } from '@app/texts';
import type { Words } from '@app/texts';

export type ToolWords = Words<'reportTool'>;

type Spoken = { readonly words: ToolWords; readonly locale: Locale };

const WordsContext = createContext<Spoken | undefined>(undefined);

export function WordsProvider({ children, ...spoken }: Spoken & { readonly children: ReactNode }) {
  return <WordsContext value={spoken}>{children}</WordsContext>;
}

export function useWords(): Spoken {
  const spoken = use(WordsContext);
  if (!spoken) throw new Error('The words are not loaded.');
  return spoken;
}
