import { sanitizeCss, type CheckedCss } from './sanitize-css.ts';
import { sanitizeMarkup, type CleanMarkup } from './sanitize-markup.ts';

export type OwnCode = { readonly css: string; readonly markup: string };
export type CleanCode = { readonly css: CheckedCss; readonly markup: CleanMarkup };

/** Sanitizes an owner's style sheet and markup in a worker thread, away from the one that answers requests. */
export function cleanCode({ css, markup }: OwnCode): CleanCode {
  return { css: sanitizeCss(css), markup: sanitizeMarkup(markup) };
}
