import { useRef, useState } from 'react';

export type History<Before> = {
  /** Keeps what was saved before the latest change. */
  readonly push: (before: Before) => void;
  /** Takes the latest change back; undefined if there is none. */
  readonly undo: (() => void) | undefined;
};

/** The number of changes that can be taken back. */
const most = 30;

/** What was saved since the page was opened, so that each saved change can be taken back. `restore` saves, and pushes that. */
export function useHistory<Before>(restore: (before: Before) => void): History<Before> {
  const [past, setPast] = useState<readonly Before[]>([]);
  // What an undo saves is no new change.
  const isUndoing = useRef(false);
  const last = past.at(-1);
  return {
    push: (before) => {
      if (!isUndoing.current) setPast((all) => [...all, before].slice(-most));
      isUndoing.current = false;
    },
    undo:
      last === undefined
        ? undefined
        : () => {
            isUndoing.current = true;
            setPast((all) => all.slice(0, -1));
            restore(last);
          },
  };
}
