import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { bannerOf, publish as publishBanner, read } from '#test/banners.ts';

// The law of the owner's country comes first, and only the areas of the audience add others (0133).

const app = testApp();

const owners = {
  IT: { name: 'Ada Example', email: 'ada@example.com', address: 'Via Esempio 1, 50122 Firenze', country: 'IT' },
  GB: { name: 'Example Charity', email: 'info@example.com', address: '1 Example Street, Bristol', country: 'GB' },
  US: { name: 'Example Inc.', email: 'info@example.com', address: '1 Example Street, Denver, CO 80202', country: 'US' },
  BR: { name: 'Exemplo Ltda.', email: 'info@example.com', address: 'Rua Exemplo 1, São Paulo', country: 'BR' },
} as const;

type Published = { siteId: string; id: string; publicId: string };

async function published(person: Person, country: keyof typeof owners, areas: string[]): Promise<Published> {
  const site = { name: 'https://example.com', url: 'https://example.com', type: 'Site', areas };
  const siteId = (await person.post('/api/v1/sites', site)).json<{ id: string }>().id;
  await person.put(`/api/v1/sites/${siteId}/owner`, owners[country]);
  const body = { type: 'privacy_policy', languages: ['en'] };
  const made = (await person.post(`/api/v1/sites/${siteId}/documents`, body)).json<Omit<Published, 'siteId'>>();
  for (const service of ['google-analytics-4', 'stripe', 'mailchimp'])
    await person.post(`/api/v1/documents/${made.id}/services`, { service });
  await person.patch(`/api/v1/documents/${made.id}`, {
    settings: { usStates: { optOutUrl: 'https://example.com/no' } },
  });
  await publish(person, made.id);
  return { siteId, id: made.id, publicId: made.publicId };
}

async function publish(person: Person, id: string): Promise<void> {
  const answer = await person.post(`/api/v1/documents/${id}/publish`, {});
  expect(answer.statusCode, answer.body).toBe(200);
}

const page = async ({ publicId }: Pick<Published, 'publicId'>) =>
  (await (await app.visitor()).get(`/privacy-policy/${publicId}/full-legal`)).body;

/** What documents of owners outside Europe must not name. */
const european = /GDPR|\bEEA\b|European (?:Union|Commission)|Ireland|Irish|Germany|GmbH|Luxembourg|S\.à/;

test('L18: a blog of Florence that says "only Italy" names no other law', async () => {
  const text = await page(await published(await app.signUp(), 'IT', ['home']));
  expect(text).toContain('Art. 6(1)(a) GDPR');
  expect(text).not.toMatch(/United Kingdom|UK GDPR|Switzerland|FADP|164A|LGPD|California|Quebec/);
});

test('L16: a charity of Bristol names UK law, and for people in the EEA the GDPR in a section of its own', async () => {
  const person = await app.signUp();
  const charity = await published(person, 'GB', ['home']);
  const text = await page(charity);
  expect(text).toContain('Art. 6(1)(a) UK GDPR');
  expect(text).toContain('Information Commissioner');
  expect(text.replaceAll('UK GDPR', '')).not.toMatch(/GDPR|European Commission/);

  await person.patch(`/api/v1/sites/${charity.siteId}`, { areas: ['home', 'eea'] });
  expect(await page(charity)).toBe(text);
  await publish(person, charity.id);
  const both = await page(charity);
  expect(both).toContain('Art. 6(1)(a) UK GDPR');
  expect(both).toContain('For people in the European Economic Area');
});

test.each(['US', 'BR'] as const)(
  'L15, L18: documents of an owner in %s without an audience in Europe name no company or law of Europe',
  async (country) => {
    const person = await app.signUp();
    const site = await published(person, country, ['home']);
    expect(await page(site)).not.toMatch(european);
    await person.patch(`/api/v1/sites/${site.siteId}`, { areas: ['home', 'eea'] });
    await publish(person, site.id);
    expect(await page(site)).toMatch(european);
  },
);

test('readers choose among the places that a document has sections for, each of them once', async () => {
  const person = await app.signUp();
  const places = async (country: keyof typeof owners, areas: string[]) => {
    const html = await page(await published(person, country, areas));
    return [...html.matchAll(/name="country" value="(\w+)"/g)].map(([, code]) => code);
  };
  expect(await places('US', ['home'])).toEqual([]);
  expect(await places('IT', ['home', 'us'])).toEqual(['EU', 'US']);
  expect(await places('GB', ['home', 'eea', 'us'])).toEqual(['EU', 'US']);
});

test('the banner names companies by the same areas, and asks each visitor as the law of their place wants', async () => {
  const person = await app.signUp();
  const { siteId, id: documentId } = await published(person, 'US', ['home']);
  await person.post(`/api/v1/documents/${documentId}/services`, { service: 'meta-pixel-facebook-pixel' });
  const site = { person, siteId, documentId };
  const compiled = async () => {
    await publishBanner(site);
    const { addresses } = await read(site);
    const get = async (address: string) => (await app.http.inject({ url: new URL(address).pathname })).body;
    const banner = await bannerOf(app, await get(addresses?.script ?? ''));
    return { regimes: banner.regimes, layer: await get(`${banner.base}${banner.parts.layer[0]}`) };
  };
  const atHome = await compiled();
  expect(atHome.layer).toContain('Meta Platforms');
  expect(atHome.layer).not.toContain('Ireland');

  await person.patch(`/api/v1/sites/${siteId}`, { areas: ['home', 'eea'] });
  const abroad = await compiled();
  expect(abroad.layer).toContain('Meta Platforms Ireland Limited');
  expect(abroad.regimes).toEqual(atHome.regimes);
});

test('a site from before areas is written as it was until its owner chooses areas and publishes again', async () => {
  const person = await app.signUp();
  const site = await published(person, 'BR', ['home']);
  // As a site of an earlier version is stored.
  await app.owner.query("update site set areas = null, area_type = 'worldwide' where id = $1", [site.siteId]);
  expect((await person.get(`/api/v1/sites/${site.siteId}`)).json()).toMatchObject({
    areas: null,
    areaType: 'worldwide',
  });
  await publish(person, site.id);
  const former = await page(site);
  expect(former).toContain('Art. 6(1)(a) GDPR');

  await person.patch(`/api/v1/sites/${site.siteId}`, { name: 'https://example.org', areaType: 'worldwide' });
  expect((await person.get(`/api/v1/sites/${site.siteId}`)).json()).toMatchObject({ areas: null });
  const adopted = await person.patch(`/api/v1/sites/${site.siteId}`, { areas: ['home'] });
  expect(adopted.json()).toMatchObject({ areas: ['home'] });
  expect(await page(site)).toBe(former);
  expect((await person.get(`/api/v1/documents/${site.id}`)).json()).toMatchObject({ status: 'changed' });
  const compared = await person.get(`/api/v1/documents/${site.id}/comparison?from=2&language=en`);
  expect(compared.body).toContain('LGPD, Art. 7, I');

  await publish(person, site.id);
  expect(await page(site)).toContain('LGPD, Art. 7, I');
  const earlier = await (await app.visitor()).get(`/privacy-policy/${site.publicId}/versions/2?variant=complete`);
  expect(earlier.body).toContain('Art. 6(1)(a) GDPR');
});
