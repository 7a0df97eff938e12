import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds in which a banner shows itself, if it does, and in which the browser tells of the focus it took. */
const untilShown = 5000;
const untilTold = 300;

/**
 * A banner takes the focus when it shows, as it should on a page where nobody writes. The preview shows it anew while
 * somebody writes beside it: the focus goes back to where it was.
 * @param milliseconds that the banner at this address took to show, once it has
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
    // A field that the address names has it before this listens.
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
    // From then on, whoever is in the preview went there.
    const over = setTimeout(() => window.removeEventListener('blur', giveBack), shown ? untilTold : untilShown);
    return () => {
      clearTimeout(over);
      window.removeEventListener('blur', giveBack);
    };
  }, [frame, url, milliseconds]);
}
