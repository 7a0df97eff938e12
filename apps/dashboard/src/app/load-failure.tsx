import { Button } from '@mantine/core';
import { failureId, failureMessage } from './failure-message.ts';
import { useWords } from './words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

type Props = {
  readonly error: Error;
  readonly onRetry: () => void;
  /** `h1` if it is the whole page. */
  readonly heading?: 'h1' | 'h2';
};

/** Replaces content that could not be loaded, with a button to try again. */
export function LoadFailure({ error, onRetry, heading = 'h2' }: Props) {
  const words = useWords().shell.failure;
  return (
    <EmptyState
      picture="broken"
      heading={heading}
      title={words.boxTitle}
      text={[failureMessage(error), failureId(error)].filter(Boolean).join(' ')}
      action={
        <Button variant="default" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  );
}
