import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { partOverhead } from '@app/sealing';
import type { MailboxAnswer } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { hexOf, random, sealedReport } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const all = whistleblowing(app);
const { newOffice, sendReport, sendFiles, openMailbox, write, list, open, added, today, post, callMailbox } = all;

const canary = (name: string) => `CANARY-${name}-4711`;
const words = {
  summary: { excerpt: canary('summary') },
  body: {
    wrongdoing: canary('wrongdoing'),
    facts: canary('facts'),
    period: canary('period'),
    source: canary('source'),
  },
  identity: { fullName: canary('name'), contact: canary('contact') },
  files: [{ name: canary('file'), bytes: new TextEncoder().encode(canary('content').repeat(500)) }],
};

/** All rows of all tables, as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(name, ...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(name) : [name];
  });
}

test('W1 no field of a report, message or note is in a table, file, log, metric, mail, or answer to an admin', async () => {
  const office = await newOffice();
  const [one] = office.managers;
  const report = await sendReport(office, words);
  const [listed] = await list(one, office);
  if (!listed) throw new Error('The report is not listed.');
  let opened = await open(one, listed);
  opened = await added(one, opened, 'asked', { part: { kind: 'message', value: { text: canary('question') } } });
  opened = await added(one, opened, 'noted', { part: { kind: 'note', value: { text: canary('note') } } });
  await write(office, report, 'wrote', { part: { kind: 'message', value: { text: canary('answer') } } });
  await write(office, report, 'named', { part: { kind: 'identity', value: words.identity } });

  const stored = await everything();
  expect(stored).toContain('report_part');
  expect(stored).not.toMatch(/CANARY/);
  // As bytea is written, and as sealed parts are sent.
  expect(stored).not.toContain(Buffer.from('CANARY').toString('hex'));
  for (const [name, half] of Object.entries({ content: report.sent.contentHalf, summary: report.sent.summaryHalf }))
    expect(stored, `the ${name} half`).not.toContain(half);
  for (const file of filesBelow(app.services.config.dataDir))
    expect(readFileSync(file).includes('CANARY'), file).toBe(false);
  expect(app.log.join('\n')).not.toContain('CANARY');
  expect(JSON.stringify(await app.outbox.all())).not.toContain('CANARY');
  const metrics = await app.http.inject({ method: 'GET', url: '/metrics' });
  expect(metrics.body).toContain('report_pages_requests_total');
  expect(metrics.body).not.toMatch(/CANARY|route="\/report/);
  for (const url of ['/api/v1/me', `/api/v1/sites/${office.siteId}`, '/api/v1/audit-log', '/api/v1/exports']) {
    const { body } = await office.owner.get(url);
    for (const id of [report.sent.report, uuidOf(report.sent.report), office.managers[0].id])
      expect(body).not.toContain(id);
  }
});

test('W5 requests of reporters leave no line in the log, no job, no address, agent, referrer, cookie or time', async () => {
  const office = await newOffice();
  const before = app.log.length;
  const jobs = async () => (await app.owner.query('select id from graphile_worker._private_jobs')).rows.length;
  const waiting = await jobs();
  const report = await sealedReport(office.document, today(), words);
  await sendFiles(office, report);
  const headers = {
    'content-type': 'application/json',
    'user-agent': canary('agent'),
    referer: `https://${canary('referrer')}.example.com/`,
    cookie: `candor=${canary('cookie')}`,
    'x-request-id': canary('request'),
    'accept-language': 'it',
  };
  const sent = await app.http.inject({
    method: 'POST',
    url: `/report/api/offices/${office.id}/reports`,
    headers,
    remoteAddress: '203.0.113.77',
    payload: JSON.stringify(report.sent),
  });
  expect(sent.statusCode).toBe(200);
  expect(sent.headers['set-cookie']).toBeUndefined();
  await openMailbox(office, report);
  await callMailbox(office, { keys: { ...report.keys, lookup: random(16) } }, { action: 'open' });
  await post(`/report/api/offices/${office.id}/reports`, { nothing: true });
  expect(app.log.slice(before)).toEqual([]);
  expect(await jobs()).toBe(waiting);
  const stored = await everything();
  expect(stored).not.toContain('203.0.113.77');
  expect(stored).not.toMatch(/CANARY/);
});

test('no column of a report holds a time, and its IDs are random', async () => {
  const { rows } = await app.owner.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and table_name ~ '^report(_|$)' and data_type like '%time%'`,
  );
  // A session, and a request of the office to recover reports: neither tells when somebody reported.
  expect(rows.filter(({ table }) => !['report_session', 'report_recovery'].includes(table))).toEqual([]);
  const office = await newOffice();
  const reports = [await sendReport(office), await sendReport(office), await sendReport(office)];
  for (const { sent } of reports) {
    const [stored] = await app.stored('report', { id: uuidOf(sent.report) });
    expect(stored).toMatchObject({ receivedOn: today() });
  }
});

test('what is sent and stored of reports of different lengths falls into few classes', async () => {
  const office = await newOffice();
  const lengths = { sent: new Set<number>(), parts: new Map<string, Set<number>>() };
  for (const length of [1, 100, 4000, 15_000, 16_300]) {
    for (const identity of [null, { fullName: 'x'.repeat(200), contact: 'y'.repeat(300) }]) {
      const body = { wrongdoing: 'x'.repeat(Math.max(0, length - 100)), meeting: length % 2 === 0 ? '' : null };
      const report = await sendReport(office, { body, identity });
      lengths.sent.add(JSON.stringify(report.sent).length);
      for (const { kind, sealed } of await app.stored('reportPart', { reportId: uuidOf(report.sent.report) })) {
        const of = lengths.parts.get(String(kind)) ?? new Set();
        lengths.parts.set(String(kind), of.add((sealed as Buffer).length));
      }
    }
  }
  expect([...lengths.sent]).toHaveLength(1);
  expect(Object.fromEntries([...lengths.parts].map(([kind, all]) => [kind, [...all]]))).toEqual({
    summary: [4096 + partOverhead],
    body: [16_384 + partOverhead],
    identity: [16_384 + partOverhead],
  });
});

test('an answer to a submission has one size, whatever is in it', async () => {
  const office = await newOffice();
  const [small, large] = await Promise.all([
    sealedReport(office.document, today(), { body: 'x' }),
    sealedReport(office.document, today(), { body: 'x'.repeat(100_000) }),
  ]);
  const url = `/report/api/offices/${office.id}/reports`;
  const answers = [await post(url, small.sent), await post(url, large.sent), await post(url, {})];
  expect(answers.map(({ rawPayload }) => rawPayload.length)).toEqual([65_536, 65_536, 65_536]);
  const unknown = await callMailbox({ id: hexOf(random(16)) }, small, { action: 'open' });
  expect(unknown.json<MailboxAnswer>()).toMatchObject({ refused: { code: 'mailbox.not-found' } });
});

test('W1 the export of an account tells neither how many entries its reports have nor on which days', async () => {
  app.clock.set('2026-11-24T23:59:00.000Z');
  const office = await newOffice();
  await sendReport(office);
  app.clock.forward(120_000);
  await app.runScheduled('whistleblowing.trees');
  const entries = await app.stored('evidence_entry', { accountId: office.owner.accountId, kind: 'report-root' });
  expect(entries).toHaveLength(1);
  const answer = await office.owner.get('/api/v1/account/export');
  expect(answer.statusCode).toBe(200);
  const { tables } = answer.json<{ tables: Record<string, readonly object[]> }>();
  expect(Object.keys(tables)).toContain('evidence_entry');
  expect(answer.body).not.toContain('report-root');
  for (const { record, key } of entries) {
    expect(answer.body).not.toContain((record as Buffer).toString('hex'));
    expect(answer.body).not.toContain(String(key));
  }
});
