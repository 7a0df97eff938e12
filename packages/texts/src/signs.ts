import type { Locale } from './locales.ts';

/** What stands between a label and its value, and between the parts of a row: each with its blanks. */
export type Signs = { readonly colon: string; readonly semicolon: string; readonly comma: string };

const usual: Signs = { colon: ': ', semicolon: '; ', comma: ', ' };
// A line never breaks before a French colon or semicolon.
const french: Signs = { colon: '\u00A0: ', semicolon: '\u00A0; ', comma: ', ' };
const chinese: Signs = { colon: '：', semicolon: '；', comma: '、' };

export function signsOf(locale: Locale): Signs {
  if (locale === 'fr') return french;
  return locale === 'ja' || locale === 'zh-CN' ? chinese : usual;
}
