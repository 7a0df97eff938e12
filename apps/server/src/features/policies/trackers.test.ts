import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();
const owner = { name: 'Ada Example', email: 'ada@example.com', address: 'Street 1, 1010 Vienna', country: 'AT' };
const custom = {
  name: 'Own cart',
  provider: 'Ada Example',
  providerCountry: 'AT',
  purposes: ['ecommerce-tools'],
  dataTypes: ['trackers'],
  places: [{ country: 'AT' }],
  usesTrackers: true,
};

type Resource = { readonly id: string };
type Services = { readonly services: readonly Resource[]; readonly missing: readonly { path: string; code: string }[] };

/** A cookie policy with one service, and a function that sets the lifetimes of its trackers. */
async function aCookiePolicy(person: Person, service: object, languages: readonly string[]) {
  const site = { name: 'Example', url: 'https://example.com', type: 'Site' };
  const siteId = (await person.post('/api/v1/sites', site)).json<Resource>().id;
  await person.put(`/api/v1/sites/${siteId}/owner`, owner);
  const made = await person.post(`/api/v1/sites/${siteId}/documents`, { type: 'cookie_policy', languages });
  const { id } = made.json<Resource>();
  const { services } = (await person.post(`/api/v1/documents/${id}/services`, service)).json<Services>();
  const set = (lifetimes: object) =>
    person.put(`/api/v1/documents/${id}/services/${services[0]?.id}`, { overrides: { lifetimes } });
  const publish = async () => person.post(`/api/v1/documents/${id}/publish`, {});
  const read = async (url: string, language: string) =>
    (await app.script().get(`${new URL(url).pathname}.txt?lang=${language}`)).body;
  return { id, set, publish, read };
}

test('what the owner says of each tracker stands in the hosted cookie policy, in every language', async () => {
  const person = await app.signUp();
  const { set, publish, read } = await aCookiePolicy(person, { custom }, ['en', 'de']);
  const cart = {
    name: 'cart',
    purpose: 'payments',
    description: { en: 'Keeps the cart', de: 'Merkt sich den Warenkorb' },
    party: 'first',
    storage: 'local',
  };
  const lifetimes = { mode: 'custom', range: 'range_one', maximum: { value: 1, unit: 'year' } };
  expect((await set({ ...lifetimes, trackers: [cart, { name: 'seen', description: 'v2' }] })).statusCode).toBe(200);

  const { url } = (await publish()).json<{ url: string }>();

  const english = await read(url, 'en');
  expect(english).toMatch(/cart\b.*Local storage.*Payment processing · Keeps the cart.*Up to 1 year.*First/s);
  expect(english).toMatch(/seen\b.*· v2.*Up to 1 year/s);
  const german = await read(url, 'de');
  expect(german).toMatch(/cart\b.*Merkt sich den Warenkorb.*Bis zu 1 Jahr/s);
  expect(german).toContain('· v2');
});

test('each tracker has a lifetime of its own where the owner says so, and one for all where not', async () => {
  const person = await app.signUp();
  const { set, publish, read } = await aCookiePolicy(person, { custom }, ['en']);
  const trackers = [
    { name: 'cart', duration: { value: 3, unit: 'month' } },
    { name: 'seen', duration: { value: 0, unit: 'day' } },
  ];
  await set({ mode: 'custom', range: 'range_all', trackers });
  const { url } = (await publish()).json<{ url: string }>();
  expect(await read(url, 'en')).toMatch(/cart\b.*3 months.*seen\b.*Until the browser is closed/s);

  await set({ mode: 'session', trackers });
  await publish();
  const text = await read(url, 'en');
  expect(text).toMatch(/cart\b.*Until the browser is closed.*seen\b.*Until the browser is closed/s);
  expect(text).not.toContain('3 months');
});

test('P9: words for a tracker that a language lacks are asked for before it is published', async () => {
  const person = await app.signUp();
  const { set, publish } = await aCookiePolicy(person, { service: 'stripe' }, ['en', 'de']);
  const trackers = [{ name: 'cart', description: { en: 'Keeps the cart' }, duration: { value: 1, unit: 'day' } }];
  await set({ mode: 'custom', range: 'range_all', trackers });

  const refused = await publish();

  expect(refused.statusCode).toBe(422);
  expect(refused.json<Services>().missing).toMatchObject([
    { code: 'text.language', path: 'services.stripe.trackers.cart.description' },
  ]);
});

test.each([
  [{ purpose: 'world-domination' }, 'purpose', 'field.choice'],
  [{ storage: 'cloud' }, 'storage', 'field.choice'],
  [{ description: { en: 'x'.repeat(501) } }, 'description.en', 'field.max-length'],
])('a tracker with %j is refused at its field', async (said, field, code) => {
  const person = await app.signUp();
  const { set } = await aCookiePolicy(person, { service: 'stripe' }, ['en']);

  const answer = await set({ mode: 'session', trackers: [{ name: 'cart', ...said }] });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { [`overrides.lifetimes.trackers.0.${field}`]: { code } } });
});
