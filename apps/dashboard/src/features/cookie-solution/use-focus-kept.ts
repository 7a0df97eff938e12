import { useEffect, useRef, type RefObject } from 'react';

/**
 * The time in milliseconds within which a banner appears, if at all, and within which the browser reports the focus it took.
 */
const untilShown = 5000;
const untilTold = 300;

/**
 * A banner takes the focus when it appears, as it should on a real page. The preview reloads the banner while the user types
 * beside it, so the focus is returned.
 * @param milliseconds how long the banner at this address took to appear, once it has
 */
export function useFocusKept(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  milliseconds: number | undefined,
): void {
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const keep = (target: EventTarget | null): void => {
      if (target instanceof HTMLElement && target !== frame.current) last.current = target;
    };
    const remember = ({ target }: FocusEvent): void => keep(target);
    // A field named in the address may be focused before this listener is added.
    keep(document.activeElement);
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [frame]);
  useEffect(() => {
    const giveBack = (): void => {
      if (!frame.current || document.activeElement !== frame.current) return;
      frame.current.blur();
      if (last.current?.isConnected) last.current.focus({ preventScroll: true });
    };
    window.addEventListener('blur', giveBack);
    const shown = milliseconds !== undefined;
    if (shown) giveBack();
    // After that, a focus in the preview is the user's own.
    const over = setTimeout(() => window.removeEventListener('blur', giveBack), shown ? untilTold : untilShown);
    return () => {
      clearTimeout(over);
      window.removeEventListener('blur', giveBack);
    };
  }, [frame, url, milliseconds]);
}
