import { useHotkeys, type HotkeyItem } from '@mantine/hooks';

/**
 * Keys of an open page, which also work in its fields. A key that is held acts once, and none acts behind an open dialog, which may
 * have the same keys.
 */
export function usePageHotkeys(items: HotkeyItem[]): void {
  useHotkeys(
    items.map(([keys, act, options = {}]): HotkeyItem => [
      keys,
      (event) => {
        if (!event.repeat && !document.querySelector('[role="dialog"][aria-modal="true"]')) act(event);
      },
      options,
    ]),
    [],
  );
}
