import { loadWords, loadedLocales } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { sites } from '../test/sites.ts';
import { compile, missingFacts, renderMarkdown, variants, type DocumentTree, type Facts } from './index.ts';

const on = '2026-11-21';
const languages = loadedLocales('documents').filter((locale) => loadedLocales('services').includes(locale));

async function composed(facts: Facts, variant: DocumentTree['variant'], language: (typeof languages)[number]) {
  const words = { documents: await loadWords(language, 'documents'), services: await loadWords(language, 'services') };
  return compile(facts, words, { language, variant, on });
}

describe.each(Object.entries(sites))('the policy of the %s', (name, facts) => {
  test.each(variants)('reads as it was approved, %s', async (variant) => {
    await expect(renderMarkdown(await composed(facts, variant, 'en'))).toMatchFileSnapshot(
      `../golden/${name}.${variant}.md`,
    );
  });

  test('lacks nothing that blocks publishing', () => {
    expect(missingFacts(facts, ['en'], on).filter(({ weight }) => weight === 'blocks')).toEqual([]);
  });

  test.each(variants)('has the same clauses, %s, in every language', async (variant) => {
    const shape = ({ sections }: DocumentTree) =>
      sections.map(({ id, blocks }) => [id, blocks.map(({ kind }) => kind)]);
    const english = shape(await composed(facts, variant, 'en'));
    for (const language of languages) expect(shape(await composed(facts, variant, language))).toEqual(english);
  });
});
