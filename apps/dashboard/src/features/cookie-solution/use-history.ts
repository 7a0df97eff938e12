import type { BannerConfiguration } from '@app/consent';
import { useRef, useState } from 'react';

export type History = {
  /** Keeps what was saved before the latest change. */
  readonly push: (before: BannerConfiguration) => void;
  /** Takes the latest change back; undefined if there is none. */
  readonly undo: (() => void) | undefined;
};

/** The number of changes that can be taken back. */
const most = 30;

/** What was saved since the page was opened, so that each saved change can be taken back. */
export function useHistory(change: (configuration: BannerConfiguration) => void): History {
  const [past, setPast] = useState<readonly BannerConfiguration[]>([]);
  // What an undo saves is no new change.
  const isUndoing = useRef(false);
  const last = past.at(-1);
  return {
    push: (before) => {
      if (!isUndoing.current) setPast((all) => [...all, before].slice(-most));
      isUndoing.current = false;
    },
    undo:
      last &&
      (() => {
        isUndoing.current = true;
        setPast((all) => all.slice(0, -1));
        change(last);
      }),
  };
}
