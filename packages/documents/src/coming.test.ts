import { loadDocumentWords } from '@app/texts';
import { expect, test } from 'vitest';
import { sites } from '../test/sites.ts';
import { comingChanges, type Facts } from './index.ts';

const words = await loadDocumentWords('en');
const { software, clinic } = sites;
const coming = (facts: Facts | undefined, on: string) => {
  if (!facts) throw new Error('the site is gone');
  return comingChanges(facts, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on }).map(
    ({ on: day, changes }) => [day, changes.map(({ id, kind }) => `${id} ${kind}`)] as const,
  );
};

test('what the next laws change is known before they apply', () => {
  const changes = new Map(coming(software, '2026-11-21'));
  expect(changes.get('2026-12-10')).toEqual(['australia changed']);
  expect(changes.get('2027-01-01')).toEqual(['us-notice changed']);
  expect(changes.get('2027-05-13')).toEqual(['laws changed', 'trackers changed', 'india added']);
});

test('whoever no coming law concerns is told of nothing, and nothing is told of the past', () => {
  expect(coming(clinic, '2026-11-21')).toEqual([]);
  expect(coming(software, '2030-01-01')).toEqual([]);
});
