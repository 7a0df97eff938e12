import { Button, Group, Stack, Text } from '@mantine/core';
import { Modal } from '#ui/modal.tsx';

type Props = {
  readonly opened: boolean;
  readonly busy: boolean;
  readonly words: { readonly title: string; readonly text: string; readonly theirs: string; readonly mine: string };
  readonly onTheirs: () => void;
  readonly onMine: () => void;
  readonly onClose: () => void;
};

/** Asks which settings to keep after somebody else saved since these were opened. */
export function ConflictDialog({ opened, busy, words, onTheirs, onMine, onClose }: Props) {
  return (
    <Modal opened={opened} title={words.title} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{words.text}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onTheirs}>
            {words.theirs}
          </Button>
          <Button color="red" loading={busy} onClick={onMine}>
            {words.mine}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
