import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { kemPublicKey, officeFormat, officeHash, type OfficeDocument } from '@app/sealing';
import { canonicalText, type JsonObject } from '@app/evidence';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findRunning } from '#platform/database/launcher/postmaster.ts';
import { dataFolder, postgresOf, rowsIn, startServer, type Running } from './process.ts';
import { hexOf, random, sealedReport, type SealedReport } from './sealed-reports.ts';

/** A server and its database that are killed in turns while people send reports. */
const DATA_DIR = dataFolder();
/** 60 are 30 of each: `KILLS=60 npx vitest run …`. */
const kills = Number(process.env['KILLS'] ?? 6);
const rowsOf = rowsIn(DATA_DIR);
const uuidOf = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
const account = crypto.randomUUID();
const acknowledged = new Map<string, SealedReport>();
let networks = 0;

async function theOffice(): Promise<OfficeDocument> {
  const day = new Date().toISOString().slice(0, 10);
  const kem = hexOf(await kemPublicKey(random(32)));
  const document: OfficeDocument = {
    format: officeFormat,
    office: hexOf(random(16)),
    version: 1,
    before: null,
    day,
    country: 'IT',
    recipients: [{ id: hexOf(random(16)), name: 'One', function: 'Compliance', kem, sign: hexOf(random(32)) }],
    custodian: null,
    recovery: null,
    form: {},
  };
  const office = uuidOf(document.office);
  await rowsOf('insert into report_office (account_id, id, site_id, is_open) values ($1, $2, $2, true)', [
    account,
    office,
  ]);
  await rowsOf('insert into report_office_document values ($1, $2, 1, $3, $4, null, null, $5)', [
    account,
    office,
    Buffer.from(officeHash(document)),
    canonicalText(document as JsonObject),
    day,
  ]);
  return document;
}

/** Sends a report, from a network of its own. */
async function send(server: Running, office: string, report: SealedReport): Promise<void> {
  networks += 1;
  const from = { 'x-forwarded-for': `10.7.${networks >> 8}.${networks & 255}` };
  const asked = await fetch(`${server.url}/report/api/work`, { headers: from });
  const { challenge } = (await asked.json()) as { challenge: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  const work = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
  const answer = await fetch(`${server.url}/report/api/offices/${office}/reports`, {
    method: 'POST',
    headers: { ...from, 'x-work': work, 'content-type': 'application/json' },
    body: JSON.stringify(report.sent),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`A report was answered with ${answer.status}: ${text.slice(0, 200)}`);
  acknowledged.set(report.sent.report, report);
}

/** Tries again while the database starts, for half a minute at most. */
async function untilDone(one: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await one();
    } catch (error) {
      if (tries === 150) throw error;
      await pause(200);
    }
  }
}

/** Every acknowledged report is whole, and every report has its halves. */
async function checkWhole(office: string): Promise<void> {
  const folder = path.join(DATA_DIR, 'report-keys');
  const names = new Set(readdirSync(folder));
  const rows = await rowsOf<{ id: string; parts: string; wraps: string; entries: string }>(
    `select id, (select count(*) from report_part p where p.report_id = r.id) as parts,
       (select count(*) from report_wrap w where w.report_id = r.id) as wraps,
       (select count(*) from report_entry e where e.report_id = r.id) as entries from report r`,
  );
  const ids = rows.map(({ id }) => id.replaceAll('-', ''));
  expect(new Set(ids).size).toBe(ids.length);
  for (const { parts, wraps, entries } of rows) expect([parts, wraps, entries]).toEqual(['3', '3', '1']);
  for (const id of ids) expect(names).toContain(`${office}-${id}`);
  for (const [id, { sent }] of acknowledged) {
    expect(ids).toContain(id);
    const halves = readFileSync(path.join(folder, `${office}-${id}`)).toString('hex');
    expect(halves).toBe(sent.summaryHalf + sent.contentHalf);
  }
}

test(`after ${kills} kills no acknowledged report is lost, and none is without its halves`, async () => {
  const settings = { DATA_DIR, TRUST_PROXY: 'loopback' };
  let server = await startServer(settings);
  const document = await theOffice();
  for (let turn = 0; turn < kills; turn += 1) {
    const today = new Date().toISOString().slice(0, 10);
    const reports = await Promise.all(Array.from({ length: 6 }, () => sealedReport(document, today)));
    const unanswered: SealedReport[] = [];
    const all = Promise.all(
      reports.map((report) => send(server, document.office, report).catch(() => void unanswered.push(report))),
    );
    await pause(300 + ((turn * 397) % 1500));
    if (turn % 2 === 0) {
      server.child.kill('SIGKILL');
      await Promise.all([server.ended, all]);
      server = await startServer(settings);
    } else {
      const before = postgresOf(DATA_DIR);
      process.kill(before, 'SIGKILL');
      await all;
      // The server restarts its database.
      while (((await findRunning(path.join(DATA_DIR, 'postgres')))?.pid ?? before) === before) await pause(20);
    }
    await untilDone(async () => void (await rowsOf('select 1')));
    await checkWhole(document.office);
    for (const report of unanswered) await untilDone(() => send(server, document.office, report));
    await checkWhole(document.office);
  }
  expect(acknowledged.size).toBe(6 * kills);
  expect(server.said()).not.toMatch(/\/report/);
}, 900_000);
