import fc from 'fast-check';
import { documentLocales, loadDocumentWords, locales, type DocumentWords, type Locale } from '@app/texts';
import { expect, test } from 'vitest';
import { anyFacts } from '../test/arbitrary-facts.ts';
import { sites } from '../test/sites.ts';
import {
  compile,
  fingerprint,
  documentKinds,
  missingFacts,
  variantsOf,
  type Block,
  type DocumentTree,
  type Facts,
  type Run,
} from './index.ts';

const on = '2026-11-21';
const words = new Map<Locale, DocumentWords>();
for (const locale of locales) words.set(locale, await loadDocumentWords(locale));

type Written = Pick<DocumentTree, 'kind' | 'variant'> & { readonly language: Locale };
const complete: Written = { kind: 'privacy_policy', variant: 'complete', language: 'en' };
const simplified: Written = { ...complete, variant: 'simplified' };
/** Every document that can be composed: each kind, in its variants and languages. */
const written = documentKinds.flatMap((kind) =>
  variantsOf(kind).flatMap((variant) =>
    documentLocales(kind).map((language): Written => ({ kind, variant, language })),
  ),
);

function composed(facts: Facts, { kind, variant, language } = complete, day = on): DocumentTree {
  const of = words.get(language);
  if (!of) throw new Error(`no words in ${language}`);
  return compile(facts, of, { kind, language, variant, on: day });
}

test('any facts make a document without a gap, in every language and variant', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...written), (facts, each) => {
      expect(gapsIn(composed(facts, each))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

/** Defects that no reader should see: headings without content, empty text, unfilled placeholders, ragged tables. */
function gapsIn({ title, subtitle, dateLine, sections }: DocumentTree): readonly string[] {
  const blocks = sections.flatMap((section) => section.blocks);
  const texts = [title, subtitle, dateLine, ...sections.map(({ heading }) => heading), ...blocks.flatMap(textsOf)];
  const ragged = blocks.some(
    (block) => block.kind === 'table' && block.rows.some(({ length }) => length !== block.columns.length),
  );
  return [
    ...sections.filter((section) => section.blocks.length === 0).map(({ id }) => `nothing under ${id}`),
    ...texts
      .filter((text) => text.trim() === '' || /undefined|NaN|\[object/.test(text))
      .map((text) => `a gap: "${text}"`),
    ...(ragged ? ['a ragged table'] : []),
  ];
}

function textsOf(block: Block): string[] {
  const text = (runs: readonly Run[]): string => runs.map((run) => run.text).join('');
  if (block.kind === 'paragraph') return [text(block.runs)];
  if (block.kind === 'heading') return [block.text];
  if (block.kind === 'list') return block.items.map(text);
  if (block.kind === 'definitions') return block.items.flatMap(({ term, runs }) => [term, text(runs)]);
  return [block.caption, ...block.columns, ...block.rows.flatMap((row) => row.map(text))];
}

test('no placeholder of ours is left in the words of a document', () => {
  for (const facts of Object.values(sites)) {
    for (const each of written) expect(JSON.stringify(composed(facts, each))).not.toContain('%{');
  }
});

test('no link leads anywhere but to web pages, mail and phones', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const links = JSON.stringify(composed(facts)).matchAll(/"to":"([^"]*)"/g);
      for (const [, to] of links) expect(to).toMatch(/^(https?:\/\/|mailto:|tel:)/i);
    }),
  );
});

test('P9: all languages have the same clauses and blocks, whatever the facts', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...written), (any, each) => {
      // Services are sorted by name, and each language has its own alphabetical order.
      const services = any.services.map((service, place) => ({ ...service, name: `${place} ${service.name}` }));
      const facts = { ...any, services };
      const shape = ({ sections }: DocumentTree) =>
        sections.map(({ id, cites, blocks }) => [id, cites, blocks.map(({ kind }) => kind)]);
      expect(shape(composed(facts, each))).toEqual(shape(composed(facts, { ...each, language: 'en' })));
    }),
  );
});

test('P8: both variants name the same controller, purposes and recipients', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const [long, short] = [composed(facts), composed(facts, simplified)];
      const controller = ({ sections }: DocumentTree) => sections.find(({ id }) => id === 'controller');
      const purposes = ({ sections }: DocumentTree) =>
        sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'table');
      expect(controller(short)).toEqual(controller(long));
      expect(purposes(short)).toEqual(purposes(long));
      expect(short.date).toBe(long.date);
    }),
  );
});

test('the headings inside a document have addresses of their own', () => {
  for (const [facts, kind] of Object.values(sites).flatMap((site) =>
    documentKinds.map((each) => [site, each] as const),
  )) {
    const { sections } = composed(facts, { ...complete, kind });
    const ids = sections.flatMap(({ id, blocks }) => [
      id,
      ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('the same content has the same fingerprint on another day, other content another one', () => {
  const { shop } = sites;
  if (!shop) throw new Error('the shop is gone');
  const trees = (facts: Facts, day: string) => [composed(facts, complete, day), composed(facts, simplified, day)];

  const print = fingerprint(trees(shop, on));

  expect(print).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprint(trees(shop, '2026-11-22').reverse())).toBe(print);
  expect(fingerprint(trees({ ...shop, owner: { ...shop.owner, phone: '+43 512 654321' } }, on))).not.toBe(print);
});

test('what a document lacks can be asked of any facts', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const missing = documentKinds.flatMap((kind) => missingFacts(facts, locales, on, kind));
      for (const { path, code, weight } of missing) {
        expect(path).not.toBe('');
        expect(code).not.toBe('');
        expect(['blocks', 'advises']).toContain(weight);
      }
    }),
  );
});
