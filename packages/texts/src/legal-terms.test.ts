import { expect, test } from 'vitest';
import type { LegalTerm } from './legal-term.ts';
import { legalTerms, legalTermSources } from './legal-terms.ts';
import { loadWords, loadedLocales } from './load.ts';
import type { Locale } from './locales.ts';

const withTerms = (Object.keys(legalTermSources) as Locale[]).filter((locale) => locale !== 'en'); // keys of the table

/** Every sentence with its key: `rights.access.name`. */
function sentences(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words as object).flatMap(([key, inner]) => sentences(inner, path ? `${path}.${key}` : key)); // words are strings and objects of them
}

test.each(withTerms.filter((locale) => loadedLocales('documents').includes(locale)))(
  'where the English says a term of the law, %s says it as the law does',
  async (locale) => {
    const english = sentences(await loadWords('en', 'documents'));
    const translated = new Map(sentences(await loadWords(locale, 'documents')));

    const wrong = english.flatMap(([key, sentence]) =>
      Object.values<LegalTerm>(legalTerms)
        .filter((term) => means(term, key, sentence.toLowerCase()))
        .filter(({ stems }) => !stems[locale]?.some((stem) => translated.get(key)?.toLowerCase().includes(stem)))
        .map(({ terms }) => `${key}: "${translated.get(key)}" lacks "${terms[locale]}"`),
    );

    expect(wrong).toEqual([]);
  },
);

function means({ english, keys }: LegalTerm, key: string, sentence: string): boolean {
  return english.some((form) => sentence.includes(form)) && (keys?.includes(key) ?? true);
}

test('every term is there in every language that has a source', () => {
  for (const { terms, stems } of Object.values<LegalTerm>(legalTerms)) {
    expect(Object.keys(terms).sort()).toEqual([...withTerms].sort());
    expect(Object.keys(stems).sort()).toEqual([...withTerms].sort());
  }
});
