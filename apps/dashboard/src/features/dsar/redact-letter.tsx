import { redactionReasons } from '@app/contract';
import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { showToast } from '#ui/toast.tsx';
import type { Letter } from './data.ts';
import { useRedact } from './redact-data.ts';

type Props = {
  readonly requestId: string;
  readonly letter: Letter;
  /** Shows the letter as it is to be sent now. */
  readonly onRedacted: (letter: Letter) => Promise<void>;
};

/** Blacks out words in a letter before it is sent. What is entered here is not stored. */
export function RedactLetter({ requestId, letter, onRedacted }: Props) {
  const words = useAreaWords('requests').redact;
  const redact = useRedact(requestId);
  const [text, setText] = useState('');
  const [wholeWords, setWholeWords] = useState(true);
  const [reason, setReason] = useState<(typeof redactionReasons)[number]>('third-party');
  const passages = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isInVain = redact.data?.redactions.length === 0;
  const save = async (): Promise<void> => {
    const done = await redact.mutateAsync({ passages, wholeWords, reason, letter });
    if (done.letter === null || done.redactions.length === 0) return;
    await onRedacted(done.letter);
    showToast({ message: words.letterDone });
  };
  return (
    <form
      aria-label={words.open}
      onSubmit={(event) => {
        event.preventDefault();
        // What went wrong is shown above the button.
        void save().catch(() => undefined);
      }}
    >
      <Stack gap="sm" mt="lg">
        <Text size="sm" c="dimmed">
          {words.letterText}
        </Text>
        <Textarea
          label={words.passages}
          description={words.passagesHint}
          required
          autosize
          minRows={2}
          maxRows={6}
          data-autofocus
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            redact.reset();
          }}
        />
        <Checkbox
          label={words.wholeWords}
          checked={wholeWords}
          onChange={({ currentTarget: { checked } }) => setWholeWords(checked)}
        />
        <NativeSelect
          label={words.reason}
          value={reason}
          data={redactionReasons.map((value) => ({ value, label: words.reasons[value] }))}
          onChange={({ currentTarget: { value } }) =>
            setReason(redactionReasons.find((one) => one === value) ?? 'third-party')
          }
        />
        <div role="status">{isInVain && <Text size="sm">{words.letterNothing}</Text>}</div>
        {redact.error && <Alert color="red">{failureMessage(redact.error)}</Alert>}
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={redact.isPending} disabled={passages.length === 0}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
