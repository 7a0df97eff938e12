import fc from 'fast-check';
import { loadDocumentWords } from '@app/texts';
import { expect, test } from 'vitest';
import { anyFacts } from '../test/arbitrary-facts.ts';
import { sites } from '../test/sites.ts';
import {
  compile,
  pageFingerprint,
  renderHtml,
  renderJson,
  renderMarkdown,
  renderText,
  variants,
  type Block,
  type DocumentJson,
  type DocumentTree,
  type Facts,
} from './index.ts';

const words = await loadDocumentWords('en');
const composed = (facts: Facts, variant: DocumentTree['variant'] = 'complete') =>
  compile(facts, words, { kind: 'privacy_policy', language: 'en', variant, on: '2026-11-21' });

/** The letters and digits of a text in order, which remain the same in any format once its markup is removed. */
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
      expect(JSON.parse(renderJson(tree))).toMatchObject(tree);
    }
  }
});

test('json says in the words of the Data Privacy Vocabulary what the document speaks of, in every language', async () => {
  const { shop } = sites;
  if (!shop) throw new Error('no shop');
  const english = JSON.parse(renderJson(composed(shop), 'https://docs.example')) as DocumentJson;
  expect(english.$schema).toBe('https://docs.example/schemas/document-1.json');
  expect(english.topics?.purposes).toContain('analytics');
  expect(english.topics?.activities).toContain('visit');
  expect(english.dpv?.purposes).toContain('https://w3id.org/dpv#ServiceUsageAnalytics');
  expect(english.dpv?.personalData).toContain('https://w3id.org/dpv/pd#EmailAddress');
  expect(new Set(english.dpv?.purposes).size).toBe(english.dpv?.purposes.length);

  const options = { kind: 'privacy_policy', language: 'ja', variant: 'simplified', on: '2026-11-21' } as const;
  expect(compile(shop, await loadDocumentWords('ja'), options).topics).toEqual(english.topics);
});

test('a cookie policy speaks of what trackers are for, and terms and conditions of no data', () => {
  const { shop } = sites;
  if (!shop) throw new Error('no shop');
  const speaksOf = (kind: DocumentTree['kind']) =>
    compile(shop, words, { kind, language: 'en', variant: 'complete', on: '2026-11-21' }).topics;
  expect(speaksOf('cookie_policy')?.purposes).toContain('analytics');
  expect(speaksOf('cookie_policy')).toMatchObject({ activities: [], dataTypes: [] });
  expect(speaksOf('terms_and_conditions')).toEqual({ activities: [], purposes: [], dataTypes: [] });
});

test('what is noted for programs is no part of the fingerprint', () => {
  const tree = composed(sites['shop'] as Facts);
  const { topics: _, ...without } = tree;
  expect(pageFingerprint(without)).toBe(pageFingerprint(tree));
});

test('what a law prescribes stands in one frame, in its language, and in every format word for word', () => {
  const facts: Facts = {
    ...(sites['shop'] as Facts),
    terms: { offers: ['goods', 'software'], law: 'FR', subscription: {} },
  };
  const tree = compile(facts, words, {
    kind: 'terms_and_conditions',
    language: 'en',
    variant: 'complete',
    on: '2026-11-21',
  });
  const html = renderHtml(tree);
  const frames = [...html.matchAll(/<blockquote lang="fr">\n(.*?)<\/blockquote>/gs)].map(([, inside]) => inside ?? '');

  expect(frames.map((frame) => frame.match(/<p>/g)?.length)).toEqual([11, 17, 15]);
  expect(frames.join('')).toContain('La non-conformité du bien persiste');
  expect(renderHtml(tree, { copied: true })).toContain('<blockquote lang="fr" style="border:1px solid;');
  expect(renderMarkdown(tree)).toContain('\n> Le consommateur dispose');
  expect(renderText(tree)).toContain('\n| Le consommateur dispose');
  const expected = said(wordsOf(tree));
  expect(said(withoutTags(html))).toBe(expected);
  expect(said(withoutAddresses(renderText(tree)))).toBe(expected);
  expect(said(withoutTargets(renderMarkdown(tree)))).toBe(expected);
});

test('nothing an owner writes becomes markup', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const html = renderHtml(composed(facts));
      const tags = [...html.matchAll(/<\/?([a-z0-9]*)[^<>]*>/gi)].map(([, name]) => name);
      const ours =
        /^(article|header|h[1-6]|p|blockquote|time|section|ul|ol|li|dl|div|dt|dd|table|caption|thead|tbody|tr|th|td|a|strong|details|summary|span)$/;
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

test('a page folds sections and entries under their gist, and long tables under their caption', () => {
  const html = renderHtml(composed(sites['shop'] as Facts));
  expect(html).toContain(
    '<details class="gist"><summary><span>In short: Necessary (2), embedded content and personalization (1), analytics (1), marketing (2)</span></summary>',
  );
  expect(html).toMatch(
    /<details class="entry"><summary><h4 id="service-stripe">Stripe<\/h4> <span>Payment processing[^<]*<\/span><\/summary>\n<dl>/,
  );
  expect(html).toMatch(/<details class="rows"><summary>[^<]+<\/summary>\n<div class="table" [^>]*>\n<table>\n<thead>/);
  const section = (id: string) => html.slice(html.indexOf(`<section id="${id}"`)).split('</section>')[0] ?? '';
  // GDPR Art. 21(4) and 13(1)(a): never folded.
  for (const id of ['objection', 'controller']) expect(section(id)).not.toContain('<details');
});

test('a section for the people of one country says which, on a page of ours only', () => {
  const facts = sites['shop'] as Facts;
  expect(renderHtml(composed(facts))).toContain(
    '<section id="switzerland" aria-labelledby="switzerland-heading" data-country="CH">',
  );
  expect(renderHtml(composed(facts), { copied: true })).not.toContain('data-country');
});

test('a copy brings no class and no id that its page may have, and looks as that page does', () => {
  const { shop } = sites;
  if (!shop) throw new Error('no shop');
  const html = renderHtml(composed(shop), { level: 2, copied: true });
  expect(html).not.toContain(' class=');
  expect([...html.matchAll(/ id="([^"]*)"/g)].filter(([, id]) => !id?.startsWith('candor-'))).toEqual([]);
  expect(new Set(html.match(/ style="[^"]*"/g))).toEqual(new Set([' style="overflow-x:auto"']));
  expect(html).not.toMatch(/<(?:h1|font|style|script)\b/);
  for (const [, name] of html.matchAll(/aria-labelledby="([^"]*)"/g)) expect(html).toContain(`id="${name}"`);
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
