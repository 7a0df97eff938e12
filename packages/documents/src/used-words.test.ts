import { loadDocumentWords, type DocumentWords } from '@app/texts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFacts } from '../test/arbitrary-facts.ts';
import { factSets } from '../test/fact-sets.ts';
import { analytics, hosting, stripe } from '../test/services.ts';
import { compile, documentKinds, variantsOf, type Facts } from './index.ts';

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const isForms = (value: Tree) => typeof value['other'] === 'string' && /%\{number\}/.test(value['other']);

/** The paths of all sentences. The forms of one for numbers count as one. */
function sentencesIn(words: Tree, at = ''): readonly string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    isTree(value) && !isForms(value) ? sentencesIn(value, `${at}${key}.`) : [`${at}${key}`],
  );
}

/** The same words, that note which of them are read. */
function watched<Words extends Tree>(words: Words, read: (path: string) => void, at = ''): Words {
  return new Proxy(words, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return value;
      if (isTree(value) && !isForms(value)) return watched(value, read, `${at}${key}.`);
      read(`${at}${key}`);
      return value;
    },
  });
}

/** Facts for the few sentences that the others have no occasion for. */
const { shop } = factSets;
if (!shop) throw new Error('the shop is gone');
const rare: readonly Facts[] = [
  { ...shop, owner: { ...shop.owner, country: 'ES' } },
  // Where the Swiss law alone asks what protects data abroad.
  {
    ...shop,
    owner: { ...shop.owner, country: 'CH' },
    audience: { areaType: 'us' },
    services: [analytics, stripe, { ...hosting, places: [{ country: 'DE' }] }],
  },
  // Orders, and a search for staff, that rest on the owner's interest in them.
  { ...shop, activities: [{ id: 'orders', kind: 'orders', legalBasis: 'legitimate-interests' }] },
  { ...shop, services: [{ ...hosting, purposes: ['recruitment'], legalBasis: 'legitimate-interests' }] },
];

test('every sentence of documents is said by one of them', async () => {
  const { documents, regimes, cookiePolicy, termsAndConditions, ...shared } = await loadDocumentWords('en');
  // Who has read a language is told to the owner, not to visitors.
  const { review, ...spoken } = documents;
  const ours = { documents: spoken, regimes, cookiePolicy, termsAndConditions };
  const said = new Set<string>();
  const { documents: heard, ...others } = watched(ours, (path) => void said.add(path));
  const words: DocumentWords = { ...shared, ...others, documents: { ...heard, review } };

  // With the same seed they are the same each time: what is said hangs on them.
  const all = [...Object.values(factSets), ...rare, ...fc.sample(anyFacts, { seed: 1, numRuns: 1000 })];
  for (const kind of documentKinds) {
    for (const variant of variantsOf(kind)) {
      for (const on of ['2026-06-01', '2027-06-01'])
        for (const facts of all) compile(facts, words, { kind, language: 'en', variant, on });
    }
  }

  expect(sentencesIn(ours).filter((path) => !said.has(path))).toEqual([]);
});
