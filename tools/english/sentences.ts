import path from 'node:path';
import { sentencesOf } from '@app/texts/parity.ts';
import { areas } from '../translations/areas.ts';
import { readEnglish } from '../translations/english.ts';

/** An English text of an area with its key, such as `/form/urlHint`. Each plural form is a text. */
export type Text = { readonly key: string; readonly text: string };

export type TextArea = { readonly name: string; readonly words: unknown; readonly texts: readonly Text[] };

const texts = path.resolve(import.meta.dirname, '../../packages/texts');

// Legal language, reviewed by its own rules: what documents state, and names of laws, services and activities.
const legal = new Set(
  [
    'documents',
    'regimes',
    'services',
    'cookie-policy',
    'terms-and-conditions',
    'legal-notice',
    'processing-agreement',
    'register',
    'typical-processing',
  ].map((file) => `documents/${file}`),
);

/** Every area that owners, visitors, requesters or reporters read on a screen or in an email. */
export const textAreas: readonly TextArea[] = areas
  .filter(({ name }) => !legal.has(name))
  .map(({ name, englishFile }) => {
    const { words } = readEnglish(path.join(texts, 'src', englishFile));
    return { name, words, texts: textsOf(words) };
  });

/** The sentences of a text. Labels and headings are none: they do not end like a sentence. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((paragraph) => paragraph.split(/(?<=[.?!])\s+(?=["“]?(?:\p{Lu}|%\{))/u))
    .filter((sentence) => /[.?!]["”]?$/.test(sentence));
}

/** A number with its unit, a placeholder or a hyphenated word counts as one word each. */
export function wordCount(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Descriptions that say no more than the title above them: all but one of their words are in it. */
export function repeatedTitles(words: unknown, key = ''): string[] {
  if (typeof words !== 'object' || words === null) return [];
  const entries = new Map(Object.entries(words));
  const title = entries.get('title');
  const repeats = [...entries].flatMap(([part, text]) =>
    ['description', 'text', 'lead', 'subtitle'].includes(part) && saysNoMore(title, text) ? [`${key}/${part}`] : [],
  );
  return [...repeats, ...[...entries].flatMap(([part, inner]) => repeatedTitles(inner, `${key}/${part}`))];
}

function saysNoMore(title: unknown, text: unknown): boolean {
  if (typeof title !== 'string' || typeof text !== 'string') return false;
  const inTitle = meaningful(title);
  return meaningful(text).filter((word) => !inTitle.includes(word)).length <= 1;
}

function meaningful(text: string): string[] {
  const small = new Set([
    'the',
    'and',
    'with',
    'for',
    'your',
    'its',
    'each',
    'all',
    'that',
    'this',
    'are',
    'you',
    'from',
  ]);
  const found = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return found.filter((word) => !small.has(word)).map((word) => word.replace(/e?s$/, ''));
}

function textsOf(words: unknown): Text[] {
  return sentencesOf(words).flatMap(({ key, sentence }): Text[] =>
    typeof sentence === 'string'
      ? [{ key, text: sentence }]
      : Object.entries(sentence).map(([form, text]) => ({ key: `${key}/${form}`, text })),
  );
}
