/** From the top of the window, in pixels. */
export type Span = { readonly top: number; readonly bottom: number };

/** Between the toasts and the end of the window, and what they would cover. Pixels. */
const edge = 16;
const gap = 8;
/** Milliseconds after which what moves has come to rest. */
const rest = 90;

const pressable = 'a[href], button, input, select, textarea, [role="option"]';
/** What is never covered, also where the page leaves no place that is free of everything. */
const needed = 'form button, [data-bar]';

/**
 * How many pixels toasts of this height are lifted from the `floor` so that they cover none of the spans: as few as
 * possible, and not beyond the `ceiling`. `undefined` where there is no such place.
 */
export function liftOver(spans: readonly Span[], height: number, floor: number, ceiling: number): number | undefined {
  // From below: what was passed is never met again.
  const bottom = spans
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce((at, span) => (span.top < at + gap && span.bottom > at - height - gap ? span.top - gap : at), floor);
  return bottom - height < ceiling ? undefined : floor - bottom;
}

/** Keeps the toasts where they cover nothing one may want to press, also while the page moves. Returns how to end it. */
export function keepClear(region: HTMLElement): () => void {
  let lift = 0;
  const place = (): void => {
    // Whoever is about to press something in it does not lose it.
    if (region.matches(':hover, :focus-within')) return;
    lift = liftOf(region, lift);
    region.style.setProperty('--lift', `${lift}px`);
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const placeLater = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(place, rest);
  };
  const changes = new MutationObserver(placeLater);
  changes.observe(document.body, { childList: true, subtree: true });
  const moves = ['scroll', 'resize', 'transitionend'] as const;
  for (const move of moves) window.addEventListener(move, placeLater, { capture: true, passive: true });
  place();
  return () => {
    clearTimeout(waiting);
    changes.disconnect();
    for (const move of moves) window.removeEventListener(move, placeLater, { capture: true });
  };
}

/** Where they are lifted to: as before, if that is free. */
function liftOf(region: HTMLElement, before: number): number {
  const { left, right, height } = region.getBoundingClientRect();
  const floor = window.innerHeight - edge;
  const ceiling = Math.max(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0, 0);
  const inTheWay = (selector: string): readonly DOMRect[] =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isBeside = box.width === 0 || box.right < left - gap || box.left > right + gap;
      const isOut = box.bottom < ceiling || box.top > window.innerHeight;
      return isBeside || isOut || !isReached(element, box, region) ? [] : [box];
    });
  for (const selector of [pressable, needed]) {
    const spans = inTheWay(selector);
    if (liftOver(spans, height, floor - before, ceiling) === 0) return before;
    const lift = liftOver(spans, height, floor, ceiling);
    if (lift !== undefined) return lift;
  }
  return 0;
}

/** Whether the pointer comes to it: it is not below a dialog, rolled out of sight, or one of the toasts'. */
function isReached(element: Element, box: DOMRect, region: HTMLElement): boolean {
  if (region.contains(element)) return false;
  const under = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const hit = under.find((one) => !region.contains(one));
  // Of what is half out of the window, the middle cannot be asked for.
  return hit === undefined || element.contains(hit) || hit.contains(element);
}
