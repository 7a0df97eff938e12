import { ApiRefusal } from '../api.ts';
import { useWords, type ToolWords } from '../words.tsx';
import { Notice } from './notice.tsx';

/** A failure that the page has a sentence for. */
export class WordedError extends Error {}

/** What is said of a failure: the sentence of the server or of the page, where there is one. */
export const failureText = (error: Error, words: ToolWords): string =>
  ((error instanceof ApiRefusal || error instanceof WordedError) && error.message) || words.failedText;

/** What went wrong, as an alert. */
export function Failure({ error }: { readonly error: Error }) {
  const { words } = useWords();
  return (
    <Notice tone="bad" title={words.failed}>
      <p>{failureText(error, words)}</p>
    </Notice>
  );
}
