import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function NotFoundPage() {
  const words = useWords().shell.failure;
  return (
    <EmptyState
      heading="h1"
      picture="lost"
      title={words.notFoundTitle}
      text={words.notFoundText}
      action={
        <Button component={Link} to={usePaths().sites}>
          {words.toSites}
        </Button>
      }
    />
  );
}
