/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import * as documents from './documents.ts';
import { placeholders } from './fill.ts';
import * as interfaceWords from './interface.ts';
import { loadedLocales, loadWords, wordsFile, type Area } from './load.ts';
import { isLocale, type Locale } from './locales.ts';
import { pluralCategories, usedCategories } from './plural.ts';
import { verify } from './verify/en.ts';

const areas = Object.keys({ ...interfaceWords.english, ...documents.english }) as Area[]; // an object literal's own keys
const english = new Map<string, unknown>([['verify', verify]]);
for (const area of areas) english.set(kindOf(area), await loadWords('en', area));

// Every file of translations there is, whether an area loads it or not.
const files = import.meta.glob<string>(['./interface/*/*.json', './documents/*/*.json', './verify/*.json'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('every area has a file in each of its languages, and there is no other', () => {
  const ofAreas = areas.flatMap((area) =>
    loadedLocales(area)
      .filter((locale) => locale !== 'en')
      .map((locale) => `./${kindOf(area).replace('/', `/${locale}/`)}.json`),
  );
  const ofVerify = ['de', 'it', 'pt-BR'].map((locale) => `./verify/${locale}.json`);
  expect(Object.keys(files).toSorted()).toEqual([...ofAreas, ...ofVerify].toSorted());
});

test.each([...english])('%s is well written in English', (_, words) => {
  expect(complaintsAbout(words)).toEqual([]);
});

test.each(Object.entries(files))('%s is well written', (_, text) => {
  expect(complaintsAbout(JSON.parse(text))).toEqual([]);
  // Of two keys of one name, the parser keeps the last.
  expect(withoutBlanks(text)).toBe(JSON.stringify(JSON.parse(text)));
});

test.each(Object.entries(files))('%s says what the English says', (path, text) => {
  const [, root, locale, file] = path.split('/');
  const spoken = file === undefined ? locale?.replace('.json', '') : locale;
  if (!isLocale(spoken)) throw new Error(`${path} is in no language we know`);
  const schema = english.get(file === undefined ? `${root}` : `${root}/${file.replace('.json', '')}`);
  expect(schema, 'there are no such English words').toBeDefined();
  expect(differences(spoken, schema, JSON.parse(text), '')).toEqual([]);
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

/** The root and the file of an area: `documents/cookie-policy`. */
function kindOf(area: Area): string {
  return `${Object.hasOwn(interfaceWords.english, area) ? 'interface' : 'documents'}/${wordsFile(area)}`;
}

function withoutBlanks(json: string): string {
  return json.replaceAll(/("(?:\\.|[^"\\])*")|\s+/g, (_, sentence?: string) => sentence ?? '');
}

function complaintsAbout(words: unknown): string[] {
  return sentencesOf(words).flatMap(([key, sentence]) => {
    const complaint = badlyWritten(sentence);
    return complaint ? [`${key}: ${complaint}`] : [];
  });
}

function differences(locale: Locale, english: unknown, words: unknown, at: string): string[] {
  if (typeof english === 'string') return sentenceDifferences(locale, english, words, at);
  if (!isTree(english)) return Object.is(english, words) ? [] : [`${at}: is not ${String(english)}`];
  if (!isTree(words)) return [`${at}: is not an object`];
  if (Array.isArray(english) !== Array.isArray(words))
    return [`${at}: is ${Array.isArray(words) ? 'a list' : 'no list'}`];
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
