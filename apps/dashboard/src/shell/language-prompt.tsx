import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { otherLanguageChosen } from '#app/preferences.ts';
import { useLocale } from '#app/words.tsx';
import classes from './shell.module.css';

const LanguageQuestion = lazyPart(
  async () => ({ default: (await import('./language-question.tsx')).LanguageQuestion }),
  'hidden',
);

/** Prompt on a page in another language than the chosen one. Its code is loaded only there. */
export function LanguagePrompt() {
  const current = useLocale();
  const [stored, setStored] = useState(() => otherLanguageChosen(current));
  return (
    stored && (
      <Suspense fallback={<div className={classes['prompt']} style={{ minHeight: '3rem' }} />}>
        <LanguageQuestion stored={stored} onHide={() => setStored(undefined)} />
      </Suspense>
    )
  );
}
