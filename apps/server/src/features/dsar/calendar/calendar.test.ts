import type { Answer, dsarCalendar } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { anEnteredRequest, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off', config: { contentUrl: 'https://content.example.com' } });
app.clock.set('2026-11-25T10:00:00.000Z');
const { aForm } = requestersOf(app);
const path = '/api/v1/dsar-calendar';
const given = { ...anEnteredRequest, receivedOn: '2026-11-20', email: 'anna.muster@example.com', details: 'Kundennummer 4711' };

async function made(person: Person): Promise<string> {
  const answer = await person.put(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer<typeof dsarCalendar.make>>().url ?? '';
}

const read = async (url: string) => app.http.inject({ method: 'GET', url: new URL(url).pathname });
const linesOf = (body: string) => body.replaceAll('\r\n ', '').split('\r\n');

test('lists the numbers and due days of open requests, and nothing personal', async () => {
  const form = await aForm();
  const request = (await form.owner.post(requestsPath, { ...given, siteId: form.siteId })).json();
  const url = await made(form.owner);
  expect(url).toMatch(/^https:\/\/content\.example\.com\/dsar\/calendar\/[\w-]{64}\.ics$/);
  expect((await form.owner.get(path)).json()).toMatchObject({ url });

  const feed = await read(url);
  expect([feed.statusCode, feed.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(feed.headers['cache-control']).toBe('no-store');
  expect(feed.body.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of feed.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = linesOf(feed.body);
  const due = (await form.owner.get(`${requestsPath}/${request.id}`)).json().due.day;
  expect(lines).toContain(`DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`);
  expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual([expect.stringContaining(request.number)]);
  for (const personal of ['Anna', 'Muster', '4711', 'example.com/anna', 'anna.muster'])
    expect(feed.body).not.toContain(personal);
});

test('a request that is answered, withdrawn or closed is no longer due', async () => {
  const owner = await app.signUp();
  const request = (await owner.post(requestsPath, given)).json();
  const url = await made(owner);
  expect((await read(url)).body).toContain(request.number);
  const step = { version: request.version, step: { action: 'withdraw' } };
  expect((await owner.post(`${requestsPath}/${request.id}/steps`, step)).statusCode).toBe(200);
  expect((await read(url)).body).not.toContain(request.number);
});

test('an address that was replaced or revoked shows nothing, and a forged one neither', async () => {
  const owner = await app.signUp();
  const [first, second] = [await made(owner), await made(owner)];
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  expect((await owner.delete(path)).statusCode).toBe(204);
  expect([(await read(second)).statusCode, (await owner.get(path)).json().url]).toEqual([404, null]);
  const forged = first.replace(/.{4}\.ics$/, 'AAAA.ics');
  expect((await read(forged)).statusCode).toBe(404);
});

test('follows the permissions of the person at each reading', async () => {
  const form = await aForm();
  const { projectId } = (await form.owner.post('/api/v1/projects', { name: 'Shops' })).json();
  const project = projectId ?? (await form.owner.get('/api/v1/projects')).json().projects[0].id;
  await form.owner.put(`/api/v1/sites/${form.siteId}/project`, { projectId: project });
  const inProject = (await form.owner.post(requestsPath, { ...given, siteId: form.siteId })).json();
  const elsewhere = (await form.owner.post(requestsPath, given)).json();
  const admin = await app.join(await app.signUp(), form.owner, 'admin');
  const url = await made(admin);
  const all = (await read(url)).body;
  expect([all.includes(inProject.number), all.includes(elsewhere.number)]).toEqual([true, true]);
  // The grant is taken away; the address stays and opens nothing.
  expect((await form.owner.delete(`/api/v1/people/${admin.id}`)).statusCode).toBeLessThan(300);
  expect((await read(url)).statusCode).toBe(404);
});
