import type { Locale } from './locales.ts';
import type { Words } from './load.ts';

/** Loads the words of the Management Tool in a language other than English, whose page bundles no other area. */
export async function reportToolTranslation(locale: Locale): Promise<Words<'reportTool'>> {
  const words: { readonly default: unknown } = await import(`./interface/${locale}/report-tool.json`, {
    with: { type: 'json' },
  });
  // The parity test compares every translation with the English texts.
  return words.default as Words<'reportTool'>;
}
