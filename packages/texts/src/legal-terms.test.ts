/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { legalConcepts, type LegalConceptId, type LegalTerm, type LegalTerms } from './legal-terms.ts';
import { loadWords, loadedLocales } from './load.ts';
import { isLocale, type Locale } from './locales.ts';

const files = import.meta.glob<LegalTerms>('./legal-terms/*.json', { eager: true, import: 'default' });
const localeOf = (path: string) => path.split('/')[2]?.replace('.json', '') as Locale; // verified by the first test
const termsOf = new Map(Object.entries(files).map(([path, terms]) => [localeOf(path), terms]));

/** Every sentence with its key: `rights.access.name`. */
function sentences(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words as object).flatMap(([key, inner]) => sentences(inner, path ? `${path}.${key}` : key)); // texts nest
}

/** The sentences of policies in one language, and those of terms that a concept names. */
async function sentencesOf(locale: Locale): Promise<[string, string][]> {
  const terms = sentences(await loadWords(locale, 'termsAndConditions'), 'terms');
  const named = Object.values(legalConcepts).flatMap((concept): readonly string[] =>
    'keys' in concept ? concept.keys : [],
  );
  return [...sentences(await loadWords(locale, 'documents')), ...terms.filter(([key]) => named.includes(key))];
}

test('every language that documents are written in has its terms of the law', () => {
  for (const locale of termsOf.keys()) expect(isLocale(locale), locale).toBe(true);
  expect([...termsOf.keys()]).toEqual(expect.arrayContaining([...loadedLocales('documents')]));
});

test.each(loadedLocales('documents'))(
  'where the English says a term of the law, %s says it as the law does',
  async (locale) => {
    const english = await sentencesOf('en');
    const translated = new Map(await sentencesOf(locale));
    const terms = termsOf.get(locale)?.terms;

    const wrong = english.flatMap(([key, sentence]) =>
      conceptsIn(key, sentence.toLowerCase())
        .map((id) => terms?.[id])
        .filter((term) => !term || !says(term, translated.get(key)?.toLowerCase() ?? ''))
        .map((term) => `${key}: "${translated.get(key)}" lacks "${term?.term}"`),
    );

    expect(wrong).toEqual([]);
  },
);

function conceptsIn(key: string, sentence: string): readonly LegalConceptId[] {
  return (Object.keys(legalConcepts) as LegalConceptId[]).filter((id) => {
    const concept: { readonly english: readonly string[]; readonly keys?: readonly string[] } = legalConcepts[id];
    return concept.english.some((form) => sentence.includes(form)) && (concept.keys?.includes(key) ?? true);
  });
}

function says({ stems, never = [] }: LegalTerm, sentence: string): boolean {
  return stems.some((stem) => sentence.includes(stem)) && !never.some((stem) => sentence.includes(stem));
}

// Japan counts years by eras (2003 is Heisei 15), and many languages write "second paragraph".
const otherNumbers = /^ja regimes laws\.appi|closing\.approval\.text$/;

test.each(loadedLocales('documents'))(
  'every number of the English, such as an article or a year, is in %s',
  async (locale) => {
    const lacking: string[] = [];
    for (const area of ['documents', 'regimes', 'cookiePolicy', 'termsAndConditions', 'services'] as const) {
      const translated = new Map(sentences(await loadWords(locale, area)));
      for (const [key, sentence] of sentences(await loadWords('en', area))) {
        const there = numbersIn(translated.get(key) ?? '');
        if (!numbersIn(sentence).every((number) => there.includes(number))) lacking.push(`${locale} ${area} ${key}`);
      }
    }
    expect(lacking.filter((each) => !otherNumbers.test(each))).toEqual([]);
  },
);

function numbersIn(sentence: string): readonly string[] {
  return sentence.replaceAll(/%\{\w+\}/g, '').match(/\d+/g) ?? [];
}
