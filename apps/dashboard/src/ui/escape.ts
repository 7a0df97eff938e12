import { useEffect, useEffectEvent } from 'react';

// Open elements that Escape closes, the topmost last.
const open: (() => void)[] = [];

/** Closes the topmost element when Escape is pressed: of several dialogs, only the one opened last. */
export function useEscape(opened: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!opened) return undefined;
    const entry = (): void => closeNow();
    if (open.push(entry) === 1) window.addEventListener('keydown', closeTopmost, { capture: true });
    return () => {
      open.splice(open.indexOf(entry), 1);
      if (open.length === 0) window.removeEventListener('keydown', closeTopmost, { capture: true });
    };
  }, [opened]);
}

function closeTopmost({ key, isComposing, target }: KeyboardEvent): void {
  // A field with an open list of options handles the key itself.
  const isKept = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
  if (key === 'Escape' && !isComposing && !isKept) open.at(-1)?.();
}
