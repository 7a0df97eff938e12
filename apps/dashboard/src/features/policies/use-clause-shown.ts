import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ChangedSections } from './changed-sections.ts';
import type { ClauseTarget } from './generator-context.tsx';

type ClauseInPreview = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly edited: ClauseTarget | undefined;
  readonly changed: ChangedSections;
  /** Whether the document is there. */
  readonly isLoaded: boolean;
};

/** Scrolls the preview to the clause of what is edited, and to what just changed. Whoever reads in it is not disturbed. */
export function useClauseShown({ scroller, edited, changed, isLoaded }: ClauseInPreview): void {
  const show = useEffectEvent((find: (frame: HTMLElement) => Element | null | undefined): void => {
    const frame = scroller.current;
    if (!frame || frame.matches(':hover, :focus-within')) return;
    const clause = find(frame);
    if (clause) scrollTo(frame, clause);
  });
  useEffect(() => {
    if (edited && isLoaded) show((frame) => clauseOf(frame, edited));
  }, [edited, isLoaded]);
  useEffect(() => {
    if (changed.size > 0) show((frame) => frame.querySelector('[data-changed-block], [data-changed]'));
  }, [changed]);
}

function clauseOf(frame: HTMLElement, target: ClauseTarget): Element | null | undefined {
  if ('sections' in target) {
    const found = target.sections.map((id) => frame.querySelector(`[data-section="${CSS.escape(id)}"]`));
    return found.find((section) => section !== null);
  }
  return [...frame.querySelectorAll('h5, h6, dt, strong, th, li, p')].find((each) =>
    each.textContent.includes(target.text),
  );
}

/** Scrolls the frame alone: `scrollIntoView` would move the page as well. */
function scrollTo(frame: HTMLElement, clause: Element): void {
  const { top, bottom } = frame.getBoundingClientRect();
  const place = clause.getBoundingClientRect();
  if (place.top >= top && place.bottom <= bottom) return;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  frame.scrollBy({ top: place.top - top - 24, behavior });
}
