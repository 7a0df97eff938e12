import type { Answer, dsarCalendar } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { anEnteredRequest, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off', config: { contentUrl: 'https://content.example.com' } });
app.clock.set('2026-11-25T10:00:00.000Z');
const { aForm } = requestersOf(app);
const path = '/api/v1/dsar-calendar';
const given = {
  ...anEnteredRequest,
  receivedOn: '2026-11-20',
  email: 'anna.muster@example.com',
  details: 'Kundennummer 4711',
};

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

test('shows a guest the requests of their project alone, and nothing once they have left', async () => {
  const { owner, siteId } = await aForm();
  const project = (await owner.post('/api/v1/projects', { name: 'Shops' })).json();
  expect((await owner.patch(`/api/v1/sites/${siteId}`, { projectId: project.id })).statusCode).toBe(200);
  const inProject = (await owner.post(requestsPath, { ...given, siteId })).json();
  const elsewhere = (await owner.post(requestsPath, given)).json();
  const seenBy = async (url: string) => {
    const { body } = await read(url);
    return [inProject, elsewhere].map(({ number }) => body.includes(number));
  };
  expect(await seenBy(await made(owner))).toEqual([true, true]);

  const guest = await app.join(await app.signUp(), owner, 'privacy-officer', project.id);
  const url = await made(guest);
  expect(await seenBy(url)).toEqual([true, false]);
  expect((await owner.delete(`/api/v1/people/${guest.id}`)).statusCode).toBe(204);
  expect((await read(url)).statusCode).toBe(404);
});
