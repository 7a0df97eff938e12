import { useRef, useState } from 'react';

export type History<Before> = {
  /** Keeps what was saved before the latest change. */
  readonly push: (before: Before) => void;
  /** What the latest change would be taken back to. */
  readonly last: Before | undefined;
  /** Takes the latest change back; undefined if there is none. */
  readonly undo: (() => void) | undefined;
};

/** The number of changes that can be taken back. */
const most = 30;

/**
 * What was saved since the page was opened, so that each saved change can be taken back. `restore` saves, and then pushes that.
 * @param follow adapts the change before to what an undo saved
 */
export function useHistory<Before>(
  restore: (before: Before, push: (before: Before) => void) => void,
  follow: (before: Before, undone: Before) => Before = (before) => before,
): History<Before> {
  const [past, setPast] = useState<readonly Before[]>([]);
  // What an undo saves is no new change.
  const isUndoing = useRef(false);
  const last = past.at(-1);
  const push = (before: Before): void => {
    if (isUndoing.current) setPast((all) => all.map((one, at) => (at === all.length - 1 ? follow(one, before) : one)));
    else setPast((all) => [...all, before].slice(-most));
    isUndoing.current = false;
  };
  return {
    push,
    last,
    undo:
      last === undefined
        ? undefined
        : () => {
            isUndoing.current = true;
            setPast((all) => all.slice(0, -1));
            restore(last, push);
          },
  };
}
