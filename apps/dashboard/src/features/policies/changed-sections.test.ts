import type { DocumentTree, Section } from '@app/documents';
import { expect, test } from 'vitest';
import { changedSections } from './changed-sections.ts';

const section = (id: string, text: string): Section => ({
  id,
  heading: id,
  cites: [],
  blocks: [{ kind: 'paragraph', runs: [{ kind: 'text', text }] }],
});

const tree = (language: string, ...sections: readonly Section[]): DocumentTree => ({
  kind: 'privacy_policy',
  variant: 'complete',
  language,
  direction: 'ltr',
  title: 'Privacy policy',
  subtitle: '',
  date: '2026-01-01',
  dateLine: '',
  sections,
});

test('what is new and what reads differently has changed', () => {
  const before = tree('en', section('owner', 'A'), section('services', 'none'));
  const now = tree('en', section('owner', 'A'), section('services', 'Stripe'), section('rights', 'all'));
  expect(changedSections(before, now)).toEqual(
    new Map([
      ['services', new Set([0])],
      ['rights', new Set()],
    ]),
  );
});

test('of a section, only the blocks that read differently have changed', () => {
  const two = (second: string): Section => ({
    ...section('services', 'Stripe'),
    blocks: [...section('services', 'Stripe').blocks, ...section('services', second).blocks],
  });
  expect(changedSections(tree('en', two('Hotjar')), tree('en', two('Matomo')))).toEqual(
    new Map([['services', new Set([1])]]),
  );
});

test('another language is no change', () => {
  expect(changedSections(tree('en', section('owner', 'A')), tree('de', section('owner', 'B'))).size).toBe(0);
});

test('the first preview is no change', () => {
  expect(changedSections(undefined, tree('en', section('owner', 'A'))).size).toBe(0);
});
