import { useEffect, useEffectEvent } from 'react';

/** Milliseconds without a change before settings are saved. */
const pause = 900;

/** Saves while that is due, as soon as the value does not change for a moment. */
export function useAutosave(value: unknown, isDue: boolean, save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (!isDue) return undefined;
    const later = setTimeout(saveNow, pause);
    return () => clearTimeout(later);
  }, [isDue, value]);
}
