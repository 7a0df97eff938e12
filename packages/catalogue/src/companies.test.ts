/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest';
import {
  authoritiesOf,
  companiesByRegion,
  companyIn,
  contractingCompanies,
  contractRegionOf,
  createCatalogue,
  effectiveService,
  receivingCompanies,
  seatsOf,
} from './index.ts';

const files = import.meta.glob<string>('../data/*.jsonl', { query: '?raw', import: 'default', eager: true });
const catalogue = createCatalogue(Object.values(files).flatMap((text) => text.split('\n')));

const acme = {
  name: 'Acme Inc.',
  country: 'US',
  eeaEntity: 'Acme Ireland Ltd',
  eeaCountry: 'IE',
  entities: { uk: { name: 'Acme UK Ltd', country: 'GB' } },
} as const;
const namesOf = (companies: readonly { name: string }[]) => companies.map(({ name }) => name);

test('each country has the region whose companies serve it', () => {
  expect(['DE', 'NO', 'GF', 'GB', 'CH', 'US', 'BR', 'JP', ''].map(contractRegionOf)).toEqual(
    'eea eea eea uk ch us br rest rest'.split(' '),
  );
});

describe('the company of a region', () => {
  test('is the one named for it, or that of the EEA in Switzerland, or the main one', () => {
    const names = (['eea', 'uk', 'ch', 'us', 'br', 'rest'] as const).map((region) => companyIn(acme, region)?.name);
    expect(names).toEqual([
      'Acme Ireland Ltd',
      'Acme UK Ltd',
      'Acme Ireland Ltd',
      'Acme Inc.',
      'Acme Inc.',
      'Acme Inc.',
    ]);
    expect(companyIn({}, 'eea')).toBeUndefined();
  });

  test('depends on the owner alone for a processor, and on the visitors too for all others', () => {
    const reach = { home: 'us', visitors: ['us', 'eea', 'uk'] } as const;
    expect(namesOf(contractingCompanies({ ...acme, role: 'processor' }, reach))).toEqual(['Acme Inc.']);
    const everywhere = ['Acme Inc.', 'Acme Ireland Ltd', 'Acme UK Ltd'];
    expect(namesOf(contractingCompanies({ ...acme, role: 'controller' }, reach))).toEqual(everywhere);
    expect(namesOf(contractingCompanies(acme, reach))).toEqual(everywhere);
  });

  test('does not hide the main company, whose staff has access', () => {
    const german = { home: 'eea', visitors: ['eea'] } as const;
    expect(namesOf(receivingCompanies({ ...acme, role: 'processor' }, german))).toEqual([
      'Acme Ireland Ltd',
      'Acme Inc.',
    ]);
  });

  test('D10: is shown with its own country, and with the regions it serves', () => {
    expect(companiesByRegion(acme)).toEqual([
      { company: { name: 'Acme Ireland Ltd', country: 'IE' }, regions: ['eea', 'ch'] },
      { company: { name: 'Acme UK Ltd', country: 'GB' }, regions: ['uk'] },
      { company: { name: 'Acme Inc.', country: 'US' }, regions: ['us', 'br', 'rest'] },
    ]);
  });
});

const popular = catalogue.search('', 150);

describe('the catalogue', () => {
  test('L4: names no European company to an American owner without visitors in Europe', () => {
    const american = { home: 'us', visitors: ['us'] } as const;
    for (const { id, provider } of catalogue.services) {
      if (!provider) continue;
      const here = namesOf(receivingCompanies(provider, american));
      const european = [provider.eeaEntity, provider.entities?.eea?.name].filter((name) => name !== provider.name);
      for (const name of european) expect(here, id).not.toContain(name);
    }
  });

  test('L5: links no settings of advertising as an opt-out, and none at all for services without advertising', () => {
    for (const id of ['google-fonts', 'google-maps', 'google-recaptcha', 'google-tag-manager', 'facebook-login']) {
      expect(catalogue.find(id)?.links, id).not.toHaveProperty('optOut');
      expect(catalogue.find(id)?.links, id).not.toHaveProperty('adSettings');
    }
    expect(catalogue.find('google-adsense')?.links.adSettings).toContain('adssettings.google');
    expect(catalogue.find('google-analytics-4')?.links.optOut).toContain('gaoptout');
  });

  test('L11: knows the role of nearly all of the 150 services most used', () => {
    const unknown = popular.filter(({ provider, selfHosted }) => !selfHosted && !provider?.role).map(({ id }) => id);
    expect(unknown.length, unknown.join(' ')).toBeLessThanOrEqual(15);
    expect(catalogue.find('google-analytics-4')?.provider?.role).toBe('processor');
    expect(catalogue.find('google-adsense')?.provider?.role).toBe('controller');
    expect(catalogue.find('meta-pixel-facebook-pixel')?.provider?.role).toBe('joint-controller');
    expect(catalogue.find('google-analytics-4')?.unconfirmed).not.toContain('provider.role');
  });

  test('L12: knows the countries from which TikTok reads, and the binding corporate rules of PayPal', () => {
    const tiktok = catalogue.find('tiktok-pixel')?.provider;
    expect(tiktok && seatsOf([companyIn(tiktok, 'eea') ?? {}])).toEqual(expect.arrayContaining(['CN', 'SG', 'MY']));
    const paypal = catalogue.find('paypal');
    expect(paypal?.pages['provider.bindingRules']).toContain('paypal.com');
    expect(paypal && effectiveService(paypal, {}).provider.bindingRules?.eu).toBe(true);
  });

  test('L12: knows entries of the Data Privacy Framework, and states none that nobody has read', () => {
    const google = catalogue.find('google-analytics-4');
    expect(google?.provider?.privacyFramework?.entry).toContain('participant/5780');
    expect(google && effectiveService(google, {}).provider).not.toHaveProperty('privacyFramework');
  });

  test('L23: knows what Google obliges its customers to say, and what it forbids', () => {
    const demanded = catalogue.find('google-adsense')?.requires?.map(({ statement, url }) => url ?? statement);
    expect(demanded).toEqual([
      'third-party-vendors',
      'https://policies.google.com/technologies/partner-sites',
      'https://business.safety.google/privacy/',
    ]);
    expect(catalogue.find('google-adsense')?.trackers.map(({ name }) => name)).toContain('IDE');
    const captcha = catalogue.find('google-recaptcha');
    expect(captcha?.provider?.role).toBe('processor');
    expect(captcha && effectiveService(captcha, {}).privacyUrl).toBeUndefined();
  });

  test('L22: calls Klarna and PayPal controllers', () => {
    expect(catalogue.find('klarna')?.provider?.role).toBe('controller');
    expect(catalogue.find('paypal')?.provider?.role).toBe('controller');
  });

  test('L11: yields to the role that the owner states', () => {
    const stripe = catalogue.find('stripe');
    if (!stripe) throw new Error('stripe is gone');
    expect(effectiveService(stripe, {}).provider.role).toBe('processor-and-controller');
    expect(effectiveService(stripe, { role: 'processor' }).provider.role).toBe('processor');
  });
});

test('L25: authorities stand at their present addresses', () => {
  const addressOf = (country: string) => authoritiesOf(country)[0]?.address.other;
  expect(addressOf('PL')).toBe('ul. Moniuszki 1A, 00-014 Warszawa');
  expect(addressOf('IE')).toBe('6 Pembroke Row, Dublin 2, D02 X963');
  expect(addressOf('HR')).toBe('Ulica Metela Ožegovića 16, 10000 Zagreb');
});

describe('new services', () => {
  test.each([
    ['dhl', 'dhl'],
    ['dpd', 'dpd'],
    ['royal mail', 'royal-mail'],
    ['colissimo', 'la-poste-colissimo'],
    ['österreichische post', 'oesterreichische-post'],
    ['admob', 'google-admob'],
    ['unity ads', 'unity-ads'],
    ['applovin', 'applovin'],
    ['revenuecat', 'revenuecat'],
    ['cleverreach', 'cleverreach'],
    ['rapidmail', 'rapidmail'],
    ['donorbox', 'donorbox'],
    ['justgiving', 'justgiving'],
    ['betterplace', 'betterplace'],
    ['booksy', 'booksy'],
    ['shopvote', 'shopvote'],
  ])('%s is found, with its provider, role and privacy policy', (query, id) => {
    const [first] = catalogue.search(query);
    expect(first).toMatchObject({ id, provider: { role: expect.any(String) }, links: { privacy: expect.any(String) } });
  });

  test('a parcel carrier delivers, as a controller of its own', () => {
    const dhl = catalogue.find('dhl');
    expect(dhl).toMatchObject({ purposes: ['delivery'], category: 'necessary', provider: { role: 'controller' } });
    expect(dhl?.trackers).toEqual([]);
  });
});
