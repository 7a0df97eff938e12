import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findRunning } from '#platform/database/launcher/postmaster.ts';
import { newReportOffice, sendWithWork } from './killed-reports.ts';
import { dataFolder, postgresOf, rowsIn, startServer, type Running } from './process.ts';
import { sealedReport, type SealedReport } from './sealed-reports.ts';

/** A server and its database that are killed in turns while people send reports. */
const DATA_DIR = dataFolder();
/** 60 are 30 of each: `KILLS=60 npx vitest run …`. */
const kills = Number(process.env['KILLS'] ?? 6);
const rowsOf = rowsIn(DATA_DIR);
/** What is in each report, and must be in no file: neither in tables nor in the log of writes, which kills leave behind. */
const words = {
  summary: { excerpt: 'CANARY-summary' },
  body: { wrongdoing: 'CANARY-wrongdoing', facts: 'CANARY-facts', period: 'CANARY-period', source: 'CANARY-source' },
  identity: { fullName: 'CANARY-name', contact: 'CANARY-contact' },
};
const acknowledged = new Map<string, SealedReport>();

async function send(server: Running, office: string, report: SealedReport): Promise<void> {
  await sendWithWork(server, office, report);
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
  const document = await newReportOffice(rowsOf);
  for (let turn = 0; turn < kills; turn += 1) {
    const today = new Date().toISOString().slice(0, 10);
    const reports = await Promise.all(Array.from({ length: 6 }, () => sealedReport(document, today, words)));
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
  expect(server.said()).not.toContain('CANARY');
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).not.toMatch(/CANARY|route="\/report/);
  // Whole files: database, log of writes, log of the database, key store, secrets.
  const names = readdirSync(DATA_DIR, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(names.some(({ parentPath }) => parentPath.endsWith('pg_wal'))).toBe(true);
  for (const { parentPath, name } of names) {
    const bytes = readFileSync(path.join(parentPath, name));
    for (const canary of ['CANARY', Buffer.from('CANARY').toString('hex'), Buffer.from('CANARY').toString('base64')])
      expect(bytes.includes(canary), name).toBe(false);
  }
}, 900_000);
