import { expect, test } from 'vitest';
import type { Assessment } from './data.ts';
import { afterSave, current } from './use-held.ts';

function versioned(version: number): Assessment {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'transfer',
    record: { id: '00000000-0000-4000-8000-000000000002', name: 'Contact' },
    state: 'draft',
    reviewOn: null,
    isDue: false,
    completed: null,
    updatedAt: '2026-11-29T00:00:00.000Z',
    version,
    siteId: null,
    answers: { choices: {}, texts: { 'tia-law': `Version ${version}` }, risks: [], laws: [] },
    questions: [],
    missing: [],
    screening: null,
    reviewProposed: '2027-11-29',
    isClosed: false,
    createdAt: '2026-11-29T00:00:00.000Z',
  };
}

const [first, second] = [versioned(1), versioned(2)];
const untouched = { of: first, answers: first.answers };
const entered = { of: first, answers: { ...first.answers, texts: { 'tia-law': 'Typed' } } };

test('a newer version replaces a form in which nothing was entered', () => {
  expect(current(untouched, second)).toEqual({ of: second, answers: second.answers });
});

test('what was entered stays when a newer version arrives', () => {
  expect(current(entered, second)).toBe(entered);
});

test('what was saved is shown before the page reads it again, and what was entered meanwhile stays', () => {
  const saved = afterSave(entered, second, entered.answers);
  expect(current(saved, first)).toEqual({ of: second, answers: second.answers });
  expect(afterSave(entered, second, first.answers)).toEqual({ of: second, answers: entered.answers });
});
