import { loadDocumentWords } from '@app/texts';
import { expect, test } from 'vitest';
import { sites } from '../test/sites.ts';
import { compile, renderText, type Facts } from './index.ts';

const on = '2026-11-25';
const words = await loadDocumentWords('en');
const { clinic, software } = sites;
if (!clinic || !software) throw new Error('a site is gone');

function read(facts: Facts): string {
  const tree = compile(facts, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on });
  return renderText({ ...tree, sections: tree.sections.filter(({ id }) => id === 'complaint') });
}

test('an authority is called competent for an owner established in the Union, not for one with a representative there', () => {
  expect(read(clinic)).toContain('The authority competent for us is:');
  const abroad = read(software);
  expect(abroad).toContain('The authority in the country of our representative is:');
  expect(abroad).not.toContain('competent for us');
  const { owner } = software;
  const inGermany = { ...owner, representative: { name: 'Rep', email: 'rep@rep.example', country: 'DE' } };
  expect(read({ ...software, owner: inGermany })).not.toContain('part of the country');
});
