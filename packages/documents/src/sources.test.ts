import { loadDocumentWords } from '@app/texts';
import { expect, test } from 'vitest';
import { sites } from '../test/sites.ts';
import { compile, renderText, type Facts } from './index.ts';

const on = '2026-11-25';
const words = await loadDocumentWords('en');
const { recruiter } = sites;
if (!recruiter) throw new Error('a site is gone');

function read(facts: Facts): string {
  const tree = compile(facts, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on });
  return renderText({ ...tree, sections: tree.sections.filter(({ id }) => id === 'activities') });
}

test('data that others provide is not said to be the choice of the person', () => {
  const activity = { id: 'search', kind: 'other', name: { en: 'Search' }, dataTypes: ['name'] } as const;
  const source = { from: { en: 'Public networks' } };
  const ofOthers = read({ ...recruiter, activities: [{ ...activity, source }] });
  expect(ofOthers).toContain('Public networks');
  expect(ofOthers).not.toContain('You can choose not to provide it');
  expect(read({ ...recruiter, activities: [activity] })).toContain('You can choose not to provide it');
});
