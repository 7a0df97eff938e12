import { purposes, type CompiledLayer } from '@app/consent';
import { effectiveService } from '@app/catalogue';
import { fill, loadWords } from '@app/texts';
import { expect, test } from 'vitest';
import { aBanner, bannerOf, dataOf, publish, read, type BannerSite } from '#test/banners.ts';
import { testApp } from '#test/app.ts';
import { catalogue } from '../policies/index.ts';

const app = testApp({ config: { chromium: undefined } });

async function published(site: BannerSite) {
  await publish(site);
  const { addresses } = await read(site);
  const get = async (address: string) => (await app.http.inject({ url: new URL(address).pathname })).body;
  const banner = await bannerOf(app, await get(addresses?.script ?? ''));
  const layer = dataOf<CompiledLayer>(await get(`${banner.base}${banner.parts.layer[0]}`));
  return { banner, layer };
}

/** The named trackers of each switch of the second layer, by service. */
function shownIn({ purposes }: CompiledLayer, service: string) {
  return Object.fromEntries(
    purposes.flatMap(({ name, services }) =>
      services
        .filter((one) => one.name === service)
        .map(({ trackers }) => [name, trackers.map(([tracker]) => tracker)]),
    ),
  );
}

test('L1: pixels that attribute sales to advertisements wait for marketing', async () => {
  const pixels = [
    'linkedin-insight-tag',
    'tiktok-pixel',
    'pinterest-tag',
    'snap-pixel',
    'google-ads-conversion-tracking',
  ];
  const site = await aBanner(app, { services: pixels });
  const { services, findings } = await read(site);
  expect(services.map(({ purpose }) => purpose)).toEqual(pixels.map(() => 'marketing'));
  expect(findings.filter(({ path }) => path.startsWith('services.'))).toEqual([]);
  const { banner } = await published(site);
  expect(banner.purposes).toBe(1 | 16);
  expect(banner.hosts[4]).toContain('snap.licdn.com');
  expect(banner.hosts[3]).toBe('');
});

test('L3: the analytics of a shop wait while its checkout runs', async () => {
  const site = await aBanner(app, { services: ['shopify', 'stripe', 'paypal'] });
  const { services } = await read(site);
  expect(services.map(({ name, purpose }) => [name, purpose])).toEqual([
    ['Shopify', 'necessary'],
    ['Stripe', 'necessary'],
    ['PayPal', 'necessary'],
  ]);
  expect(services[0]?.split).toEqual([
    {
      purpose: 'measurement',
      trackers: ['_shopify_y', '_shopify_s', '_y', '_s', '_landing_page', '_orig_referrer'],
      hosts: ['monorail-edge.shopifysvc.com'],
    },
  ]);

  const { banner, layer } = await published(site);
  expect(banner.purposes).toBe(1 | 2 | 8);
  expect(banner.hosts[3]?.split(' ')).toEqual([
    't.paypal.com',
    'monorail-edge.shopifysvc.com',
    'q.stripe.com',
    'r.stripe.com',
  ]);
  expect(banner.hosts[1]).toContain('m.stripe.com');
  expect(banner.words.ask?.body).toContain('[3 other companies](services)');
  const shown = shownIn(layer, 'Shopify');
  expect(shown['Analytics']).toContain('_shopify_y');
  expect(shown['Necessary']).toContain('cart');
  expect(shown['Necessary']).not.toContain('_shopify_y');
  expect(shownIn(layer, 'Stripe')).toMatchObject({ Functionality: ['m'], Necessary: ['__stripe_mid', '__stripe_sid'] });
  // A refusal of measurement deletes the cookies that the shop set, and leaves the cart.
  expect(layer.trackers[3]).toEqual(expect.arrayContaining(['_shopify_y', '_orig_referrer']));
  expect(layer.trackers.flat()).not.toContain('cart');
});

/** The category of each tracker of each service: as the cookie policy says it, and as the banner does it. */
async function placesOf(site: BannerSite) {
  const address = `/api/v1/sites/${site.siteId}/documents`;
  const made = await site.person.post(address, { type: 'cookie_policy', languages: ['en'] });
  const { id } = made.json<{ id: string }>();
  const answer = await site.person.post(`/api/v1/documents/${id}/publish`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  const { url } = (await site.person.get(`/api/v1/documents/${id}`)).json<{ url: string }>();
  const text = (await app.http.inject({ url: `${new URL(url).pathname}.md` })).body;
  const [{ categoryHeading }, { categories }] = await Promise.all([
    loadWords('en', 'cookiePolicy'),
    loadWords('en', 'services'),
  ]);
  const said = text.split(/^## /m).flatMap((section) => {
    const category = purposes.find((one) =>
      section.startsWith(`${fill(categoryHeading, { category: categories[one] })}\n`),
    );
    return section.split(/^### /m).flatMap((entry) => {
      const [service = ''] = entry.split('\n', 1);
      const rows = entry.matchAll(/^\| (.+?) \| (?:Cookie|Local storage|Device identifier) \|/gm);
      return [...rows].map(([, name = '']) => `${unescaped(service)}: ${unescaped(name)} ${category}`);
    });
  });
  const { layer } = await published(site);
  const done = layer.purposes.flatMap(({ bit, services }) =>
    services.flatMap(({ name, trackers }) => trackers.map(([tracker]) => `${name}: ${tracker} ${purposes[bit]}`)),
  );
  return { said: said.sort(), done: done.sort() };
}

const unescaped = (text: string) => text.replaceAll(/\\([^\w\s])|\\(_)/g, '$1$2');

test('L3: the policy says of each tracker what the banner does with it, for every service that is split', async () => {
  const split = catalogue.services.filter((service) => {
    const { category, trackers } = effectiveService(service, {});
    return (
      service.tier === 'curated' &&
      service.status === 'active' &&
      trackers.some((one) => one.category && one.category !== category)
    );
  });
  expect(split.length).toBeGreaterThan(60);
  const site = await aBanner(app, { services: split.map(({ id }) => id) });
  const { said, done } = await placesOf(site);
  expect(said.length).toBeGreaterThan(200);
  expect(said).toEqual(done);
});

test('L3, B16: a service that is split asks again only for what is new', async () => {
  const site = await aBanner(app, { services: ['hotjar', 'google-maps'] });
  const first = await published(site);
  expect(first.banner.since).toEqual([[1], [1], [1], [1], [1]]);
  const added = await site.person.post(`/api/v1/documents/${site.documentId}/services`, { service: 'shopify' });
  expect(added.statusCode, added.body).toBeLessThan(300);
  expect((await read(site)).changes.filter(({ kind }) => kind === 'asked-again')).toEqual([
    { kind: 'asked-again', what: 'measurement' },
  ]);
  const second = await published(site);
  expect(second.banner.since).toEqual([[2], [1], [1], [2], [1]]);
  const again = await site.person.post(`/api/v1/sites/${site.siteId}/banner/publish`, {});
  expect(again.json()).toMatchObject({ created: false });
});
