import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './save-state.module.css';

type Props = {
  /** Undefined while nothing was changed yet. */
  readonly state: 'saving' | 'unsaved' | 'saved' | undefined;
  /** Takes the latest change back. Undefined if there is none. */
  readonly undo: (() => void) | undefined;
  readonly words: {
    readonly saving: string;
    readonly unsaved: string;
    readonly saved: string;
    readonly undo: string;
  };
};

/** Says whether everything is saved, and takes the latest change back. */
export function SaveState({ state, undo, words }: Props) {
  const status = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  const canUndo = undo !== undefined;
  // The button goes with the last change that it took back.
  useEffect(() => {
    if (canUndo || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) status.current?.focus();
  }, [canUndo]);
  return (
    <span className={classes['state']} data-empty={(!state && !undo) || undefined}>
      <span ref={status} role="status" tabIndex={-1}>
        {state && words[state]}
      </span>
      {undo && (
        <Tooltip label={words.undo}>
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={words.undo}
            // Not disabled, so that it keeps the focus while it saves.
            onFocus={() => (hadFocus.current = true)}
            // Without a target, the button was removed.
            onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
            {...(state === 'saving' && { 'data-disabled': true })}
            onClick={state === 'saving' ? undefined : undo}
          >
            <IconArrowBackUp size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </span>
  );
}
