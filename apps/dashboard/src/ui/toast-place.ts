/** In pixels from the top of the window. */
export type Span = { readonly top: number; readonly bottom: number };

/** The distance in pixels between toasts and the bottom of the window, and between toasts and what they would cover. */
const edge = 16;
const gap = 8;
/** Milliseconds after which scrolling counts as finished. */
const rest = 90;

/** Elements that are never covered, even if no position on the page covers nothing. */
const needed = 'form button, [data-bar]';
const wanted = `a[href], button, input, select, textarea, [role="option"], ${needed}`;

/**
 * The number of pixels to lift toasts of this height above the `floor` so that they cover none of the spans: as few as
 * possible, and not above the `ceiling`. `undefined` if there is no such position.
 */
export function liftOver(spans: readonly Span[], height: number, floor: number, ceiling: number): number | undefined {
  // From the bottom up, so that a span that was passed is never met again.
  const bottom = spans
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce((at, span) => (span.top < at + gap && span.bottom > at - height - gap ? span.top - gap : at), floor);
  return bottom - height < ceiling ? undefined : floor - bottom;
}

/** Keeps the toasts from covering anything clickable, even while the page scrolls. Returns the function that stops it. */
export function keepClear(region: HTMLElement): () => void {
  let lift = 0;
  const place = (): void => {
    // Stays in place while a user is about to press something in it.
    if (region.querySelector('[data-stays]')) return;
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

/** How far to lift the toasts: as before, if that position is free. */
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
  for (const selector of [wanted, needed]) {
    const spans = inTheWay(selector);
    if (liftOver(spans, height, floor - before, ceiling) === 0) return before;
    const lift = liftOver(spans, height, floor, ceiling);
    if (lift !== undefined) return lift;
  }
  return 0;
}

/** Whether the pointer can reach the element: it is not below a dialog, scrolled out of view, or in a toast. */
function isReached(element: Element, box: DOMRect, region: HTMLElement): boolean {
  if (region.contains(element)) return false;
  const under = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const hit = under.find((one) => !region.contains(one));
  // The middle of an element that is half outside of the window cannot be tested.
  return hit === undefined || element.contains(hit) || hit.contains(element);
}
