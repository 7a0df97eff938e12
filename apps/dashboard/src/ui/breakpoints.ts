import { useSyncExternalStore } from 'react';

export type Breakpoint = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

const widest: readonly (readonly [Breakpoint, number])[] = [
  ['xs', 576],
  ['sm', 768],
  ['md', 992],
  ['lg', 1200],
];

/** The layout for a viewport of this width in CSS pixels. */
export function breakpointOf(width: number): Breakpoint {
  return widest.find(([, limit]) => width <= limit)?.[0] ?? 'xl';
}

/** The current layout of the page. */
export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(onResize, () => breakpointOf(window.innerWidth));
}

/** Whether the page is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useBreakpoint() === 'xs';
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
