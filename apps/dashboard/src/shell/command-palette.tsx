import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { palette } from '#app/palette.ts';
import { useWords } from '#app/words.tsx';
import { useEscape } from '#ui/escape.ts';
import { useStore } from '#ui/store.ts';
import classes from './command-palette.module.css';
import { PaletteList } from './palette-list.tsx';

/** The command palette (Ctrl/Cmd + K): finds pages, actions, sites, services, organizations, people and help by name. */
type Props = {
  readonly onKeyboardHelp: () => void;
  /** Called instead if the palette itself could not be loaded: see `lazyPart`. */
  readonly onClose: () => void;
};

export function CommandPalette({ onKeyboardHelp }: Props) {
  const { commands } = useWords().shell;
  const asked = useStore(palette);
  // The opening that was closed, and whether a command was run: that may move the focus itself.
  const [closed, setClosed] = useState({ at: 0, byCommand: false });
  // Opens after the first rendering: only then does the dialog know where the focus was.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const opened = isMounted && asked > closed.at;
  useEscape(opened, () => setClosed({ at: asked, byCommand: false }));
  return (
    <Modal
      opened={opened}
      withCloseButton={false}
      closeOnEscape={false}
      returnFocus={!closed.byCommand}
      size="40rem"
      yOffset="14dvh"
      padding={0}
      radius="lg"
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.45, blur: 2 }}
      classNames={{ content: classes['content'] ?? '' }}
      attributes={{ content: { 'aria-label': commands.open } }}
      onClose={() => setClosed({ at: asked, byCommand: false })}
    >
      <PaletteList onKeyboardHelp={onKeyboardHelp} onRun={() => setClosed({ at: asked, byCommand: true })} />
    </Modal>
  );
}
