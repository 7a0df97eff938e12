import { useHotkeys } from '@mantine/hooks';
import { useMemo } from 'react';
import { useShortcuts } from '#app/shortcuts.ts';

type Keys = { readonly search: string; readonly next: string; readonly previous: string };

/**
 * Registers the keys of a list of records: `/` focuses the search, J and K move between records, Enter opens one. The search
 * field is in an element with `data-records-search`; links to records have `data-record`.
 * @param words Descriptions for the list of shortcuts.
 */
export function useKeyboard(words: Keys): void {
  useHotkeys([
    ['/', () => document.querySelector<HTMLElement>('[data-records-search] input')?.focus()],
    ['J', () => step(1)],
    ['K', () => step(-1)],
  ]);
  const shortcuts = useMemo(
    () => [
      { keys: ['/'], does: words.search },
      { keys: ['J'], does: words.next },
      { keys: ['K'], does: words.previous },
    ],
    [words],
  );
  useShortcuts('records', shortcuts);
}

function step(by: 1 | -1): void {
  // Keys pressed in a dialog are the dialog's.
  if (document.querySelector('[aria-modal="true"]')) return;
  const links = [...document.querySelectorAll<HTMLElement>('[data-record]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? links[by === 1 ? 0 : links.length - 1] : links[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
