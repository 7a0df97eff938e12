import { useEffect } from 'react';
import { store } from '#ui/store.ts';

/** A keyboard shortcut of an open page. */
export type PageShortcut = { readonly keys: readonly string[]; readonly does: string };

/** Shortcuts of the open pages, for the list of keyboard shortcuts. */
export const pageShortcuts = store<ReadonlyMap<string, readonly PageShortcut[]>>(new Map());

/** Lists shortcuts while the component is mounted. Pass a stable array (`useMemo`), as for `useCommands`. */
export function useShortcuts(owner: string, shortcuts: readonly PageShortcut[]): void {
  useEffect(() => {
    pageShortcuts.set(new Map([...pageShortcuts.get(), [owner, shortcuts]]));
    return () => pageShortcuts.set(new Map([...pageShortcuts.get()].filter(([name]) => name !== owner)));
  }, [owner, shortcuts]);
}
