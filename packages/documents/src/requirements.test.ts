import { documentLocales, loadDocumentWords } from '@app/texts';
import { describe, expect, test } from 'vitest';
import { california } from '../test/california.ts';
import { factSets } from '../test/fact-sets.ts';
import { providers } from '../test/providers.ts';
import { compile, documentKinds, requirements, unmetRequirements, type Facts } from './index.ts';

const on = '2027-06-01';
const everybody = { ...factSets, ...providers, ...california };

test('there are forty-six fact sets, and each requirement concerns one of them', async () => {
  expect(Object.keys(factSets)).toHaveLength(46);
  const words = await loadDocumentWords('en');
  for (const kind of documentKinds) {
    const empty = (facts: Facts) => ({
      ...compile(facts, words, { kind, language: 'en', variant: 'complete', on }),
      sections: [],
    });
    const asked = new Set(Object.values(everybody).flatMap((facts) => unmetRequirements(facts, empty(facts), words)));
    expect(requirements[kind].filter((requirement) => !asked.has(requirement)).map(nameOf)).toEqual([]);
  }
});

describe.each(documentKinds)('P3, P4, P5, P6, P7, P12: every requirement on a %s is met or asked for', (kind) => {
  test.each(documentLocales(kind))('in %s', async (language) => {
    const words = await loadDocumentWords(language);
    const unmet = Object.entries(everybody).flatMap(([name, facts]) =>
      unmetRequirements(facts, compile(facts, words, { kind, language, variant: 'complete', on }), words).map(
        (requirement) => `${name}: ${nameOf(requirement)}`,
      ),
    );
    expect(unmet).toEqual([]);
  });
});

test('a requirement that nobody meets is found', async () => {
  const words = await loadDocumentWords('en');
  const facts = factSets['shop'];
  if (!facts) throw new Error('the shop is gone');
  const tree = compile(facts, words, { kind: 'privacy_policy', language: 'en', variant: 'complete', on });
  const without = { ...tree, sections: tree.sections.filter(({ id }) => id !== 'objection') };
  expect(unmetRequirements(facts, without, words).map(({ article }) => article)).toEqual(['GDPR Art. 21(4)']);
});

function nameOf({ article, asks }: (typeof requirements)['privacy_policy'][number]): string {
  return `${article}: ${asks}`;
}
