import { fill } from '@app/texts';
import { Button, Stack, Text } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { FormActions } from '#ui/form.tsx';
import { Modal } from '#ui/modal.tsx';
import { useRotateApiKey, type ApiKey } from './data.ts';
import { KeyShownOnce } from './key-shown-once.tsx';

type Props = { readonly replacing: ApiKey | undefined; readonly onClose: () => void };

/** Replaces a key, after a question, and shows the new one only this once. */
export function ReplaceApiKey({ replacing, onClose }: Props) {
  const words = useAreaWords('apiKeys');
  const rotate = useRotateApiKey();
  const name = replacing?.name ?? '';
  const close = (): void => {
    onClose();
    rotate.reset();
  };
  return (
    <Modal
      opened={replacing !== undefined}
      title={fill(rotate.data ? words.created : words.replaceTitle, { name })}
      closable={!rotate.isPending}
      onClose={close}
    >
      {rotate.data ? (
        <KeyShownOnce apiKey={rotate.data.key} onClose={close} />
      ) : (
        <Stack>
          <Text>{words.replaceText}</Text>
          <FormActions>
            <Button data-autofocus loading={rotate.isPending} onClick={() => replacing && rotate.mutate(replacing.id)}>
              {words.replaceKey}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Modal>
  );
}
