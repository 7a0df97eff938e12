import { fill } from '@app/texts';
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { localMoment } from '#app/dates.ts';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useMe } from '#app/session.ts';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { Blocks } from './blocks.tsx';
import { useDraft, useStep, type DsarRequest, type Step } from './data.ts';

type Props = { readonly request: DsarRequest; readonly waiting: NonNullable<DsarRequest['waiting']> };

/** A letter that somebody other than its writer reads, and then sends or returns. */
export function WaitingCard({ request, waiting }: Props) {
  const all = useAreaWords('requests');
  const words = all.waiting;
  const locale = useLocale();
  const { person: me } = useMe();
  const draft = useDraft(request.id);
  const step = useStep(request);
  const [note, setNote] = useState('');
  const isOwn = waiting.by?.id === me.id;
  const take = async (taken: Step, done: string): Promise<void> => {
    try {
      await step.mutateAsync(taken);
      showToast({ message: done });
    } catch {
      // Shown above the buttons.
    }
  };
  const error = draft.error ?? step.error;
  const by = waiting.by?.email ?? all.somebody;
  return (
    <Card title={words.title} description={fill(words.by, { by, date: localMoment(locale, waiting.at) })}>
      <Stack gap="md">
        {isOwn && <Text size="sm">{words.own}</Text>}
        {draft.data && (
          <div>
            <Text fw={600}>{draft.data.subject}</Text>
            <Blocks blocks={draft.data.blocks} />
          </div>
        )}
        {error && <Alert color="red">{failureMessage(error)}</Alert>}
        {draft.data === undefined ? (
          <Group>
            <Button variant="default" loading={draft.isPending} onClick={() => draft.mutate(waiting.letter)}>
              {words.read}
            </Button>
          </Group>
        ) : (
          <>
            <Textarea
              label={words.note}
              autosize
              minRows={2}
              maxLength={2000}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button
                variant="default"
                disabled={note.trim() === ''}
                loading={step.isPending}
                onClick={() => void take({ action: 'return', note: note.trim() }, words.returned)}
              >
                {words.return}
              </Button>
              {!isOwn && (
                <Button
                  loading={step.isPending}
                  onClick={() =>
                    void take({ action: 'release' }, request.email === null ? all.write.saved : all.write.sent)
                  }
                >
                  {request.email === null ? all.write.save : all.write.send}
                </Button>
              )}
            </Group>
          </>
        )}
      </Stack>
    </Card>
  );
}
