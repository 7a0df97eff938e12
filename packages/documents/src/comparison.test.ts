import { loadDocumentWords } from '@app/texts';
import { expect, test } from 'vitest';
import { network, stripe } from '../test/services.ts';
import { sites } from '../test/sites.ts';
import { compare, compile, type DocumentTree, type Facts } from './index.ts';

const words = await loadDocumentWords('en');
const composed = (facts: Facts) =>
  compile(facts, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on: '2026-11-21' });
const { blog } = sites;
if (!blog) throw new Error('the blog is gone');

test('a document does not differ from itself', () => {
  expect(compare(composed(blog), composed(blog))).toEqual([]);
});

test('a new address shows as the words that went and those that came', () => {
  const moved = { ...blog, owner: { ...blog.owner, address: 'Via Verdi 2, 10121 Torino' } };

  const changes = compare(composed(blog), composed(moved));

  expect(changes.map(({ id, kind }) => [id, kind])).toEqual([['controller', 'changed']]);
  const of = (kind: string) => changes[0]?.words.filter((word) => word.kind === kind).map(({ text }) => text.trim());
  expect(of('removed')).toEqual(['Roma 1, 20121 Milano']);
  expect(of('added')).toEqual(['Verdi 2, 10121 Torino']);
});

test('the words give back both versions', () => {
  const changes = compare(
    composed({ ...blog, services: [network] }),
    composed({ ...blog, services: [network, stripe] }),
  );
  const services = changes.find(({ id }) => id === 'services');
  const text = (without: string) =>
    services?.words
      .filter(({ kind }) => kind !== without)
      .map((word) => word.text)
      .join('');

  expect(text('added')).not.toContain('Stripe');
  expect(text('removed')).toContain('Stripe');
  expect(text('removed')).toContain('Cloudflare');
});

test('a clause that comes or goes is said to, in its place', () => {
  const [without, with_] = [composed(blog), composed({ ...blog, services: [network] })];
  const kinds = (changes: ReturnType<typeof compare>) => changes.map(({ id, kind }) => `${kind} ${id}`);

  expect(kinds(compare(without, with_))).toEqual(
    expect.arrayContaining(['added services', 'added trackers', 'added transfers', 'changed recipients']),
  );
  expect(kinds(compare(with_, without))).toEqual(expect.arrayContaining(['removed services', 'removed transfers']));
});

test.each([
  ['words, where some of them changed', 20, /^Lines\n0 1 2 .*The end\.$/],
  ['lines, where too many words did', 200, /^Lines\nThe end\.$/],
  ['the whole clause, where too many lines did', 2000, /^$/],
])('what changed is told by %s', (_, count, unchanged) => {
  // Each line keeps its number and has nine different words.
  const lined = (word: string): DocumentTree => {
    const items = Array.from({ length: count }, (__, line) => `${line} ${`${word}-${line} `.repeat(8)}${word}-${line}`);
    const runs = [...items, 'The end.'].map((text) => [{ kind: 'text', text } as const]);
    const blocks = [{ kind: 'list', ordered: false, items: runs } as const];
    return { ...composed(blog), sections: [{ id: 'lines', heading: 'Lines', cites: [], blocks }] };
  };

  const [change] = compare(lined('old'), lined('new'));

  const text = (kinds: readonly string[]) =>
    change?.words
      .filter(({ kind }) => kinds.includes(kind))
      .map((word) => word.text)
      .join('');
  expect(text(['same'])).toMatch(unchanged);
  expect(text(['same', 'added'])).toContain(`\n7 new-7 new-7`);
  expect(text(['same', 'added'])).not.toContain('old');
});
