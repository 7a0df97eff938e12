import { expect, test } from 'vitest';
import { checkServices, createCatalogue, readLines } from './index.ts';

const sound = {
  id: 'acme-chat',
  name: 'Acme Chat',
  tier: 'curated',
  provider: { name: 'Acme Inc.', country: 'US' },
  purposes: ['live-chat'],
  domains: ['chat.acme.example'],
  trackers: [{ name: 'acme_id', party: 'first', lifetime: '1 year', source: 'curated' }],
  links: { privacy: 'https://acme.example/privacy' },
  provenance: {
    provider: ['curated'],
    purposes: ['curated'],
    domains: ['curated'],
    trackers: ['curated'],
    'links.privacy': ['curated'],
  },
};

function complaintsOf(...services: readonly object[]): readonly string[] {
  const read = readLines(services.map((service) => JSON.stringify(service)));
  if (!read.ok) return read.complaints;
  return checkServices(read.services).map(({ service, about, complaint }) => `${service}: ${about} ${complaint}`);
}

test('a sound service is not complained of', () => {
  expect(complaintsOf(sound)).toEqual([]);
});

test.each([
  ['an unknown purpose', { purposes: ['mind-reading'] }, 'purposes[0] is not known'],
  ['an unknown data type', { dataTypes: ['aura'] }, 'dataTypes[0] is not known'],
  ['analytics that are necessary', { purposes: ['analytics'], necessary: 'security' }, 'is stated of measurement'],
  ['an unknown ground', { necessary: 'convenience' }, 'necessary is not known'],
  [
    'a tracker that is necessary for advertising',
    { trackers: [{ ...sound.trackers[0], purposes: ['live-chat', 'advertising'], necessary: 'user-input' }] },
    'acme_id is stated as necessary, but is marketing',
  ],
  [
    'a host that is necessary for analytics',
    { hostUses: [{ hosts: ['stats.acme.example'], purposes: ['analytics'], necessary: 'transmission' }] },
    'stats.acme.example is stated as necessary, but is measurement',
  ],
  ['purposes of no host', { hostUses: [{ purposes: ['analytics'] }] }, 'name no host'],
  ['a tracker of no length', { trackers: [{ ...sound.trackers[0], lifetime: '0 day' }] }, 'cannot last "0 day"'],
  [
    'a tracker of negative length',
    { trackers: [{ ...sound.trackers[0], lifetime: '-3 day' }] },
    'cannot last "-3 day"',
  ],
  ['a tracker that outlives us', { trackers: [{ ...sound.trackers[0], lifetime: '999 year' }] }, 'cannot last so long'],
  ['a tracker of nobody', { trackers: [{ name: 'acme_id', party: 'first' }] }, 'says no source'],
  ['facts from nowhere', { provenance: { provider: ['curated'] } }, 'purposes comes from nowhere'],
  ['facts from an unknown source', { provenance: { ...sound.provenance, domains: ['hearsay'] } }, 'is not known'],
  ['a country that is none', { provider: { name: 'Acme Inc.', country: 'QQ' } }, 'QQ is no country'],
  ['a domain that is none', { domains: ['https://acme.example/x'] }, 'is no host'],
  ['a link that leads nowhere', { links: { privacy: 'javascript:alert(1)' } }, 'is no address'],
  ['a misspelt field', { purpose: ['live-chat'] }, 'purpose is no field of a service'],
  ['a field of the wrong kind', { name: 7 }, 'name is not a text'],
])('refused: %s', (_, change, complaint) => {
  expect(complaintsOf({ ...sound, ...change }).join('\n')).toContain(complaint);
});

test('two services with one domain need a reason', () => {
  const other = { ...sound, id: 'acme-help', name: 'Acme Help' };

  expect(complaintsOf(sound, other)).toEqual([
    "acme-help: domains chat.acme.example is acme-chat's too, without a reason",
  ]);
  expect(complaintsOf(sound, { ...other, sharedDomains: { 'chat.acme.example': 'Same script' } })).toEqual([]);
});

test('lines that are no services, and services that are there twice, are refused', () => {
  expect(readLines(['{', '[]', '{}'])).toMatchObject({ ok: false, complaints: { length: 3 } });
  expect(complaintsOf(sound, sound)).toEqual(['acme-chat is there twice']);
  expect(() => createCatalogue(['{'])).toThrow('The catalogue cannot be read');
});

const edit = { on: '2026-11-21', basis: 'editor-knowledge' };

test('an edit adds names, fills the provider, replaces the rest, and leaves old trackers to detection', () => {
  const catalogue = createCatalogue(
    [
      sound,
      { ...edit, edits: 'acme-chat', set: { aliases: ['Acme'], trackers: [], dataTypes: ['name'] } },
      { ...edit, editsProvider: 'Acme Inc.', set: { provider: { privacyFramework: { eu: true } } } },
    ].map((line) => JSON.stringify(line)),
  );

  expect(catalogue.find('acme-chat')).toMatchObject({
    aliases: ['Acme'],
    provider: { name: 'Acme Inc.', country: 'US', privacyFramework: { eu: true } },
    trackers: [],
    otherTrackers: [{ name: 'acme_id' }],
    unconfirmed: ['trackers', 'dataTypes', 'provider.privacyFramework'],
    provenance: { dataTypes: ['editor-knowledge'], purposes: ['curated'] },
  });
});

test('what was read on a page is confirmed by its address', () => {
  const page = 'https://acme.example/cookies';
  const read = { edits: 'acme-chat', on: '2026-11-22', basis: 'page', page, set: { dataTypes: ['name'] } };
  const known = { ...edit, edits: 'acme-chat', set: { dataTypes: ['email-address'] } };
  const catalogue = createCatalogue([sound, known, read].map((line) => JSON.stringify(line)));

  expect(catalogue.find('acme-chat')).toMatchObject({
    dataTypes: ['name'],
    unconfirmed: [],
    pages: { dataTypes: page },
  });
  expect(catalogue.find('acme-chat')?.provenance['dataTypes']).toEqual(['page']);
  const unnamed = { ...sound, provenance: { ...sound.provenance, purposes: ['page'] } };
  expect(complaintsOf(unnamed)).toEqual(['acme-chat: purposes was read on a page that is not named']);
});

test('L3: an edit says what trackers are for, by name, and leaves the rest of them', () => {
  const trackers = ['acme_cart', 'acme_stats', 'acme_old'].map((name) => ({ ...sound.trackers[0], name }));
  const shop = { ...sound, purposes: ['payments'], trackers: trackers.slice(0, 2), otherTrackers: trackers.slice(2) };
  const trackerUses = [
    { trackers: ['acme_cart'], necessary: 'user-input' },
    { trackers: ['acme_stats', 'acme_old'], purposes: ['analytics'] },
  ];
  const line = { ...edit, edits: 'acme-chat', set: { trackerUses } };
  const found = createCatalogue([shop, line].map((each) => JSON.stringify(each))).find('acme-chat');

  expect(found?.trackers).toMatchObject([
    { name: 'acme_cart', necessary: 'user-input', party: 'first' },
    { name: 'acme_stats', purposes: ['analytics'], lifetime: { kind: 'period' } },
  ]);
  expect(found?.otherTrackers).toMatchObject([{ name: 'acme_old', purposes: ['analytics'] }]);
  expect(found?.unconfirmed).toContain('trackerUses');
  const unknown = { ...edit, edits: 'acme-chat', set: { trackerUses: [{ trackers: ['acme_new'] }] } };
  expect(complaintsOf(shop, unknown)).toEqual(['edit of acme-chat: it has no tracker acme_new']);
});

test.each([
  ['of a page that is not named', { ...edit, basis: 'page', edits: 'acme-chat', set: { name: 'X' } }],
  [
    'from knowledge that names a page',
    { ...edit, page: 'https://acme.example/', edits: 'acme-chat', set: { name: 'X' } },
  ],
  ['of what is not there', { ...edit, edits: 'nobody', set: { name: 'X' } }],
  ['that sets nothing', { ...edit, edits: 'acme-chat', set: {} }],
  ['without a day', { edits: 'acme-chat', basis: 'editor-knowledge', set: { name: 'X' } }],
  ['without a basis', { edits: 'acme-chat', on: '2026-11-21', set: { name: 'X' } }],
  [
    'of a service and a provider at once',
    { ...edit, edits: 'acme-chat', editsProvider: 'Acme Inc.', set: { name: 'X' } },
  ],
])('refused: an edit %s', (_, wrong) => {
  expect(complaintsOf(sound, wrong)).toHaveLength(1);
});
