import { Button, Code, Group } from '@mantine/core';
import { useState } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { failureMessage, isLoadError } from '#app/failure-message.ts';
import { log } from '#app/log.ts';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { OpenLayout } from './open-layout.tsx';

/**
 * Replaces a page that failed: not found, refused by the server, older than the server, or broken by a bug. The layout
 * around it stays.
 */
export function ErrorPage() {
  const error = useRouteError();
  if (isNotFound(error)) return <NotFoundPage />;
  if (error instanceof ApiError) return <Refused error={error} />;
  return isLoadError(error) ? <Outdated /> : <Broken error={error} />;
}

/** The same where the layout itself failed. */
export function OpenErrorPage() {
  return (
    <OpenLayout>
      <ErrorPage />
    </OpenLayout>
  );
}

function Refused({ error }: { readonly error: ApiError }) {
  const words = useWords().shell.failure;
  return (
    <EmptyState
      heading="h1"
      picture="broken"
      title={words.errorTitle}
      text={failureMessage(error)}
      action={<WaysOn />}
    />
  );
}

function Outdated() {
  const words = useWords().shell.failure;
  const reload = <Button onClick={() => window.location.reload()}>{words.reload}</Button>;
  return (
    <EmptyState heading="h1" picture="broken" title={words.outdatedTitle} text={words.outdatedText} action={reload} />
  );
}

/** A bug gets a number that also stands in the browser's log, so that what the reader reports can be found. */
function Broken({ error }: { readonly error: unknown }) {
  const words = useWords().shell.failure;
  const [id] = useState(() => {
    const made = crypto.randomUUID().slice(0, 8);
    log.warn(`Page error ${made}`, error);
    return made;
  });
  return (
    <EmptyState heading="h1" picture="broken" title={words.errorTitle} text={words.errorText} action={<WaysOn />}>
      <Code>{id}</Code>
    </EmptyState>
  );
}

function WaysOn() {
  const words = useWords().shell.failure;
  const paths = usePaths();
  return (
    <Group justify="center" gap="sm">
      <Button onClick={() => window.location.reload()}>{words.retry}</Button>
      <Button component={Link} to={paths.sites} variant="default">
        {words.toSites}
      </Button>
    </Group>
  );
}

function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 404;
  return error instanceof ApiError && error.status === 404;
}
