import type { Locale } from './locales.ts';
import type { Words } from './load.ts';

/** Loads the messages to reporters of the Management Tool in a language, whose page bundles no other area. */
export async function reportLettersOf(locale: Locale): Promise<Words<'reportLetters'>> {
  if (locale === 'en') return (await import('./documents/en/report-letters.ts')).reportLetters;
  const words: { readonly default: unknown } = await import(`./documents/${locale}/report-letters.json`, {
    with: { type: 'json' },
  });
  // The parity test compares every translation with the English texts.
  return words.default as Words<'reportLetters'>;
}
