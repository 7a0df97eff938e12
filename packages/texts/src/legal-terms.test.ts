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

test('every language that documents are written in has its terms of the law', () => {
  for (const locale of termsOf.keys()) expect(isLocale(locale), locale).toBe(true);
  expect([...termsOf.keys()]).toEqual(expect.arrayContaining([...loadedLocales('documents')]));
});

test.each(loadedLocales('documents'))(
  'where the English says a term of the law, %s says it as the law does',
  async (locale) => {
    const english = sentences(await loadWords('en', 'documents'));
    const translated = new Map(sentences(await loadWords(locale, 'documents')));
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

function says({ stems }: LegalTerm, sentence: string): boolean {
  return stems.some((stem) => sentence.includes(stem));
}
