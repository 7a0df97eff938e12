import type { DocumentTree } from '@app/documents';
import { expect, test } from 'vitest';
import { compareInThread } from './compare.ts';
import { changesIn } from './compare-worker.ts';

/** A document of so many clauses of a thousand words each; in every version some words of each clause differ. */
function treeOf(version: number): DocumentTree {
  const words = (clause: number) =>
    Array.from({ length: 1000 }, (_, n) => (n % 50 === 0 ? `w${version}-${clause}-${n}` : `word${n % 97}`)).join(' ');
  return {
    kind: 'privacy_policy',
    variant: 'complete',
    language: 'en',
    direction: 'ltr',
    title: 'Privacy policy',
    subtitle: '',
    date: '2026-11-23',
    dateLine: '',
    sections: Array.from({ length: 40 }, (_, clause) => ({
      id: `clause-${clause}`,
      heading: `Clause ${clause}`,
      cites: [],
      blocks: [{ kind: 'paragraph', runs: [{ kind: 'text', text: words(clause) }] }],
    })),
  };
}

test('versions are compared beside the thread that answers requests, once for each pair', async () => {
  const [earlier, later] = [treeOf(1), treeOf(2)];
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  const both = await Promise.all([
    compareInThread({ earlier, later }, '1 2 en'),
    compareInThread({ earlier, later }, '1 2 en'),
  ]);
  clearInterval(counting);
  expect(changesIn(both[0]).length).toBe(40);
  // The event loop kept running meanwhile.
  expect(turns).toBeGreaterThan(5);
  expect(both[1]).toBe(both[0]);
  expect(await compareInThread({ earlier, later }, '1 2 en')).toBe(both[0]);
});
