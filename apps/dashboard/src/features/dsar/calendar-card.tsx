import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Loaded } from '#app/loaded.tsx';
import { Card } from '#ui/card.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { calendarQuery, useMakeCalendar, useRevokeCalendar } from './calendar-data.ts';

/** The secret address of the calendar of due days: made, replaced and revoked. */
export function CalendarCard() {
  const words = useAreaWords('requests').calendar;
  const query = useQuery(calendarQuery);
  const make = useMakeCalendar();
  const revoke = useRevokeCalendar();
  const [asking, setAsking] = useState<'replace' | 'revoke'>();
  const busy = make.isPending || revoke.isPending;
  const close = () => setAsking(undefined);

  async function change(what: 'make' | 'revoke'): Promise<void> {
    try {
      await (what === 'make' ? make : revoke).mutateAsync();
      showToast({ message: what === 'make' ? words.made : words.revoked });
    } catch {
      // The error of the mutation is shown in the card.
    }
    close();
  }

  const error = make.error ?? revoke.error;
  return (
    <Card title={words.title} description={words.text}>
      <Loaded query={query} pending={<Skeletons shape="form" count={1} label={words.title} />}>
        {({ url }) => (
          <Stack gap="sm">
            {error && <Alert color="red">{failureMessage(error)}</Alert>}
            {url === null ? (
              <Group>
                <Button variant="default" loading={make.isPending} onClick={() => void change('make')}>
                  {words.make}
                </Button>
              </Group>
            ) : (
              <>
                <CodeBlock code={url} label={words.address} />
                <Text size="sm">{words.warning}</Text>
                <Group gap="sm">
                  <Button variant="default" onClick={() => setAsking('replace')}>
                    {words.replace}
                  </Button>
                  <Button variant="default" onClick={() => setAsking('revoke')}>
                    {words.revoke}
                  </Button>
                </Group>
              </>
            )}
          </Stack>
        )}
      </Loaded>
      <ConfirmDialog
        opened={asking === 'replace'}
        title={words.replaceTitle}
        text={words.replaceText}
        notReversible={false}
        confirmLabel={words.replace}
        busy={busy}
        onConfirm={() => void change('make')}
        onClose={close}
      />
      <ConfirmDialog
        opened={asking === 'revoke'}
        title={words.revokeTitle}
        text={words.revokeText}
        notReversible={false}
        confirmLabel={words.revoke}
        busy={busy}
        onConfirm={() => void change('revoke')}
        onClose={close}
      />
    </Card>
  );
}
