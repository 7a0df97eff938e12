import { useEffect } from 'react';
import { store } from '#ui/store.ts';

/** Something the command palette can do. */
export type Command = {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly group: string;
  /** Other names it is found by, separated by commas. */
  readonly keywords?: string | undefined;
  /** Listed only when it is searched for. */
  readonly onlyFound?: true;
  readonly run: () => void;
};

/** What the pages that are open offer, beside the commands that are always there. */
export const offered = store<ReadonlyMap<string, readonly Command[]>>(new Map());

/**
 * Offers commands while the component is shown: `useCommands('sites', commands)`. Give a stable array (`useMemo`), or it
 * is offered anew with each rendering.
 */
export function useCommands(owner: string, commands: readonly Command[]): void {
  useEffect(() => {
    offered.set(new Map([...offered.get(), [owner, commands]]));
    return () => offered.set(new Map([...offered.get()].filter(([name]) => name !== owner)));
  }, [owner, commands]);
}
