import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { Blocks } from './blocks.tsx';
import { requestQuery, useDraft, useStep, type DsarRequest, type Letter } from './data.ts';
import { LetterFields } from './letter-fields.tsx';
import { emptyLetter, enteredOf, letterKinds, letterOf, type LetterKind } from './letter-input.ts';

const RedactLetter = lazyPart(async () => ({ default: (await import('./redact-letter.tsx')).RedactLetter }));

type Props = {
  readonly request: DsarRequest;
  /** The kind that is chosen at first. */
  readonly first?: LetterKind;
  readonly onSent?: () => void;
};

/** Writes a letter and shows it as it is sent; only then it can be sent. */
export function LetterCard({ request, first = 'message', onSent }: Props) {
  const { write: words, redact } = useAreaWords('requests');
  const step = useStep(request);
  const draft = useDraft(request.id);
  const [wanted, setKind] = useState<LetterKind>(first);
  const [entered, setEntered] = useState(() => emptyLetter(request));
  /** What was previewed, of which version of the request. Nothing else is sent. */
  const [shown, setShown] = useState<{ readonly letter: Letter; readonly version: number }>();
  const [isRedacting, setRedacting] = useState(false);
  const client = useQueryClient();
  const isShown = shown !== undefined && shown.version === request.version;
  const kinds = letterKinds(request);
  const kind = kinds.includes(wanted) ? wanted : 'message';
  const letter = letterOf(kind, entered, request);
  const noExtension = kind === 'extension' ? request.noExtension : null;
  const openTasks = kind === 'answer' && request.tasks.some(({ outcome }) => outcome === 'open');
  const preview = (): void => {
    step.reset();
    setRedacting(false);
    draft.mutate(letter, { onSuccess: () => setShown({ letter, version: request.version }) });
  };
  /** Shows the letter with words blacked out, which also replace what was typed. Noting it is a step of the request. */
  const showRedacted = async (redacted: Letter): Promise<void> => {
    await draft.mutateAsync(redacted);
    setEntered((before) => ({ ...before, ...enteredOf(redacted) }));
    const version = client.getQueryData(requestQuery(request.id).queryKey)?.version ?? request.version;
    setShown({ letter: redacted, version });
    setRedacting(false);
  };
  const send = async (): Promise<void> => {
    if (!shown) return;
    try {
      await step.mutateAsync({ action: request.secondLook ? 'ready' : 'send', letter: shown.letter });
      showToast({ message: request.secondLook ? words.readied : request.email === null ? words.saved : words.sent });
      onSent?.();
    } catch {
      // Shown above the button.
      setShown(undefined);
    }
  };
  const error = step.error ?? draft.error;
  return (
    <Card title={words.title} description={words.text}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          preview();
        }}
      >
        <Stack gap="md">
          {request.email === null && <Alert color="amber">{words.noEmail}</Alert>}
          <NativeSelect
            label={words.kind}
            value={kind}
            data={kinds.map((value) => ({ value, label: words.kinds[value] }))}
            onChange={({ currentTarget: { value } }) => setKind(kinds.find((one) => one === value) ?? kind)}
          />
          {noExtension === null ? (
            <LetterFields
              kind={kind}
              entered={entered}
              request={request}
              onChange={(changed) => setEntered((before) => ({ ...before, ...changed }))}
            />
          ) : (
            <Text size="sm">{words.noExtension[noExtension]}</Text>
          )}
          {error && <Alert color="red">{failureMessage(error)}</Alert>}
          {noExtension === null && (
            <Group justify="flex-end">
              {openTasks && (
                <Text size="sm" c="dimmed">
                  {words.tasksFirst}
                </Text>
              )}
              <Button type="submit" loading={draft.isPending} disabled={openTasks}>
                {words.preview}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
      <Modal opened={isShown} title={words.previewTitle} onClose={() => setShown(undefined)}>
        {draft.data && (
          <>
            <Text fw={600}>{draft.data.subject}</Text>
            <Blocks blocks={draft.data.blocks} />
            {isRedacting && shown && (
              <Suspense>
                <RedactLetter requestId={request.id} letter={shown.letter} onRedacted={showRedacted} />
              </Suspense>
            )}
            <Group justify="flex-end" mt="lg">
              <CopyButton text={[draft.data.subject, ...draft.data.blocks.map(({ text }) => text)].join('\n\n')} />
              {!isRedacting && shown?.letter.kind !== 'fee' && (
                <Button variant="default" onClick={() => setRedacting(true)}>
                  {redact.open}
                </Button>
              )}
              <Button loading={step.isPending} onClick={() => void send()}>
                {request.secondLook ? words.ready : request.email === null ? words.save : words.send}
              </Button>
            </Group>
          </>
        )}
      </Modal>
    </Card>
  );
}
