import { Button } from '@mantine/core';
import { ApiError } from '#app/api-error.ts';
import { useWords } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

type Props = { readonly error: Error; readonly onRetry: () => void };

/** Stands where something could not be loaded. */
export function LoadFailure({ error, onRetry }: Props) {
  const words = useWords().shell.failure;
  return (
    <EmptyState
      picture="broken"
      title={words.boxTitle}
      text={error instanceof ApiError ? error.message : words.server}
      action={
        <Button variant="default" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  );
}
