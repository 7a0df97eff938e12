import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { officeFormat, officeHash, type OfficeDocument } from '@app/sealing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { hexOf, random, sealedReport } from '#test/sealed-reports.ts';
import { uuidOf } from '#test/whistleblowing.ts';
import { reporterLimit } from './reporter-limit.ts';

const app = testApp();
const api = '/report/api';
const today = () => app.clock.now().toISOString().slice(0, 10);

async function anOffice(): Promise<OfficeDocument> {
  const { accountId } = await app.signUp();
  const recipient = {
    id: hexOf(random(16)),
    name: 'One',
    function: '',
    kem: hexOf(random(1216)),
    sign: hexOf(random(32)),
  };
  const document: OfficeDocument = {
    format: officeFormat,
    office: hexOf(random(16)),
    version: 1,
    before: null,
    day: today(),
    country: 'IT',
    recipients: [recipient],
    custodian: null,
    recovery: null,
    form: {},
  };
  const office = uuidOf(document.office);
  await app.owner.query('insert into report_office (account_id, id, site_id, is_open) values ($1, $2, $2, true)', [
    accountId,
    office,
  ]);
  await app.owner.query('insert into report_office_document values ($1, $2, 1, $3, $4, null, null, $5)', [
    accountId,
    office,
    Buffer.from(officeHash(document)),
    JSON.stringify(document),
    today(),
  ]);
  return document;
}

const send = (url: string, body: object, headers: object = {}, remoteAddress = '198.51.100.1') =>
  app.http.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

async function solved(): Promise<{ 'x-work': string }> {
  const asked = await app.http.inject({ method: 'GET', url: `${api}/work` });
  const { challenge } = asked.json<{ challenge: Challenge }>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return { 'x-work': Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url') };
}

test('a report and its files need work of the browser, once for each, and it leaves no row', async () => {
  const document = await anOffice();
  // The key of the recipient is no point of X-Wing here, so nothing is wrapped to it.
  const report = await sealedReport({ ...document, recipients: [] }, today());
  const url = `${api}/offices/${document.office}/reports`;
  const refused = await send(url, report.sent);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    429,
    { code: 'work.required', challenge: { signature: expect.any(String) } },
  ]);
  expect(refused.rawPayload.length).toBe(65_536);
  const work = await solved();
  app.clock.forward(30 * 60_000);
  // It is spent, whatever came of it.
  expect((await send(url, report.sent, work)).statusCode).not.toBe(429);
  expect((await send(url, report.sent, work)).json()).toMatchObject({ code: 'work.required' });
  const files = { lookup: report.sent.lookup, files: [{ id: hexOf(random(16)), length: 4096 }] };
  expect((await send(`${api}/offices/${document.office}/arrivals`, files)).statusCode).toBe(429);
  expect((await send(`${api}/offices/${document.office}/arrivals`, files, await solved())).statusCode).toBe(200);
  expect(await app.stored('spentWork')).toEqual([]);
});

test('a network that asks too often waits, and others do not', async () => {
  const url = `${api}/offices/${hexOf(random(16))}/mailbox`;
  const call = { lookup: hexOf(random(16)), action: 'open' };
  app.clock.forward(60_000);
  const codes = new Map<string, number>();
  for (let count = 0; count < 125; count += 1) {
    const { statusCode, ...answer } = await send(url, call, {}, '198.51.100.2');
    expect(statusCode).toBe(200);
    const { code } = answer.json<{ refused: { code: string } }>().refused;
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toMatchObject({ 'rate.limited': 5 });
  expect((await send(url, call, {}, '198.51.100.3')).json()).toMatchObject({ refused: { code: 'mailbox.challenge' } });
});

test('limits count networks, and forget them with the minute and the key with the day', () => {
  const limit = reporterLimit(2);
  const now = Date.parse('2026-11-29T23:59:30Z');
  expect([limit('2001:db8::1', now), limit('2001:db8::2', now), limit('2001:db8::3', now)]).toEqual([0, 0, 30]);
  expect(limit('2001:db8::3', now + 30_000)).toBe(0);
});
