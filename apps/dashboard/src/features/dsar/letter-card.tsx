import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Card } from '#ui/card.tsx';
import { Modal } from '#ui/modal.tsx';
import { showToast } from '#ui/toast.tsx';
import { Blocks } from './blocks.tsx';
import { useDraft, useStep, type DsarRequest } from './data.ts';
import { emptyLetter, LetterFields, letterKinds, letterOf, type LetterKind } from './letter-fields.tsx';

type Props = { readonly request: DsarRequest };

/** Writes a letter, shows it as it is sent, and sends it. */
export function LetterCard({ request }: Props) {
  const words = useAreaWords('requests').write;
  const step = useStep(request);
  const draft = useDraft(request.id);
  const [kind, setKind] = useState<LetterKind>('message');
  const [entered, setEntered] = useState(emptyLetter);
  const [isShown, setShown] = useState(false);
  const kinds = letterKinds(request);
  const letter = letterOf(kind, entered, request);
  const noExtension = kind === 'extension' ? request.noExtension : null;
  const preview = (): void => draft.mutate(letter, { onSuccess: () => setShown(true) });
  const send = async (): Promise<void> => {
    try {
      await step.mutateAsync({ action: 'send', letter });
      showToast({ message: words.sent });
    } catch {
      // Shown beside the button.
    }
  };
  const error = step.error ?? draft.error;
  return (
    <Card title={words.title} description={words.text}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
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
              <Button variant="default" loading={draft.isPending} onClick={preview}>
                {words.preview}
              </Button>
              <Button type="submit" loading={step.isPending}>
                {words.send}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
      <Modal opened={isShown} title={words.previewTitle} onClose={() => setShown(false)}>
        {draft.data && (
          <>
            <Text fw={600}>{draft.data.subject}</Text>
            <Blocks blocks={draft.data.blocks} />
          </>
        )}
      </Modal>
    </Card>
  );
}
