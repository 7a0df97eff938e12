import type { Answer, DriftFinding, ProcessingRecord, processingRecords, registerViews } from '@app/contract';
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

/** In what the sides of a site disagree. */
export async function drift(by: Client, siteId: string): Promise<readonly DriftFinding[]> {
  const answer = await by.get(`${registerPath}/drift?siteId=${siteId}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer<typeof processingRecords.drift>>().findings;
}

/** Completes and confirms every record that has not been confirmed, or those of a site. */
export async function confirmAll(person: Person, siteId?: string): Promise<void> {
  const of = siteId === undefined ? '' : `&siteId=${siteId}`;
  const { records } = (await person.get(`${registerPath}?state=draft${of}`)).json<
    Answer<typeof processingRecords.list>
  >();
  for (const { id } of records) {
    const { version, fields } = (await person.get(`${registerPath}/${id}`)).json<ProcessingRecord>();
    await person.put(`${registerPath}/${id}`, {
      version,
      fields: { ...fields, measures: ['backups'], subjects: ['visitors'] },
    });
    const answer = await person.post(`${registerPath}/${id}/confirmation`, { version: version + 1 });
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

/** Enters a contract with every processor. */
export async function signAll(person: Person): Promise<void> {
  const { recipients } = (await person.get('/api/v1/recipients')).json<Answer<typeof registerViews.recipients>>();
  for (const { name } of recipients.filter(({ lacksContract }) => lacksContract))
    await made(person, '/recipients', { name, contract: { kind: 'processing', signedOn: '2025-01-01' } });
}

/** A published site whose register agrees with its policy. */
export async function agreed(person: Person) {
  const { siteId, documentId } = await shop(person);
  const published = await person.post(`/api/v1/documents/${documentId}/publish`, {});
  expect(published.statusCode, published.body).toBe(200);
  await made(person, '/processing-records/drafts', { siteId });
  await confirmAll(person);
  await signAll(person);
  expect(await drift(person, siteId)).toEqual([]);
  return { siteId, documentId };
}

/** Waits for an answer that has to be a success. */
export async function done(answer: Promise<{ readonly statusCode: number; readonly body: string }>): Promise<void> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
}

/** Cells of a CSV whose texts may have commas and quotes. */
export function linesOf(csv: string): string[][] {
  const rows = csv.replace('\uFEFF', '').trim().split('\r\n');
  return rows.map((row) =>
    [...`${row},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  );
}
