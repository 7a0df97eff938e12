import { Popover, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

type Props = {
  readonly text: string;
  /** The link below the explanation. */
  readonly link: ReactNode;
  /** The button that is explained. */
  readonly children: ReactElement;
};

const [openDelay, closeDelay] = [300, 120];

/**
 * A button with an explanation that contains a link: it opens on hover, press and keyboard focus, and stays open while the
 * pointer moves into it. Without a link, a tooltip is enough.
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
      {/* Placed after the button, so that Tab moves from the button into it; position: fixed, so that it does not widen the page. */}
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

/** The content of the explanation. */
export function Explanation({ text, link }: Pick<Props, 'text' | 'link'>) {
  return (
    <Stack gap={4} align="start">
      <Text size="sm">{text}</Text>
      {link}
    </Stack>
  );
}
