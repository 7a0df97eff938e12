import type { Document, ProcessingRecord } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { filled, listed, made, owner, registerPath as path, shop } from '#test/register.ts';

const app = testApp({ limits: 'off' });

const pixel = 'Meta Pixel (Facebook Pixel)';
const neither = 'we have not sold personal data, and we have not shared it';

/** A site for people in California with a service that shares data for advertising, and its record. */
async function advertising(person: Person) {
  const site = { name: 'Corner Coffee', type: 'Site', url: 'https://shop.example.com' };
  const { id: siteId } = await made(person, '/sites', site);
  const audience = { areas: ['us'], audience: { usStates: ['CA'], children: false } };
  expect((await person.patch(`/api/v1/sites/${siteId}`, audience)).statusCode).toBe(200);
  await person.put(`/api/v1/sites/${siteId}/owner`, { ...owner, country: 'US' });
  const policy = { type: 'privacy_policy', languages: ['en'] };
  const { id: documentId } = await made(person, `/sites/${siteId}/documents`, policy);
  const services = [{ service: 'meta-pixel-facebook-pixel' }, { service: 'stripe' }];
  expect((await person.put(`/api/v1/documents/${documentId}/services`, { services })).statusCode).toBe(200);
  await filled(person);
  const read = async () =>
    JSON.stringify((await person.get(`/api/v1/documents/${documentId}/preview?language=en`)).json().tree);
  const document = async () => (await person.get(`/api/v1/documents/${documentId}`)).json<Document>();
  return { siteId, documentId, read, document };
}

async function recordNamed(person: Person, name: string): Promise<ProcessingRecord> {
  const id = (await listed(person)).find((one) => one.name === name)?.id;
  return (await person.get(`${path}/${id}`)).json();
}

async function show(person: Person, id: string, value: boolean): Promise<void> {
  const setting = { ipm_field: 'show_in_policy', ipm_field_value: value };
  const answer = await person.put(`${path}/${id}/in-policy`, setting);
  expect(answer.statusCode, answer.body).toBe(200);
}

const countOf = (text: string, part: string): number => text.split(part).length - 1;

test('P13: a service that the register hides counts for what the policy says of sale and sharing, and for what is missing', async () => {
  const person = await app.signUp();
  const { read, document } = await advertising(person);
  const codes = async () => (await document()).missing.map(({ code }) => code);
  const before = await codes();
  expect(before).toContain('us.opt-out');
  expect(await read()).not.toContain(neither);
  const { id } = await recordNamed(person, pixel);
  await show(person, id, false);
  expect(await read()).not.toContain(neither);
  expect(await codes()).toEqual(before);
  // It is an entry no longer.
  expect(await read()).not.toContain('service-meta-pixel-facebook-pixel');
});

test('a service that the register hides serves the activities that it served, and stays hidden once it is removed', async () => {
  const person = await app.signUp();
  const { documentId, read, document } = await advertising(person);
  const rowOf = async () => (await document()).services.find(({ serviceId }) => serviceId === 'stripe');
  const row = await rowOf();
  const { id } = await recordNamed(person, 'Stripe');
  await show(person, id, false);
  expect(await rowOf()).toEqual(row);
  expect(await read()).not.toContain('Stripe');
  await app.owner.query(`update site_service set was_published = true where account_id = $1`, [person.accountId]);
  const services = [{ service: 'meta-pixel-facebook-pixel' }];
  expect((await person.put(`/api/v1/documents/${documentId}/services`, { services })).statusCode).toBe(200);
  expect(await read()).not.toContain('Stripe');
});

test('of a hidden service with two alternates, the first that is shown names the trackers', async () => {
  const person = await app.signUp();
  const { read } = await advertising(person);
  const { id } = await recordNamed(person, pixel);
  const before = countOf(await read(), '_fbp');
  expect(before).toBeGreaterThan(0);
  for (const label of ['Shop', 'Blog']) {
    const alternate = await made(person, `/processing-records/${id}/alternates`, { label });
    await show(person, alternate.id, true);
  }
  expect(countOf(await read(), '_fbp')).toBe(before);
  await show(person, id, false);
  expect(await read()).toContain(`${pixel} (Blog)`);
  expect(countOf(await read(), '_fbp')).toBe(before);
});

test('answers about a service that only alternates show are written to it, and what an alternate lacks leads to its record', async () => {
  const person = await app.signUp();
  const { documentId } = await shop(person);
  const custom = {
    name: 'Own cart',
    provider: 'Ada Example',
    providerCountry: 'AT',
    purposes: ['ecommerce-tools'],
    dataTypes: ['trackers'],
    places: [{ country: 'AT' }],
    usesTrackers: true,
  };
  expect((await person.put(`/api/v1/documents/${documentId}/services`, { services: [{ custom }] })).statusCode).toBe(
    200,
  );
  await filled(person);
  const missing = async () => (await person.get(`/api/v1/documents/${documentId}`)).json<Document>().missing;
  const { id } = await recordNamed(person, 'Own cart');
  const before = await missing();
  expect(before.map(({ code }) => code)).toContain('tracker.lifetimes');
  const alternate = await made(person, `/processing-records/${id}/alternates`, { label: 'Clinic' });
  await show(person, alternate.id, true);
  expect(await missing()).toEqual(before);
  await show(person, id, false);
  const deviation = { legalBasis: 'contract', sensitiveData: ['health'] };
  expect((await person.put(`${path}/${alternate.id}/stated`, deviation)).statusCode).toBe(200);
  const lacking = await missing();
  expect(lacking.map((one) => one.path)).toEqual(expect.arrayContaining(before.map((one) => one.path)));
  expect(lacking.map((one) => one.path)).toContain(`records.${alternate.id}.sensitiveCondition`);
  const answers = [{ question: 'lifetimes', choice: 'criteria' }];
  const answer = await person.post(`/api/v1/documents/${documentId}/answers`, { answers });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  expect((await missing()).filter(({ code }) => code.startsWith('tracker.lifetime'))).toEqual([]);
});
