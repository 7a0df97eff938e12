import { Button, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FormActions } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useReplayFailed } from './data.ts';
import { useWebhookWords } from './words.ts';

type Props = { readonly endpointId: string; readonly opened: boolean; readonly onClose: () => void };

const hour = 3_600_000;
const spans = { hour, day: 24 * hour, week: 7 * 24 * hour, all: 31 * 24 * hour } as const;
type Span = keyof typeof spans;

/** Resends deliveries that failed since a time. */
export function ReplayDialog({ endpointId, opened, onClose }: Props) {
  const words = useWebhookWords().replay;
  const [span, setSpan] = useState<Span>('day');
  const replay = useReplayFailed(endpointId);
  const send = (): void => replay.mutate(new Date(Date.now() - spans[span]).toISOString(), { onSuccess: onClose });
  return (
    <Modal opened={opened} title={words.all} closable={!replay.isPending} onClose={onClose}>
      <Stack>
        <Text size="sm">{words.text}</Text>
        <Radio.Group
          label={words.since}
          value={span}
          // The group returns one of the values below.
          onChange={(value) => setSpan(value as Span)}
        >
          <Stack gap="xs" mt="xs">
            {(['hour', 'day', 'week', 'all'] as const).map((value) => (
              <Radio key={value} value={value} label={words.spans[value]} />
            ))}
          </Stack>
        </Radio.Group>
        <FormActions>
          <Button loading={replay.isPending} onClick={send}>
            {words.one}
          </Button>
        </FormActions>
      </Stack>
    </Modal>
  );
}
