import { Button } from '@mantine/core';
import { failureMessage } from '#app/failure-message.ts';
import { useWords } from '#app/words.tsx';
import classes from './accounts.module.css';

/** Replaces content that could not be loaded. */
export function LoadFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const words = useWords().shell.failure;
  return (
    <div className={classes['failed']} role="alert">
      <p className={classes['hint']}>{failureMessage(error)}</p>
      <Button variant="default" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
