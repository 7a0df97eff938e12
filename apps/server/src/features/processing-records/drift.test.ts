import type { DriftFinding, ProcessingRecord } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { agreed, confirmAll, drift, listed, made, registerPath, signAll } from '#test/register.ts';
import { demoScan } from '../../../seed/demo-scan.ts';
import { keepExampleScan } from '../detection/index.ts';

const app = testApp({ limits: 'off', config: { chromium: undefined } });
const path = registerPath;

const told = (findings: readonly DriftFinding[]) => findings.map(({ code, name }) => `${code}: ${name}`).toSorted();

type Service = { readonly id: string; readonly name: string };

async function serviceNamed(person: Person, documentId: string, name: string): Promise<Service | undefined> {
  const { services } = (await person.get(`/api/v1/documents/${documentId}`)).json<{ services: Service[] }>();
  return services.find((one) => one.name === name);
}

const recordNamed = async (person: Person, name: string) => (await listed(person)).find((one) => one.name === name);

test('a service without a record is exactly one finding, which one press mends (R5)', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await agreed(person);
  await made(person, `/documents/${documentId}/services`, { service: 'hotjar' });
  expect(told(await drift(person, siteId))).toEqual(['no-record: Hotjar']);
  await made(person, '/processing-records/drafts', { siteId });
  expect(told(await drift(person, siteId))).toEqual(['not-confirmed: Hotjar']);
  await confirmAll(person);
  expect(told(await drift(person, siteId))).toEqual(['no-contract: Hotjar Limited', 'not-in-policy: Hotjar']);
  await signAll(person);
  // The record is to be shown in the policy, whose readers do not find it yet.
  expect(told(await drift(person, siteId))).toEqual(['not-in-policy: Hotjar']);
  app.clock.forward(1000);
  await made(person, `/documents/${documentId}/publish`, {});
  expect(await drift(person, siteId)).toEqual([]);
});

test('a record whose service left the policy is exactly one finding, and ends (R5)', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await agreed(person);
  const stripe = await serviceNamed(person, documentId, 'Stripe');
  const id = (await recordNamed(person, 'Stripe'))?.id;
  await person.delete(`/api/v1/documents/${documentId}/services/${stripe?.id}`);
  const findings = await drift(person, siteId);
  expect(findings.map(({ code, recordId }) => [code, recordId])).toEqual([['gone', id]]);
  const { version } = (await person.get(`${path}/${id}`)).json<ProcessingRecord>();
  expect((await person.post(`${path}/${id}/end`, { version })).statusCode).toBe(200);
  expect(await drift(person, siteId)).toEqual([]);
});

test('a record is due for review on its day, until it is confirmed again', async () => {
  const person = await app.signUp();
  const { siteId } = await agreed(person);
  const id = (await recordNamed(person, 'Stripe'))?.id;
  const dayAfter = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await person.post(`${path}/${id}/confirmation`, { version: 3, reviewOn: dayAfter(2) });
  app.clock.forward(86_400_000);
  expect(await drift(person, siteId)).toEqual([]);
  app.clock.forward(86_400_000);
  expect(told(await drift(person, siteId))).toEqual(['review-due: Stripe']);
  expect((await person.post(`${path}/${id}/confirmation`, { version: 4 })).statusCode).toBe(200);
  expect(await drift(person, siteId)).toEqual([]);
});

test('services that a scan found and the documents lack are one finding', async () => {
  const person = await app.signUp();
  const { siteId } = await agreed(person);
  await keepExampleScan(app.services, person.accountId, siteId, demoScan('https://shop.example.com'));
  const findings = await drift(person, siteId);
  expect(findings).toMatchObject([{ code: 'not-in-documents', recordId: null, article: 'GDPR Art. 13(1)' }]);
  expect(Number(findings[0]?.name)).toBeGreaterThan(0);
});

test('a site that nobody can read yet waits for no confirmation', async () => {
  const person = await app.signUp();
  const { id: siteId } = await made(person, '/sites', { name: 'Draft', type: 'Site' });
  await made(person, '/processing-records/drafts', { siteId });
  expect(await drift(person, siteId)).toEqual([]);
});
