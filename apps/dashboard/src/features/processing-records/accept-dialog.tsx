import { acceptedDays } from '@app/contract';
import { fill, plural } from '@app/texts';
import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { useNames, type BulkWork } from '#app/lists/selection-bar.tsx';
import { useLocale } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { useDecideDrift, type DriftFinding } from './data.ts';

const day = 86_400_000;

type Props = { readonly findings: readonly DriftFinding[]; readonly work: BulkWork; readonly onClose: () => void };

/** Asks why findings may stay as they are, and until when. */
export function AcceptDialog({ findings, work, onClose }: Props) {
  const words = useAreaWords('processingRecords');
  const lists = useAreaWords('lists');
  const locale = useLocale();
  const namesOf = useNames();
  const decide = useDecideDrift();
  const nameOf = ({ code, name }: DriftFinding) => fill(words.drift[code], { name });
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  // Once, when the dialog is opened: the days do not move while it is.
  const [{ first, last }] = useState(() => ({ first: dayIn(0), last: dayIn(acceptedDays) }));
  const send = async (): Promise<void> => {
    const accept = ({ site, id }: DriftFinding) =>
      decide.mutateAsync({ siteId: site?.id ?? null, id, accepted: { reason, until } });
    try {
      if (findings[0] && findings.length === 1) await accept(findings[0]);
      else {
        const refused = await work.run({
          rows: findings,
          name: nameOf,
          act: accept,
          done: (count) => plural(locale, count, lists.discrepancies.accepted),
        });
        // What was typed stays, and the dialog says why.
        if (refused.length === findings.length) return;
      }
      onClose();
    } catch {
      // Shown in the dialog.
    }
  };
  return (
    <Modal opened title={words.driftAcceptTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="md">
          <Text size="sm" fw={560}>
            {namesOf(findings.map(nameOf))}
          </Text>
          <Text size="sm">{words.driftAcceptText}</Text>
          <Textarea
            label={words.driftReason}
            required
            autosize
            minRows={2}
            maxLength={500}
            data-autofocus
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <TextInput
            type="date"
            label={words.driftUntil}
            description={words.driftUntilHint}
            required
            min={first}
            max={last}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
          {decide.error && <Alert color="red">{failureMessage(decide.error)}</Alert>}
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={decide.isPending || work.isBusy}
              disabled={reason.trim() === '' || until === ''}
            >
              {words.driftAccept}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * day).toISOString().slice(0, 10);
}
