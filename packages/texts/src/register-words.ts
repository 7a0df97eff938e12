import { loadDocumentWords, type DocumentWords } from './document-words.ts';
import { loadWords, type Words } from './load.ts';
import type { Locale } from './locales.ts';

/** The words of a record of processing, and those of documents without sentences that address a reader. */
export type RegisterWords = { readonly register: Words<'register'>; readonly documents: DocumentWords };

const loaded = new Map<Locale, Promise<RegisterWords>>();

/** Loads the texts once and caches them: each record needs them again. */
export function loadRegisterWords(locale: Locale): Promise<RegisterWords> {
  const kept = loaded.get(locale);
  if (kept) return kept;
  const words = readRegisterWords(locale);
  loaded.set(locale, words);
  // A failed load is retried.
  words.catch(() => loaded.delete(locale));
  return words;
}

async function readRegisterWords(locale: Locale): Promise<RegisterWords> {
  const [documents, register] = await Promise.all([loadDocumentWords(locale), loadWords(locale, 'register')]);
  return { register, documents: withInstead(documents, register.neutral) };
}

type Tree = Readonly<Record<string, unknown>>;

/** The same texts with other sentences in some places. The sentences have the same keys in both. */
function withInstead<Texts extends Tree>(texts: Texts, instead: Tree): Texts {
  const merged = Object.entries(texts).map(([key, text]): [string, unknown] => {
    const other = instead[key];
    return [key, isTree(text) && isTree(other) ? withInstead(text, other) : (other ?? text)];
  });
  // Keys and kinds of values stay as they are.
  return Object.fromEntries(merged) as Texts;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
