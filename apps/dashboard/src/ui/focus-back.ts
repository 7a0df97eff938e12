import { useEffect } from 'react';

/**
 * Gives the focus back to where it was when a dialog is taken out of the page while it is open. One that is closed first
 * does so by itself.
 */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined;
    const before = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [opened]);
}
