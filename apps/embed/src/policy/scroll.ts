import type { Page } from './page.ts';

/** Prevents the page from scrolling, without a shift where its scroll bar was. Returns a function that restores it. */
export function lockScroll(page: Page): () => void {
  const { documentElement: root } = page.document;
  const { overflow, paddingRight } = root.style;
  const scrollBar = page.innerWidth - root.clientWidth;
  const padding = Number.parseFloat(page.getComputedStyle(root).paddingRight) + scrollBar;
  Object.assign(root.style, { overflow: 'hidden', paddingRight: `${padding}px` });
  return () => Object.assign(root.style, { overflow, paddingRight });
}
