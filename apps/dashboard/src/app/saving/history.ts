import { useRef, useState } from 'react';

export type History<Before> = {
  /** Keeps what was saved before the latest change. */
  readonly push: (before: Before) => void;
  /** What the latest change would be taken back to. */
  readonly last: Before | undefined;
  /** Takes the latest change back; undefined if there is none. */
  readonly undo: (() => void) | undefined;
  /** Gives up an undo that was not saved: its change can be taken back again. */
  readonly cancel: () => void;
};

/** The number of changes that can be taken back. */
const most = 30;

/**
 * What was saved since the page was opened, so that each saved change can be taken back. `restore` saves, and then pushes or cancels.
 * @param follow adapts the change before to what an undo saved
 */
export function useHistory<Before>(
  restore: (before: Before, history: Pick<History<Before>, 'push' | 'cancel'>) => void,
  follow: (before: Before, undone: Before) => Before = (before) => before,
): History<Before> {
  const [past, setPast] = useState<readonly Before[]>([]);
  // What an undo saves is no new change.
  const undoing = useRef<Before>(undefined);
  const last = past.at(-1);
  const push = (before: Before): void => {
    if (undoing.current === undefined) setPast((all) => [...all, before].slice(-most));
    else setPast((all) => all.map((one, at) => (at === all.length - 1 ? follow(one, before) : one)));
    undoing.current = undefined;
  };
  const cancel = (): void => {
    const { current: undone } = undoing;
    undoing.current = undefined;
    if (undone !== undefined) setPast((all) => [...all, undone]);
  };
  const undo = (): void => {
    if (last === undefined) return;
    undoing.current = last;
    setPast((all) => all.slice(0, -1));
    restore(last, { push, cancel });
  };
  return { push, last, undo: last === undefined ? undefined : undo, cancel };
}
