import { make } from './dom.ts';
import { addStyle } from './styles.ts';

/**
 * Creates the banner's host element, whose shadow root keeps the page's styles out. Its class `d` is for dark pages. A page
 * is dark if its text is light: that covers the color scheme it declares, with what the visitor prefers if it supports
 * both, and dark pages that declare none.
 */
export function hostIn(css: string, lang: string, dir: string): ShadowRoot {
  // Red of `rgb()` from 150 on, or the first number of newer notations from 0.6 on, which mostly is the lightness.
  const isLight = /\((1 |1[5-9]\d|2\d\d|0.[6-9])/.test(getComputedStyle(document.body).color);
  const host = make('candor-banner', { lang, dir, class: isLight ? 'd' : '' });
  const root = host.attachShadow({ mode: 'open' });
  addStyle(root, css);
  return root;
}
