import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { page } from '#app/page.ts';
import { useWords } from '#app/words.tsx';
import { instanceQuery } from './data.ts';

/** Where the mails are while no mail server is configured: for whoever tries this on their own machine. */
export function OutboxHint() {
  const words = useWords().accounts;
  const { data: instance } = useQuery({ ...instanceQuery, enabled: !page.mailConfigured });
  if (page.mailConfigured || instance?.signUp !== 'open') return null;
  return (
    <Alert color="gray" p="sm">
      {words.outbox}{' '}
      <Anchor href="/outbox" target="_blank" rel="noopener" inherit underline="always">
        {words.openOutbox}
      </Anchor>
    </Alert>
  );
}
