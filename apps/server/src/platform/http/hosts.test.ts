import { allEndpoints, type Endpoint } from '@app/contract';
import type { AddressInfo } from 'node:net';
import { request as send } from 'node:http';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { doorsOf } from './hosts.ts';

const app = testApp({
  config: {
    contentUrl: 'http://docs.localhost:3000',
    intakeUrl: 'http://intake.localhost:3000',
    reportUrl: 'http://report.localhost:3000',
  },
});

const doors = {
  app: 'localhost:3000',
  content: 'docs.localhost:3000',
  intake: 'intake.localhost:3000',
  report: 'report.localhost:3000',
} as const;

/** Over a socket, since pages from memory and direct routes are served before the framework. */
async function status(host: string, path: string, method = 'GET'): Promise<number | undefined> {
  if (!app.http.server.listening) await app.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.http.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'text/plain' };
    send({ host: '127.0.0.1', port, path, method, headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end(method === 'POST' ? '{}' : undefined);
  });
}

const served = async (path: string, method?: string) => {
  const answers = await Promise.all(
    Object.entries(doors).map(async ([door, host]) => [door, await status(host, path, method)] as const),
  );
  return answers.filter(([, code]) => code !== 404).map(([door]) => door);
};

test.each([
  ['/api/v1/instance', ['app']],
  ['/en/sign-in', ['app']],
  ['/scim/v2/ServiceProviderConfig', ['app']],
  // Previews are for whoever is signed in.
  ['/private/privacy-policy/00000000-0000-4000-8000-000000000000', ['app']],
  ['/llms.txt', ['content']],
  ['/schemas/document-1.json', ['content']],
  ['/dsar/request', ['content']],
  ['/processing-records/questions', ['content']],
  ['/embed/consent.js', ['app', 'content', 'intake']],
  ['/e/where', ['app', 'content', 'intake']],
  ['/verify', ['app', 'content']],
  ['/healthz', ['app', 'content', 'intake', 'report']],
])('%s is served at its own addresses alone', async (path, expected) => {
  expect(await served(path)).toEqual(expected);
});

test('at the address of documents, an address that does not exist is a page of its own, not that of the dashboard', async () => {
  const headers = { host: doors.content, accept: 'text/html', 'accept-language': 'de' };
  const answer = await app.http.inject({ url: '/nonsense.html', headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<html lang="de">');
  expect(answer.body).not.toContain('id="root"');
  expect(answer.cookies).toEqual([]);
});

test('W5 the address of reports takes no choice and no consent, which go to scripts’ addresses', async () => {
  const path = '/e/choice/00000000-0000-4000-8000-000000000000';
  const refused = {
    report: await status(doors.report, path, 'POST'),
    intake: await status(doors.intake, path, 'POST'),
  };
  expect(refused.report).toBe(404);
  expect(refused.intake).not.toBe(405);
  expect(await status(doors.report, '/')).toBe(404);
});

test('a page from memory stays at its address', async () => {
  for (const _ of [1, 2, 3]) expect(await status(doors.content, '/llms.txt')).toBe(200);
  for (const host of [doors.app, doors.report, doors.intake]) expect(await status(host, '/llms.txt')).toBe(404);
});

test('a check by IP address goes on, and finds no reports', async () => {
  expect(await status('127.0.0.1:4000', '/healthz')).toBe(200);
  expect(await status('127.0.0.1:4000', '/llms.txt')).toBe(200);
  expect(await status('127.0.0.1:4000', '/report/office')).toBe(404);
});

test('the longest path decides, by whole segments', () => {
  expect(doorsOf('/api/v1/consents/import')).toEqual(['app', 'intake']);
  expect(doorsOf('/api/v1/consents-of-others')).toEqual(['app']);
  expect(doorsOf('/embedded')).toEqual(['app']);
  expect(doorsOf('/')).toEqual(['app']);
  expect(doorsOf('')).toEqual(['app']);
});

test('what pages of any origin may read is never at the address of the app alone, and the API is there alone', () => {
  const endpoints = Object.values(allEndpoints).flatMap((group) => Object.values(group) as Endpoint[]);
  const open = endpoints.filter(({ cors }) => cors === '*');
  expect(open.length).toBeGreaterThan(10);
  for (const { path } of open) expect([path, doorsOf(path)]).not.toEqual([path, ['app']]);
  const own = endpoints.filter(({ path, cors }) => path.startsWith('/api/') && !cors);
  const elsewhere = own.filter(({ path }) => doorsOf(path).some((door) => door !== 'app'));
  expect(elsewhere.map(({ path }) => path).filter((path) => !/^\/api\/v1\/(?:consents|subjects)/.test(path))).toEqual(
    [],
  );
});
