import { useEffect } from 'react';
import { store } from '#ui/store.ts';

/** An entry of the command palette. */
export type Command = {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly group: string;
  /** Synonyms, separated by commas. */
  readonly keywords?: string | undefined;
  /** Whether it is listed only in search results. */
  readonly onlyFound?: true;
  readonly run: () => void;
};

/** Commands offered by the open pages, beside those that are always available. */
export const offered = store<ReadonlyMap<string, readonly Command[]>>(new Map());

/**
 * Offers commands while the component is mounted: `useCommands('sites', commands)`. Pass a stable array (`useMemo`): another
 * one registers the commands again.
 */
export function useCommands(owner: string, commands: readonly Command[]): void {
  useEffect(() => {
    offered.set(new Map([...offered.get(), [owner, commands]]));
    return () => offered.set(new Map([...offered.get()].filter(([name]) => name !== owner)));
  }, [owner, commands]);
}
