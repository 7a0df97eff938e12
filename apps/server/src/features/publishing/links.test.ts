import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();
const owner = { name: 'Ada Example', email: 'ada@example.com', address: 'Street 1, 1010 Vienna', country: 'AT' };

type Started = { readonly id: string; readonly publicId: string };

/** A site with analytics and an unpublished privacy policy, cookie policy and terms. */
async function aSite(person: Person): Promise<readonly [policy: Started, cookies: Started, terms: Started]> {
  const site = { name: 'Example', url: 'https://example.com', type: 'Site' };
  const { id } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  await person.put(`/api/v1/sites/${id}/owner`, owner);
  const start = async (type: string) =>
    (await person.post(`/api/v1/sites/${id}/documents`, { type, languages: ['en', 'de'] })).json<Started>();
  const policy = await start('privacy_policy');
  await person.put(`/api/v1/documents/${policy.id}/services`, { services: [{ service: 'google-analytics-4' }] });
  const [cookies, terms] = [await start('cookie_policy'), await start('terms_and_conditions')];
  await settings(person, terms, { terms: { offers: ['information'] } });
  return [policy, cookies, terms];
}

async function settings(person: Person, { id }: Started, change: object): Promise<void> {
  expect((await person.patch(`/api/v1/documents/${id}`, { settings: change })).statusCode).toBe(200);
}

async function publish(person: Person, { id }: Started): Promise<void> {
  const answer = await person.post(`/api/v1/documents/${id}/publish`, {});
  expect(answer.statusCode, answer.body).toBe(200);
}

const shown = async (person: Person, { id }: Started) =>
  (await person.get(`/api/v1/documents/${id}`)).json<{ status: string; version: number | null }>();

/** The address of the link with these words. */
function linked(text: string, words: string): string | undefined {
  return new RegExp(`<a href="([^"]*)"[^>]*>${words}</a>`).exec(text)?.[1];
}

/** The links in the preview of each text, as they would be published now. */
async function leads(person: Person, [policy, cookies, terms]: Awaited<ReturnType<typeof aSite>>) {
  const read = async (path: string) => (await person.get(`/private/${path}`)).body;
  const [complete, brief, below, agreement] = [
    await read(`privacy-policy/${policy.publicId}/full-legal`),
    await read(`privacy-policy/${policy.publicId}`),
    await read(`privacy-policy/${cookies.publicId}/cookie-policy`),
    await read(`terms-and-conditions/${terms.publicId}`),
  ];
  return {
    completeToBrief: linked(complete, 'Privacy policy in brief'),
    completeToCookies: linked(complete, 'cookie policy'),
    briefToComplete: linked(brief, 'complete policy'),
    briefToCookies: linked(brief, 'cookie policy'),
    cookiesToComplete: linked(below, 'privacy policy'),
    termsToComplete: linked(agreement, 'privacy policy'),
    termsToCookies: linked(agreement, 'cookie policy'),
  };
}

test('documents lead to those that are hosted, to addresses of the owner, or nowhere', async () => {
  const person = await app.signUp();
  const site = await aSite(person);
  const [policy, cookies] = site;
  const root = `${app.services.config.contentUrl}/privacy-policy/${policy.publicId}`;
  const [toComplete, toBrief, toCookies] = [
    `${root}/full-legal?lang=en`,
    `${root}?lang=en`,
    `${root}/cookie-policy?lang=en`,
  ];

  // Both forms of the privacy policy are published together; nothing links to an unpublished document.
  expect(await leads(person, site)).toEqual({ completeToBrief: toBrief, briefToComplete: toComplete });

  await publish(person, policy);
  await publish(person, cookies);
  expect(await leads(person, site)).toEqual({
    completeToBrief: toBrief,
    completeToCookies: toCookies,
    briefToComplete: toComplete,
    briefToCookies: toCookies,
    cookiesToComplete: toComplete,
    termsToComplete: toComplete,
    termsToCookies: toCookies,
  });

  const own = (name: string) => ({ mode: 'custom', url: `https://example.com/${name}` });
  await settings(person, policy, {
    links: { privacyPolicy: own('privacy'), simplifiedPolicy: own('brief'), cookiePolicy: own('cookies') },
  });
  expect(await leads(person, site)).toEqual({
    completeToBrief: 'https://example.com/brief',
    completeToCookies: 'https://example.com/cookies',
    briefToComplete: 'https://example.com/privacy',
    briefToCookies: 'https://example.com/cookies',
    cookiesToComplete: 'https://example.com/privacy',
    termsToComplete: 'https://example.com/privacy',
    termsToCookies: 'https://example.com/cookies',
  });

  const none = { mode: 'disabled' };
  await settings(person, policy, { links: { privacyPolicy: none, simplifiedPolicy: none, cookiePolicy: none } });
  expect(await leads(person, site)).toEqual({});
});

test('an own address is given where no document is hosted', async () => {
  const person = await app.signUp();
  const site = await aSite(person);
  const url = 'https://example.com/cookies';
  await settings(person, site[0], { links: { cookiePolicy: { mode: 'custom', url } } });
  expect(await leads(person, site)).toMatchObject({ completeToCookies: url, briefToCookies: url, termsToCookies: url });
});

test('published documents lead to one that is published after them, in the language they are read in', async () => {
  const person = await app.signUp();
  const [policy, cookies, terms] = await aSite(person);
  await publish(person, policy);
  await publish(person, terms);
  await app.runJobs();
  expect(await shown(person, policy)).toMatchObject({ version: 1 });

  app.clock.forward(60_000);
  await publish(person, cookies);
  await app.runJobs();

  const visitor = await app.visitor();
  const at = `/privacy-policy/${policy.publicId}`;
  const page = await visitor.get(`${at}/full-legal?lang=de`);
  expect(linked(page.body, 'Cookie-Richtlinie')).toBe(`${app.services.config.contentUrl}${at}/cookie-policy?lang=de`);
  const agreement = await visitor.get(`/terms-and-conditions/${terms.publicId}.md?lang=en`);
  expect(agreement.body).toContain(`[cookie policy](<${app.services.config.contentUrl}${at}/cookie-policy?lang=en>)`);
  for (const document of [policy, terms]) {
    expect(await shown(person, document)).toMatchObject({ status: 'published', version: 2 });
  }
  // Publishing again without changes creates no version.
  await publish(person, policy);
  expect(await shown(person, policy)).toMatchObject({ version: 2 });
});

test('what an owner has changed and not published stays a draft when another document is published', async () => {
  const person = await app.signUp();
  const [policy, cookies] = await aSite(person);
  await publish(person, policy);
  app.clock.forward(1000);
  await person.post(`/api/v1/documents/${policy.id}/services`, { service: 'stripe' });

  app.clock.forward(1000);
  await publish(person, cookies);
  await app.runJobs();

  expect(await shown(person, policy)).toMatchObject({ status: 'changed', version: 1 });
  const page = await (await app.visitor()).get(`/privacy-policy/${policy.publicId}/full-legal`);
  expect(page.body).not.toContain('Stripe');
});

test('the terms too lead to a deleted policy no more', async () => {
  const person = await app.signUp();
  const [policy, cookies, terms] = await aSite(person);
  for (const document of [policy, terms]) await publish(person, document);
  await app.runJobs();

  app.clock.forward(1000);
  await person.delete(`/api/v1/documents/${cookies.id}`);
  expect(await shown(person, terms)).toMatchObject({ status: 'published' });
  await person.delete(`/api/v1/documents/${policy.id}`);
  expect(await shown(person, terms)).toMatchObject({ status: 'changed' });
});
