import { fill } from '@app/texts';
import { ActionIcon, Popover, Stack, Text } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useEscape } from '#ui/escape.ts';
import { useAreaWords } from './area-words.ts';
import type { WhyProps } from './why-props.ts';

/** Opens by press or key and closes by Escape, the button itself, or a press elsewhere. */
export function WhyButton({ of, label }: WhyProps) {
  const words = useAreaWords('why');
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEscape(opened, () => {
    setOpened(false);
    button.current?.focus();
  });
  const { text, law } = words.of[of];
  return (
    <Popover
      opened={opened}
      width={300}
      position="bottom-end"
      floatingStrategy="fixed"
      closeOnEscape={false}
      onChange={setOpened}
    >
      <Popover.Target>
        <ActionIcon
          ref={button}
          type="button"
          variant="subtle"
          color="gray"
          size="md"
          aria-label={fill(words.label, { setting: label })}
          onClick={() => setOpened(!opened)}
        >
          <IconHelpCircle size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={fill(words.label, { setting: label })}>
        <Stack gap={6} role="status">
          <Text size="sm">{text}</Text>
          <Text size="xs" c="dimmed">
            {law}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
