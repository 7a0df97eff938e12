import type { Answer, processingRecords } from '@app/contract';
import { expect } from 'vitest';
import type { Client, Person } from './app.ts';

export const registerPath = '/api/v1/processing-records';

export const owner = {
  name: 'Corner Coffee Ltd',
  email: 'privacy@example.com',
  address: '1 High Street, Cork',
  country: 'IE',
};

export async function made(by: Person, to: string, body: object): Promise<{ id: string }> {
  const answer = await by.post(`/api/v1${to}`, body);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}

/** A site with a privacy policy that has two services. */
export async function shop(person: Person, name = 'Corner Coffee') {
  const { id: siteId } = await made(person, '/sites', { name, type: 'Site', url: 'https://shop.example.com' });
  await person.put(`/api/v1/sites/${siteId}/owner`, owner);
  const policy = { type: 'privacy_policy', languages: ['en'] };
  const { id: documentId } = await made(person, `/sites/${siteId}/documents`, policy);
  const services = [{ service: 'google-analytics-4' }, { service: 'stripe' }];
  expect((await person.put(`/api/v1/documents/${documentId}/services`, { services })).statusCode).toBe(200);
  return { siteId, documentId, owner };
}

/** Makes drafts of what has no record. Returns how many. */
export async function filled(person: Person, body: object = {}): Promise<number> {
  const answer = await person.post(`${registerPath}/drafts`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer<typeof processingRecords.fill>>().created;
}

export async function listed(by: Client, query = '') {
  const answer = await by.get(`${registerPath}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer<typeof processingRecords.list>>().records;
}
