import { Alert, Button, type ButtonProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { page } from '#app/page.ts';
import { useWords } from '#app/words.tsx';
import { instanceQuery } from '#app/instance.ts';

/** Says where mails are while no mail server is configured, for people who try the product on their own machine. */
export function OutboxHint() {
  const words = useWords().accounts;
  if (!useHasOutbox()) return null;
  return (
    <Alert color="gray" p="sm">
      {words.outbox}
      <OutboxButton mt="xs" display="block" w="fit-content" />
    </Alert>
  );
}

/** The short form, where there is no room to explain. */
export function OutboxLink() {
  return useHasOutbox() && <OutboxButton />;
}

function OutboxButton(place: Pick<ButtonProps, 'mt' | 'display' | 'w'>) {
  const words = useWords().accounts;
  return (
    <Button component="a" href="/outbox" target="_blank" rel="noopener" size="xs" variant="default" {...place}>
      {words.openOutbox}
    </Button>
  );
}

function useHasOutbox(): boolean {
  const { data: instance } = useQuery({ ...instanceQuery, enabled: !page.mailConfigured });
  return !page.mailConfigured && instance?.signUp === 'open';
}
