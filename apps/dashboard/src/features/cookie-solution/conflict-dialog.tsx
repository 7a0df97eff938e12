import { Button, Group, Stack, Text } from '@mantine/core';
import { Modal } from '#ui/modal.tsx';
import type { Saving } from './use-saving.ts';
import { useCookieSolutionWords } from './words.ts';

/** Asks which settings to keep after somebody else saved since these were opened. */
export function ConflictDialog({ saving }: { readonly saving: Saving }) {
  const words = useCookieSolutionWords().page.conflict;
  return (
    <Modal opened={saving.conflict} title={words.title} onClose={saving.closeConflict}>
      <Stack gap="md">
        <Text size="sm">{words.text}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => void saving.takeTheirs()}>
            {words.theirs}
          </Button>
          <Button color="red" loading={saving.busy} onClick={() => void saving.saveMine()}>
            {words.mine}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
