import { afterEach, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { addOwn, ownCatalogueFollower, readOwn, removeOwn } from './own-catalogue.ts';

const app = testApp();

const service = {
  id: 'house-metrics',
  name: 'House Metrics',
  tier: 'curated',
  provider: { name: 'Example House GmbH', country: 'DE' },
  category: 'measurement',
  purposes: ['analytics'],
  domains: ['metrics.house.example'],
  detect: { expressions: ['^https?://[a-z]+\\.house-cdn\\.example/m\\d+\\.js'] },
  provenance: { provider: ['curated'], purposes: ['curated'], domains: ['curated'] },
};

const at = new Date('2027-01-01T00:00:00Z');

// The catalogue is global to the process, which other tests share.
afterEach(async () => {
  for (const { id } of await readOwn(app.db)) await removeOwn(app.db, id);
  await ownCatalogueFollower(app.db)();
});

async function search(query: string): Promise<string[]> {
  const person = await app.signUp();
  const answer = await person.get(`/api/v1/services?query=${encodeURIComponent(query)}`);
  return answer.json<{ services: { id: string }[] }>().services.map(({ id }) => id);
}

test('a service of the installation’s own is found, edited and removed while the server runs', async () => {
  const follow = ownCatalogueFollower(app.db);
  expect(await addOwn(app.db, service, at)).toEqual([]);
  await follow();
  expect((await search('house metrics'))[0]).toBe('house-metrics');

  const edit = { edits: 'stripe', on: '2027-01-01', basis: 'editor-knowledge', set: { aliases: ['Our cash desk'] } };
  expect(await addOwn(app.db, edit, at)).toEqual([]);
  await follow();
  expect((await search('our cash desk'))[0]).toBe('stripe');

  expect(await removeOwn(app.db, 'house-metrics')).toBe(true);
  expect(await removeOwn(app.db, 'edit of stripe')).toBe(true);
  expect(await removeOwn(app.db, 'house-metrics')).toBe(false);
  await follow();
  expect(await search('house metrics')).not.toContain('house-metrics');
});

test.each([
  ['no object', [], 'A service has an `id`'],
  ['an unknown purpose', { ...service, purposes: ['mind-reading'] }, 'purposes[0] is not known'],
  ['a domain somebody has', { ...service, domains: ['stripe.com'] }, "stripe.com is house-metrics's too"],
  ['an id that is taken', { ...service, id: 'stripe' }, 'stripe is there twice'],
  ['a pattern that is no expression', { ...service, detect: { expressions: ['('] } }, '( is no regular expression'],
  ['an expression that may take for ever', { ...service, detect: { expressions: ['^(a+)+$'] } }, 'may take too long'],
  [
    'an edit of nobody',
    { edits: 'nobody', on: '2027-01-01', basis: 'editor-knowledge', set: { name: 'X' } },
    'not there',
  ],
])('refused, and nothing kept: %s', async (_, line, why) => {
  const refusals = await addOwn(app.db, line, at);
  expect(refusals.join('\n')).toContain(why);
  expect(await readOwn(app.db)).toEqual([]);
});
