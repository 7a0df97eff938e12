import { useEffect, useEffectEvent } from 'react';

// What is open and goes at Escape, the topmost last.
const open: (() => void)[] = [];

/** Closes what lies on top when Escape is pressed: of several dialogs, only the last that was opened. */
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
  // A field whose list of choices is open keeps the key for itself.
  const isKept = target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
  if (key === 'Escape' && !isComposing && !isKept) open.at(-1)?.();
}
