import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { aBanner, publish } from '#test/banners.ts';
import { usualNewsletter } from '#test/newsletters.ts';
import { filled, listed, made, shop } from '#test/register.ts';

const app = testApp({ limits: 'off', config: { chromium: undefined, contentUrl: 'https://content.example.com' } });

const own = async (person: Parameters<typeof listed>[0]) =>
  (await listed(person))
    .filter(({ anchor }) => anchor.of === 'organization')
    .map(({ name }) => name)
    .toSorted();

test('a published banner, newsletter and form are drafts of the organization, once for all sites (R5)', async () => {
  const site = await aBanner(app, { services: ['hotjar'] });
  const { person, siteId } = site;
  await filled(person);
  // A banner that nobody sees asks nobody.
  expect(await own(person)).toEqual([]);
  await publish(site);
  await made(person, `/sites/${siteId}/newsletters`, usualNewsletter);
  await person.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished: true, workplace: 'IE' });
  expect(await filled(person, { siteId })).toBe(3);
  expect(await own(person)).toEqual(['Advertising by e-mail', 'Consents and choices', 'Privacy requests']);
  expect(await filled(person)).toBe(0);
  // A second site does the same, and the organization has its records.
  const second = await shop(person, 'Second shop');
  await person.put(`/api/v1/sites/${second.siteId}/dsar-form`, { isPublished: true, workplace: 'IE' });
  await filled(person);
  expect(await own(person)).toHaveLength(3);
});

test('what the documents of a site state of its newsletter is no second record', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await shop(person);
  const activities = [{ id: 'news', kind: 'newsletter' }];
  await person.patch(`/api/v1/documents/${documentId}`, { settings: { activities } });
  await made(person, `/sites/${siteId}/newsletters`, usualNewsletter);
  await filled(person);
  expect(await own(person)).toEqual([]);
  expect((await listed(person)).filter(({ name }) => /newsletter/i.test(name))).toHaveLength(1);
});
