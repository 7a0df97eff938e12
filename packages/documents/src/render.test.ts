import fc from 'fast-check';
import { loadDocumentWords } from '@app/texts';
import { expect, test } from 'vitest';
import { anyFacts } from '../test/arbitrary-facts.ts';
import { sites } from '../test/sites.ts';
import {
  compile,
  renderHtml,
  renderJson,
  renderMarkdown,
  renderText,
  variants,
  type Block,
  type DocumentTree,
  type Facts,
} from './index.ts';

const words = await loadDocumentWords('en');
const composed = (facts: Facts, variant: DocumentTree['variant'] = 'complete') =>
  compile(facts, words, { kind: 'privacy_policy', language: 'en', variant, on: '2026-11-21' });

/** Letters and digits in their order: what is left of any format once its signs are gone. */
const said = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const withoutTags = (html: string): string =>
  html.replace(/<[^<>]*>/g, ' ').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
const withoutAddresses = (text: string): string => text.replace(/ <(?:https?|mailto|tel):[^<>]*>/gi, '');
const withoutTargets = (markdown: string): string => markdown.replace(/\]\(<[^<>]*>\)/g, ']').replace(/\\/g, '');

function wordsOf({ title, subtitle, dateLine, sections }: DocumentTree): string {
  return [
    title,
    subtitle,
    dateLine,
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(blockWords)]),
  ].join(' ');
}

function blockWords(block: Block): string {
  const runs = (all: readonly { readonly text: string }[]): string => all.map(({ text }) => text).join('');
  if (block.kind === 'paragraph') return runs(block.runs);
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'list') return block.items.map(runs).join(' ');
  if (block.kind === 'definitions') return block.items.map((item) => `${item.term} ${runs(item.runs)}`).join(' ');
  return [block.caption, ...block.columns, ...block.rows.flatMap((row) => row.map(runs))].join(' ');
}

test('html, text, markdown and json of a document say the same, word for word', () => {
  for (const facts of Object.values(sites)) {
    for (const variant of variants) {
      const tree = composed(facts, variant);
      const expected = said(wordsOf(tree));
      expect(said(withoutTags(renderHtml(tree)))).toBe(expected);
      expect(said(withoutAddresses(renderText(tree)))).toBe(expected);
      expect(said(withoutTargets(renderMarkdown(tree)))).toBe(expected);
      expect(JSON.parse(renderJson(tree))).toEqual(tree);
    }
  }
});

test('nothing an owner writes becomes markup', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const html = renderHtml(composed(facts));
      const tags = [...html.matchAll(/<\/?([a-z0-9]*)[^<>]*>/gi)].map(([, name]) => name);
      const ours =
        /^(article|header|h[1-6]|p|time|section|ul|ol|li|dl|div|dt|dd|table|caption|thead|tbody|tr|th|td|a|strong)$/;
      expect(tags.filter((name) => !ours.test(name ?? ''))).toEqual([]);
      expect(html.replace(/<\/?[a-z][^<>]*>/gi, '')).not.toMatch(/[<>]/);
      expect(html).not.toMatch(/href="(?!https?:\/\/|mailto:|tel:)/i);
    }),
  );
});

test('a document stands below the heading of the page that shows it', () => {
  const [blog] = Object.values(sites);
  if (!blog) throw new Error('no sites');
  const html = renderHtml(composed(blog), { level: 2 });
  expect(html).toContain('<h2>Privacy policy</h2>');
  expect(html).not.toContain('<h1');
  expect(html).toContain('<section id="controller" aria-labelledby="controller-heading">');
});

test('a label ends as its language has it', async () => {
  const french = await loadDocumentWords('fr');
  const { shop } = sites;
  if (!shop) throw new Error('no shop');
  const tree = compile(shop, french, { kind: 'privacy_policy', language: 'fr', variant: 'complete', on: '2026-11-21' });
  expect(renderText(tree)).toContain('Nom\u00A0: Bergkräuter GmbH');
  expect(renderText(tree)).toMatch(/\S\u00A0; \S/);
  expect(renderMarkdown(tree)).toContain('- **Nom\u00A0:** Bergkräuter GmbH');
  expect(renderText(composed(shop))).toContain('Name: Bergkräuter GmbH');
});

test('markdown keeps what only looks like markup', () => {
  const [blog] = Object.values(sites);
  if (!blog) throw new Error('no sites');
  const markdown = renderMarkdown(composed({ ...blog, site: { ...blog.site, name: '<b>*Tips* | [x](y)</b>' } }));
  expect(markdown).toContain('\\<b\\>\\*Tips\\* \\| \\[x\\](y)\\</b\\>');
});
