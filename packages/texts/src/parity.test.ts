/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import * as documents from './documents.ts';
import * as interfaceWords from './interface.ts';
import { loadedLocales, loadWords, wordsFile, type Area } from './load.ts';
import { isLocale } from './locales.ts';
import { badlyWritten, differences } from './parity.ts';
import { verify } from './verify/en.ts';

const areas = Object.keys({ ...interfaceWords.english, ...documents.english }) as Area[]; // an object literal's own keys
const english = new Map<string, unknown>([['verify', verify]]);
for (const area of areas) english.set(kindOf(area), await loadWords('en', area));

// All translation files, whether or not an area loads them.
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
  expect(badlyWritten(words)).toEqual([]);
});

test.each(Object.entries(files))('%s is well written', (_, text) => {
  expect(badlyWritten(JSON.parse(text))).toEqual([]);
  // Of duplicate keys, the parser keeps only the last.
  expect(withoutBlanks(text)).toBe(JSON.stringify(JSON.parse(text)));
});

test.each(Object.entries(files))('%s says what the English says', (path, text) => {
  const [, root, locale, file] = path.split('/');
  const spoken = file === undefined ? locale?.replace('.json', '') : locale;
  if (!isLocale(spoken)) throw new Error(`${path} is in no language we know`);
  const schema = english.get(file === undefined ? `${root}` : `${root}/${file.replace('.json', '')}`);
  expect(schema, 'there are no such English words').toBeDefined();
  expect(differences(spoken, schema, JSON.parse(text))).toEqual([]);
});

test('the comparison sees what is wrong', () => {
  const english = {
    a: 'x %{n}',
    b: { one: 'One', other: '%{number} of %{all}' },
    c: ['p', 'q'],
    d: 'A sentence long enough to be noticed.',
  };
  const polish = {
    a: 'x',
    b: { one: 'Jeden %{some}', two: '2', other: '%{number}' },
    c: ['p'],
    d: english.d,
    e: 'spare',
  };
  const found = differences('pl', english, polish).map(({ key, code, message }) => `${key} ${code}: ${message}`);
  expect(found).toEqual([
    '/a placeholders: has the placeholders (none), the English has n',
    '/b form.missing: lacks the form few',
    '/b form.missing: lacks the form many',
    '/b form.unknown: has the form two, which pl has not',
    '/b/other placeholders: has the placeholders number, the English has all, number',
    '/b/one placeholders: has placeholders that the English has not: some',
    '/c/1 key.missing: is missing',
    '/d leftover: is still English',
    '/e key.unknown: has no English',
  ]);
});

/** The folder and file of an area: `documents/cookie-policy`. */
function kindOf(area: Area): string {
  return `${Object.hasOwn(interfaceWords.english, area) ? 'interface' : 'documents'}/${wordsFile(area)}`;
}

function withoutBlanks(json: string): string {
  return json.replaceAll(/("(?:\\.|[^"\\])*")|\s+/g, (_, sentence?: string) => sentence ?? '');
}
