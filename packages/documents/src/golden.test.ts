import { documentLocales, loadDocumentWords, type Locale } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { california } from '../test/california.ts';
import { kindsOf } from '../test/entrusted.ts';
import { homes } from '../test/homes.ts';
import { sites } from '../test/sites.ts';
import { compile, missingFacts, renderMarkdown, variantsOf, type DocumentTree, type Facts } from './index.ts';

const on = '2026-11-21';
type Written = Pick<DocumentTree, 'kind' | 'variant'>;
const writtenFor = (facts: Facts) =>
  kindsOf(facts).flatMap((kind) => variantsOf(kind).map((variant): Written => ({ kind, variant })));

async function composed(facts: Facts, { kind, variant }: Written, language: Locale) {
  return compile(facts, await loadDocumentWords(language), { kind, language, variant, on });
}

const goldenFile = (name: string, { kind, variant }: Written) =>
  `../golden/${name}.${kind === 'privacy_policy' ? variant : kind.replaceAll('_', '-')}.md`;

// Twelve kinds of owner, whose privacy policies are read in more languages than English.
const translated = ['de', 'fr', 'it', 'es', 'pt-BR'] as const;
const { charity, horta } = homes;

describe.each(Object.entries({ ...sites, charity, horta }))('the privacy policy of the %s', (name, facts) => {
  test.each(translated)('reads as it was approved in %s', async (language) => {
    const policy = await composed(facts, { kind: 'privacy_policy', variant: 'complete' }, language);
    await expect(renderMarkdown(policy)).toMatchFileSnapshot(`../golden/${language}/${name}.complete.md`);
  });
});

describe.each(Object.entries({ ...sites, ...homes, wellness: california.clinic }))(
  'the documents of the %s',
  (name, facts) => {
    const written = writtenFor(facts);
    test.each(written)('read as they were approved: $kind, $variant', async (each) => {
      await expect(renderMarkdown(await composed(facts, each, 'en'))).toMatchFileSnapshot(goldenFile(name, each));
    });

    test('lack nothing that blocks publishing', () => {
      const missing = kindsOf(facts).flatMap((kind) => missingFacts(facts, ['en'], on, kind));
      expect(missing.filter(({ weight }) => weight === 'blocks')).toEqual([]);
    });

    test.each(written)('have the same clauses in every language: $kind, $variant', async (each) => {
      const shape = ({ sections }: DocumentTree) =>
        sections.map(({ id, blocks }) => [id, blocks.map(({ kind }) => kind)]);
      const english = shape(await composed(facts, each, 'en'));
      for (const language of documentLocales(each.kind)) {
        expect(shape(await composed(facts, each, language))).toEqual(english);
      }
    });
  },
);
