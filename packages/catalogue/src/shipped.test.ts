/// <reference types="vite/types/importMeta.d.ts" />
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assumedPlaces, checkServices, createCatalogue, effectiveService, readLines } from './index.ts';

const files = import.meta.glob<string>('../data/*.jsonl', { query: '?raw', import: 'default', eager: true });
const lines = Object.values(files).flatMap((text) => text.split('\n'));
const catalogue = createCatalogue(lines);
const idsFor = (query: string, limit?: number) => catalogue.search(query, limit).map(({ id }) => id);

test('the catalogue that comes with the program is sound', () => {
  const read = readLines(lines);
  expect(read).toMatchObject({ ok: true });
  expect(checkServices(catalogue.services)).toEqual([]);
  expect(catalogue.services.length).toBeGreaterThan(4300);
  expect(catalogue.services.filter(({ tier }) => tier !== 'listed').length).toBeGreaterThan(2850);
});

test('what is read at a start, without checks, is what the checks have seen', () => {
  const read = readLines(lines);
  expect(read.ok && read.services).toEqual(catalogue.services);
});

test('each file is sorted by id, one service a line', () => {
  const edits = /(?:editor|companies)\.jsonl$/;
  for (const [file, text] of Object.entries(files).filter(([name]) => !edits.test(name))) {
    const ids = text
      .trim()
      .split('\n')
      .map((line) => String(JSON.parse(line).id));
    expect(ids, file).toEqual([...ids].sort());
  }
});

describe('search finds first', () => {
  test.each([
    ['google analytics', 'google-analytics-4'],
    ['ga4', 'google-analytics-4'],
    ['GA4', 'google-analytics-4'],
    ['googel analytics', 'google-analytics-4'],
    ['google analitycs', 'google-analytics-4'],
    ['youtube', 'youtube-embedded-player'],
    ['yuotube', 'youtube-embedded-player'],
    ['mailchimp', 'mailchimp'],
    ['mail chimp', 'mailchimp'],
    ['meta pixel', 'meta-pixel-facebook-pixel'],
    ['facebook pixel', 'meta-pixel-facebook-pixel'],
    ['stripe', 'stripe'],
    ['stri', 'stripe'],
    ['cloudflare', 'cloudflare'],
    ['google ads', 'google-ads-conversion-tracking'],
    ['gtm', 'google-tag-manager'],
    ['recaptcha', 'google-recaptcha'],
    ['bing ads', 'microsoft-advertising-uet'],
    ['amazon associates', 'amazon-general'],
    ['sendinblue', 'brevo-sendinblue'],
    ['brevo', 'brevo-sendinblue'],
    ['calendly', 'calendly'],
    ['Médiamétrie', 'mediametrie-estat'],
    ['google-analytics.com', 'google-analytics-4'],
    ['https://www.google-analytics.com/g/collect?v=2', 'google-analytics-4'],
    ['js.stripe.com', 'stripe'],
    ['//static.hotjar.com/c/hotjar-1.js', 'hotjar'],
  ])('%s', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });
});

test('a company is found by its name', () => {
  expect(idsFor('functional software')).toContain('sentry');
  expect(idsFor('intuition machines')[0]).toBe('hcaptcha');
});

test('without words, the most used come first, and no more than asked for', () => {
  expect(idsFor('', 3)).toEqual(['google-tag-manager', 'google-hosted-libraries', 'facebook-social-plugins']);
  expect(idsFor('google', 4)).toHaveLength(4);
  expect(idsFor('qqqqqqqqqqqq')).toEqual([]);
});

test('what only an older list names is found by those who ask for it, and offered to nobody else', () => {
  const listed = catalogue.services.filter(({ tier }) => tier === 'listed');
  expect(listed.length).toBeGreaterThan(1400);
  expect(listed.every(({ status }) => status !== 'active')).toBe(true);
  const offered = new Set(idsFor('', catalogue.services.length));
  expect(listed.filter(({ id }) => offered.has(id))).toEqual([]);
  expect(idsFor('15gifts')[0]).toBe('15gifts');
});

test('whatever is typed, the answer is a short list without repetition', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), fc.integer({ min: -5, max: 1e9 }), (query, limit) => {
      const ids = idsFor(query, limit);
      expect(ids.length).toBeLessThanOrEqual(Math.min(Math.max(limit, 0), catalogue.services.length));
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 200 },
  );
});

test('every service is found by its name, however it is cased', () => {
  for (const { id, name } of catalogue.services) expect(idsFor(name.toUpperCase(), 10), name).toContain(id);
});

describe('the services that most sites use are described in full', () => {
  test.each([
    ['google-analytics-4', 'Google LLC', ['IE', 'US'], 'analytics', ['_ga 2 year', '_ga_* 2 year']],
    [
      'stripe',
      'Stripe, Inc.',
      ['IE', 'US'],
      'payments',
      ['__stripe_mid 1 year', '__stripe_sid 30 minute', 'm 13 month'],
    ],
    ['google-tag-manager', 'Google LLC', ['IE', 'US'], 'tag-management', []],
    ['google-fonts', 'Google LLC', ['IE', 'US'], 'fonts', []],
    ['plausible-analytics', 'Plausible Insights OÜ', ['EE'], 'analytics', []],
    ['mailchimp', 'Intuit Inc.', ['US'], 'email-marketing', undefined],
    ['meta-pixel-facebook-pixel', 'Meta Platforms, Inc.', ['IE', 'US'], 'remarketing', undefined],
    ['youtube-embedded-player', 'Google LLC', ['IE', 'US'], 'video', undefined],
    ['cloudflare', 'Cloudflare, Inc.', ['US'], 'cdn', undefined],
    ['shopify', 'Shopify Inc.', ['IE', 'CA'], 'site-platform', undefined],
    ['criteo', 'Criteo SA', ['FR'], 'remarketing', undefined],
  ])('%s', (id, provider, places, purpose, trackers) => {
    const service = catalogue.find(id);
    if (!service?.provider) throw new Error(`${id} is not there`);

    expect(service.provider.name).toBe(provider);
    expect(assumedPlaces(service.provider)).toEqual(places);
    expect(service.purposes[0]).toBe(purpose);
    expect(service.links.privacy).toMatch(/^https:/);
    expect(effectiveService(service, {}).dataTypes?.length).toBeGreaterThan(1);
    const written = service.trackers.map(({ name, lifetime }) =>
      lifetime?.kind === 'period' ? `${name} ${lifetime.period.amount} ${lifetime.period.unit}` : name,
    );
    if (trackers) expect(written).toEqual(trackers);
    else expect(service.trackers.every(({ lifetime }) => lifetime)).toBe(true);
  });
});

test('what an editor added is marked as unconfirmed', () => {
  const service = catalogue.find('stripe');
  expect(service?.provider?.privacyFramework).toEqual({ eu: true, uk: true, ch: true });
  expect(service?.unconfirmed).toEqual(expect.arrayContaining(['provider.privacyFramework', 'dataTypes']));
  expect(service?.provenance).toMatchObject({ provider: ['curated'], dataTypes: ['editor-knowledge'] });
  // A certification is not stated as a fact until someone has verified it.
  expect(service && effectiveService(service, {}).provider).not.toHaveProperty('privacyFramework');
});
