/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { placeholders } from './fill.ts';
import { isLocale, type Locale } from './locales.ts';
import { pluralCategories, usedCategories } from './plural.ts';

// Every file of words there is, whether an area loads it or not.
const files = import.meta.glob<Record<string, unknown>>(['./locales/**/*.ts', '!./locales/*/legal-terms.ts'], {
  eager: true,
});

const translated = Object.keys(files).filter((path) => !path.startsWith('./locales/en/'));

test('every file of words belongs to a locale', () => {
  for (const path of Object.keys(files)) expect(isLocale(localeOf(path)), path).toBe(true);
});

test.each(Object.keys(files))('%s is well written', (path) => {
  const complaints = sentencesOf(files[path]).flatMap(([key, sentence]) => {
    const complaint = badlyWritten(sentence);
    return complaint ? [`${key}: ${complaint}`] : [];
  });
  expect(complaints).toEqual([]);
});

// `each` of nothing is no test: there is one as soon as there is a translation.
test.each(translated)('%s says what the English says', (path) => {
  const english = files[path.replace(/^\.\/locales\/[^/]+/, './locales/en')];
  expect(english, 'there is no such English file').toBeDefined();
  expect(differences(localeOf(path), english, files[path], '')).toEqual([]);
});

test('the comparison sees what is wrong', () => {
  const english = {
    a: 'x %{n}',
    b: { one: 'One', other: '%{number} of %{all}' },
    c: ['p', 'q'],
    d: 'A sentence long enough to be noticed.',
  };
  const polish = { a: 'x', b: { one: 'Jeden', two: '2', other: '%{number}' }, c: ['p'], d: english.d, e: 'spare' };
  expect(differences('pl', english, polish, '')).toEqual([
    '.a: placeholders n became ',
    '.b: lacks the form few',
    '.b: lacks the form many',
    '.b: has the form two, which pl has not',
    '.b.other: placeholders all, number became number',
    '.c: lacks 1',
    '.d: is still English',
    ': lacks nothing but has e',
  ]);
});

function localeOf(path: string): Locale {
  return path.split('/')[2] as Locale; // the first test checks it
}

function differences(locale: Locale, english: unknown, words: unknown, at: string): string[] {
  if (typeof english === 'string') return sentenceDifferences(locale, english, words, at);
  if (!isTree(english)) return Object.is(english, words) ? [] : [`${at}: is not ${String(english)}`];
  if (!isTree(words)) return [`${at}: is not an object`];
  if (isPlural(english)) return pluralDifferences(locale, english, words, at);

  const inside = Object.keys(english).flatMap((key) =>
    Object.hasOwn(words, key) ? differences(locale, english[key], words[key], `${at}.${key}`) : [`${at}: lacks ${key}`],
  );
  const spare = Object.keys(words).filter((key) => !Object.hasOwn(english, key));
  return [...inside, ...spare.map((key) => `${at}: lacks nothing but has ${key}`)];
}

function pluralDifferences(locale: Locale, english: Tree, words: Tree, at: string): string[] {
  const known: readonly string[] = pluralCategories(locale);
  const missing = usedCategories(locale).filter((form) => !Object.hasOwn(words, form));
  const spare = Object.keys(words).filter((form) => form !== 'other' && !known.includes(form));
  return [
    ...missing.map((form) => `${at}: lacks the form ${form}`),
    ...spare.map((form) => `${at}: has the form ${form}, which ${locale} has not`),
    ...sentenceDifferences(locale, String(english['other']), words['other'], `${at}.other`),
  ];
}

function sentenceDifferences(locale: Locale, english: string, sentence: unknown, at: string): string[] {
  if (typeof sentence !== 'string') return [`${at}: is not a sentence`];
  const [asked, given] = [placeholders(english).join(', '), placeholders(sentence).join(', ')];
  const wrong = asked === given ? [] : [`${at}: placeholders ${asked} became ${given}`];
  return isLeftover(locale, english, sentence) ? [...wrong, `${at}: is still English`] : wrong;
}

// Short words and names may well be the same in two languages; six words never are.
function isLeftover(locale: Locale, english: string, sentence: string): boolean {
  return locale !== 'en-GB' && sentence === english && english.split(' ').length >= 6;
}

function badlyWritten(sentence: string): string | undefined {
  if (sentence.trim() === '') return 'is empty';
  if (sentence !== sentence.trim()) return 'begins or ends with a blank';
  if (sentence !== sentence.normalize('NFC')) return 'is not in the composed form (NFC)';
  if (/[\0-\u0009\u000B-\u001F\u007F-\u009F]/.test(sentence)) return 'has a control character';
  if (/%\{/.test(sentence.replaceAll(/%\{\w+\}/g, ''))) return 'has a placeholder that does not end';
  return /\{\{|%[a-z]+%/.test(sentence) ? 'has a placeholder of another kind' : undefined;
}

type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

function isPlural(tree: Tree): boolean {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
  return Object.hasOwn(tree, 'other') && Object.keys(tree).every((key) => forms.includes(key));
}

function sentencesOf(value: unknown, at = ''): [key: string, sentence: string][] {
  if (typeof value === 'string') return [[at, value]];
  return isTree(value) ? Object.entries(value).flatMap(([key, inner]) => sentencesOf(inner, `${at}.${key}`)) : [];
}
