/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import type { LegalTerms } from './legal-terms.ts';
import { loadWords, loadedLocales } from './load.ts';
import { isLocale, type Locale } from './locales.ts';
import { lostMeaning } from './meaning.ts';

const files = import.meta.glob<LegalTerms>('./legal-terms/*.json', { eager: true, import: 'default' });
const localeOf = (path: string) => path.split('/')[2]?.replace('.json', '') as Locale; // verified by the first test
const termsOf = new Map(Object.entries(files).map(([path, terms]) => [localeOf(path), terms]));
const areas = [
  'documents',
  'regimes',
  'cookiePolicy',
  'termsAndConditions',
  'legalNotice',
  'processingAgreement',
  'services',
] as const;

/** Every sentence with its area and key: `documents.rights.access.name`. */
async function sentencesOf(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const all: [string, string][] = [];
  for (const area of areas) all.push(...sentences(await loadWords(locale, area), area));
  return new Map(all);
}

function sentences(words: unknown, path: string): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`)); // texts nest
}

function termsIn(locale: Locale): LegalTerms {
  const terms = termsOf.get(locale);
  if (!terms) throw new Error(`${locale} has no terms of the law`);
  return terms;
}

test('every language that documents are written in has its terms of the law', () => {
  for (const locale of termsOf.keys()) expect(isLocale(locale), locale).toBe(true);
  expect([...termsOf.keys()]).toEqual(expect.arrayContaining([...loadedLocales('documents')]));
});

test.each(loadedLocales('documents'))('P9: every sentence means in %s what it means in English', async (locale) => {
  const terms = termsIn(locale);
  const translated = await sentencesOf(locale);
  const lost = [...(await sentencesOf('en'))].flatMap(([key, english]) => {
    const translation = translated.get(key) ?? '';
    return lostMeaning(key, english, translation, terms).map((element) => `${key} lacks ${element}: ${translation}`);
  });
  expect(lost).toEqual([]);
});

test.each(loadedLocales('documents'))('what %s says instead of a literal translation is still said', async (locale) => {
  const translated = await sentencesOf(locale);
  for (const [key, words] of Object.entries(termsIn(locale).meaning.instead ?? {}))
    expect(translated.get(key)?.toLowerCase(), key).toContain(words);
});

const injury =
  'We are liable without limit for intent and gross negligence, for injury to life, body or health, and under product liability law.';
const override =
  'You have the right to object. We then stop, unless we have compelling legitimate grounds that override your interests, rights and freedoms.';
const children = '%{site} is not directed at children.';

test.each([
  [
    'it',
    'documents.decisions.children.notDirected',
    children,
    '%{site} non si rivolge ai minori.',
    'the term "bambino"',
  ],
  ['es', 'documents.decisions.children.notDirected', children, '%{site} no se dirige a menores.', 'the term "niño"'],
  [
    'fr',
    'termsAndConditions.liability.general.unlimited',
    injury,
    'Nous répondons sans limitation de notre dol et de notre faute lourde, de tout préjudice corporel ou moral et de la responsabilité du fait des produits.',
    'the term "santé"',
  ],
  [
    'nl',
    'documents.rights.objection.text',
    override,
    'U hebt het recht bezwaar te maken. Wij stoppen dan, tenzij wij dwingende gerechtvaardigde belangen hebben.',
    'the term "zwaarder wegen"',
  ],
  ['de', 'documents.x', 'We do not sell data.', 'Wir verkaufen Daten.', 'the negation'],
  ['fi', 'documents.x', 'Write to us or call us.', 'Kirjoita meille ja soita meille.', 'the alternative'],
  ['pl', 'documents.x', 'We answer within 30 days.', 'Odpowiadamy w ciągu miesiąca.', 'the number 30'],
] as const)('in %s a sentence that loses its meaning is found: %s', (locale, key, english, translation, element) => {
  expect(lostMeaning(key, english, translation, termsIn(locale))).toContain(element);
});
