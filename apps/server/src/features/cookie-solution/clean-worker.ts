import { sanitizeCss, type CheckedCss } from './sanitize-css.ts';
import { sanitizeMarkup, type CleanMarkup } from './sanitize-markup.ts';

export type OwnCode = { readonly css: string; readonly markup: string };
export type CleanCode = { readonly css: CheckedCss; readonly markup: CleanMarkup };

/** Style and markup of an owner are taken apart here, away from the thread that answers requests. */
export function cleanCode({ css, markup }: OwnCode): CleanCode {
  return { css: sanitizeCss(css), markup: sanitizeMarkup(markup) };
}
