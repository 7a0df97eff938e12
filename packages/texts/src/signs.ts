import type { Locale } from './locales.ts';

/** The punctuation between a label and its value, and between the parts of a row, including spaces. */
export type Signs = {
  readonly colon: string;
  /** Between parts that may contain commas. */
  readonly semicolon: string;
  readonly comma: string;
  /** Between phrases that begin with a capital letter. */
  readonly dot: string;
};

const usual: Signs = { colon: ': ', semicolon: '; ', comma: ', ', dot: ' · ' };
// The Greek question mark looks like a semicolon.
const greek: Signs = { ...usual, semicolon: ' · ' };
// A line must not break before a French colon or semicolon.
const french: Signs = { ...usual, colon: '\u00A0: ', semicolon: '\u00A0; ' };
const chinese: Signs = { colon: '：', semicolon: '；', comma: '、', dot: '；' };
const japanese: Signs = { colon: '：', semicolon: '／', comma: '、', dot: '／' };

const ofLocale: Partial<Record<Locale, Signs>> = { el: greek, fr: french, ja: japanese, 'zh-CN': chinese };

export function signsOf(locale: Locale): Signs {
  return ofLocale[locale] ?? usual;
}
