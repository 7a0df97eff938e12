import type { BannerConfiguration } from '@app/consent';
import { createGuard } from '@app/scanner';
import { readTcString } from '@app/tcf';
import type { PanelData } from '@app/tcf/panel-data.ts';
import { testTexts, testVendorList } from '@app/tcf/test-list.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBanner, bannerOf, dataOf, publish, read, save, url, type BannerSite } from '#test/banners.ts';
import { testApp } from '#test/app.ts';

// The test list is served on this machine, under the publisher's name.
let server: Server;
let asked: string[] = [];
let german = testTexts(5, 'de');
let providers = '';
const port = () => (server.address() as AddressInfo).port;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/providers.csv') return void response.setHeader('content-type', 'text/csv').end(providers);
    const body = request.url === '/v3/vendor-list.json' ? testVendorList() : german;
    if (!/^\/v3\/(?:vendor-list|purposes-de)\.json$/.test(request.url ?? '')) return void response.writeHead(404).end();
    response.setHeader('content-type', 'application/json').setHeader('cache-control', 'max-age=172800');
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());

const app = testApp({
  guard: createGuard({ resolve: async () => ['127.0.0.1'], reachable: (address) => address === '127.0.0.1' }),
  lists: () => ({
    vendors: `http://vendor-list.example:${port()}`,
    providers: `http://providers.example:${port()}/providers.csv`,
  }),
});

test('T1, T9, T10: TCF waits for a registration, a list that was fetched and its official texts', async () => {
  const site = await aBanner(app, { languages: ['de', 'en'] });
  const { configuration } = await read(site);
  const tcf = { ...configuration.tcf, on: true, vendors: [1, 2, 3, 4, 5, 6, 7, 8], publisherCountry: 'IE' };
  await save(site, { tcf, regimes: 'eu' });
  const refused = async () => {
    const answer = await site.person.post(url(site, '/publish'), {});
    return answer.json<{ findings?: readonly { readonly code: string }[] }>().findings?.map(({ code }) => code);
  };
  expect(await refused()).toEqual(['banner.tcf-cmp-id', 'tcf.list']);
  await save(site, { tcf: { ...tcf, cmpId: 31 } });
  expect(await refused()).toEqual(['tcf.list']);

  await app.runScheduled('cookie-solution.vendor-list');
  expect(asked).toEqual(['/v3/vendor-list.json', '/v3/purposes-de.json']);
  const { vendorList } = await read(site);
  expect(vendorList).toMatchObject({ version: 220, languages: ['de'] });
  expect(Date.parse(vendorList.outdatedFrom ?? '') - Date.parse(vendorList.fetchedAt ?? '')).toBe(14 * 86_400_000);

  await publish(site);
  const path = new URL((await read(site)).addresses?.script ?? '').pathname;
  const banner = await bannerOf(app, (await app.http.inject({ url: path })).body);
  // It is a test list, which the banner says.
  expect(banner.tcf).toMatchObject({ cmpId: 31, country: 'IE', test: 1 });
  expect(readTcString(banner.tcf?.most ?? '')).toMatchObject({
    ok: true,
    tc: { cmpId: 31, listVersion: 220, language: 'DE' },
  });
  expect(banner.words.ask?.body).toContain('[TEST de: purpose 1]');
  const [list = ''] = banner.tcf?.list ?? [];
  const panel = dataOf<PanelData>((await app.http.inject({ url: list })).body);
  expect(panel.list.language).toBe('de');
  expect(panel.list.names.length).toBeLessThanOrEqual(8);
});

test('T9: a list is asked for again when its time is over, and by nobody while nobody speaks TCF', async () => {
  asked = [];
  await app.runScheduled('cookie-solution.vendor-list');
  expect(asked).toEqual([]);
  app.clock.forward(172_801_000);
  await app.runScheduled('cookie-solution.vendor-list');
  expect(asked).toEqual(['/v3/vendor-list.json', '/v3/purposes-de.json']);

  await app.owner.query(`update banner set configuration = jsonb_set(configuration, '{tcf,on}', 'false')`);
  app.clock.forward(15 * 86_400_000);
  asked = [];
  await app.runScheduled('cookie-solution.vendor-list');
  expect(asked).toEqual([]);
});

test('owners choose from the vendors of the list that is there, and may have it fetched', async () => {
  const person = await app.signUp();
  asked = [];
  const answer = await person.post('/api/v1/vendor-list/fetch', {});
  expect([answer.statusCode, answer.json()]).toMatchObject([202, { version: 220 }]);
  await app.runJobs();
  expect(asked).toContain('/v3/vendor-list.json');
  const list = (await person.get('/api/v1/vendor-list')).json<{ vendors: { id: number; purposes: number[] }[] }>();
  expect(list.vendors.length).toBeGreaterThan(100);
  expect(list.vendors[0]).toMatchObject({ id: 1 });
});

/** A site that uses TCF, with the newest list. */
async function speaking(change: Partial<BannerConfiguration['tcf']>) {
  const site = await aBanner(app, { languages: ['de', 'en'] });
  const { configuration } = await read(site);
  const tcf = { ...configuration.tcf, on: true, vendors: 'all' as const, publisherCountry: 'IE', cmpId: 31, ...change };
  await save(site, { tcf, regimes: 'eu' });
  app.clock.forward(3 * 86_400_000);
  await app.runScheduled('cookie-solution.vendor-list');
  return site;
}
const published = async (site: BannerSite) => {
  const { addresses } = await read(site);
  app.clock.forward(6000);
  return bannerOf(app, (await app.http.inject({ url: new URL(addresses?.script ?? '').pathname })).body);
};

test('T10: a translation that lacks something of the list is not shown: the English is, and nothing is published', async () => {
  german = testTexts(4, 'de');
  const site = await speaking({});
  const { configuration } = await read(site);
  const refused = await site.person.post(url(site, '/publish'), {});
  expect(refused.json()).toMatchObject({ findings: [{ code: 'tcf.texts' }] });
  const preview = await site.person.post(url(site, '/preview'), { configuration, language: 'de' });
  const page = await app.http.inject({ url: new URL(preview.json<{ url: string }>().url).pathname });
  expect(page.body).toContain('[TEST en: purpose 1]');
  expect(page.body).not.toContain('[TEST de: purpose 1]');
  german = testTexts(5, 'de');
});

test('T11, T22: legitimate interest is spoken of where vendors may rely on it under the restrictions of the site', async () => {
  const site = await speaking({});
  await publish(site);
  expect((await published(site)).words.ask?.body).toContain('berechtigt');

  const { configuration } = await read(site);
  const consentOnly = [2, 7, 8, 9, 10, 11].map((purpose) => ({ purpose, type: 1 as const, vendors: [] }));
  await publish(site, { tcf: { ...configuration.tcf, restrictions: consentOnly } });
  expect((await published(site)).words.ask?.body).not.toContain('berechtigt');
});

const names = '"Provider ID","Provider Name","Policy URL","Domains"\n';
const firstProviders = `${names}"35","[TEST provider 35]","https://35.example/p","35.example"\n"1","[TEST provider 1]","",""\n`;
const codesOf = async (site: BannerSite) => {
  const answer = await site.person.post(url(site, '/publish'), {});
  return (answer.json<{ findings?: readonly { readonly code: string }[] }>().findings ?? []).map(({ code }) => code);
};

test('G10: Additional Consent waits for a list of Google’s providers that makes sense, knows whom was chosen, and is current', async () => {
  const site = await speaking({ additionalConsent: true, atps: [1, 99] });
  expect(await codesOf(site)).toEqual(['tcf.providers']);

  providers = '<!doctype html>';
  await app.runScheduled('cookie-solution.provider-list');
  expect(await codesOf(site)).toEqual(['tcf.providers']);

  providers = firstProviders;
  asked = [];
  await app.runScheduled('cookie-solution.provider-list');
  expect(asked).toContain('/providers.csv');
  await publish(site);
  const banner = await published(site);
  expect(banner.tcf).toMatchObject({ ac: '1' });
  const [list = ''] = banner.tcf?.list ?? [];
  const panel = dataOf<PanelData>((await app.http.inject({ url: list })).body);
  expect(panel.providers).toEqual([[1, '[TEST provider 1]', '']]);
  // Providers outside TCF count as partners too.
  expect(banner.words.ask?.body).toContain(`(${panel.list.names.length + 1})`);

  const { configuration } = await read(site);
  await save(site, { tcf: { ...configuration.tcf, atps: [99] } });
  expect(await codesOf(site)).toEqual(['tcf.providers-none']);
  await save(site, { tcf: { ...configuration.tcf, atps: [35, 1] } });
  await publish(site);
  expect((await published(site)).tcf).toMatchObject({ ac: '1.35' });

  // A download that failed may be repeated at any time.
  providers = '';
  app.clock.forward(15 * 86_400_000);
  await app.runScheduled('cookie-solution.vendor-list');
  expect(await codesOf(site)).toEqual(['tcf.providers-old']);
  providers = firstProviders;
});

test('G10: switched off, nothing is written of providers', async () => {
  const site = await speaking({ additionalConsent: false, atps: [35] });
  await publish(site);
  const banner = await published(site);
  expect(banner.tcf).not.toHaveProperty('ac');
  const panel = dataOf<PanelData>((await app.http.inject({ url: banner.tcf?.list[0] ?? '' })).body);
  expect(panel.providers).toEqual([]);
});

test('G10: owners choose from the names on the list, and may have it fetched where nobody uses it yet', async () => {
  await app.owner.query(
    `update banner set configuration = jsonb_set(configuration, '{tcf,additionalConsent}', 'false')`,
  );
  app.clock.forward(15 * 86_400_000);
  asked = [];
  await app.runScheduled('cookie-solution.provider-list');
  expect(asked).toEqual([]);

  const person = await app.signUp();
  const answer = await person.post('/api/v1/provider-list/fetch', {});
  expect(answer.statusCode).toBe(202);
  await app.runJobs();
  expect(asked).toContain('/providers.csv');
  const list = (await person.get('/api/v1/provider-list')).json();
  expect(list).toMatchObject({
    fetchedAt: expect.any(String),
    providers: [
      { id: 1, name: '[TEST provider 1]' },
      { id: 35, name: '[TEST provider 35]' },
    ],
  });
});
