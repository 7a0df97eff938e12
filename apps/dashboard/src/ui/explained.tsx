import { Popover, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

type Props = {
  readonly text: string;
  /** Where the explanation leads on. */
  readonly link: ReactNode;
  /** The button that is explained. */
  readonly children: ReactElement;
};

const [openDelay, closeDelay] = [300, 120];

/**
 * A button with an explanation that holds a link: it opens under the pointer, at a press and by keyboard, and stays while
 * one moves into it. Where there is no link, a tooltip will do.
 */
export function Explained({ text, link, children }: Props) {
  const [opened, setOpened] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const turn = (open: boolean, after = 0): void => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setOpened(open), after);
  };

  return (
    <span
      role="presentation"
      onPointerEnter={() => turn(true, openDelay)}
      onPointerLeave={() => turn(false, closeDelay)}
      onClick={() => turn(true)}
      onFocus={() => turn(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) turn(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') turn(false);
      }}
    >
      {/* In its place among the controls, so that Tab goes from the button into it; fixed, so that it makes no page wider. */}
      <Popover
        opened={opened}
        width={260}
        position="top"
        floatingStrategy="fixed"
        withinPortal={false}
        onChange={setOpened}
      >
        <Popover.Target>{children}</Popover.Target>
        <Popover.Dropdown>
          <Explanation text={text} link={link} />
        </Popover.Dropdown>
      </Popover>
    </span>
  );
}

/** What stands in it. */
export function Explanation({ text, link }: Pick<Props, 'text' | 'link'>) {
  return (
    <Stack gap={4} align="start">
      <Text size="sm">{text}</Text>
      {link}
    </Stack>
  );
}
