import { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startDatabase } from '#platform/database/server.ts';
import { newReportOffice, sendWithWork } from './killed-reports.ts';
import { dataFolder, postgresOf, rowsIn, startServer } from './process.ts';
import { sealedReport, type SealedReport } from './sealed-reports.ts';

/** The key store is a PostgreSQL of its own here, which is killed while people send reports. */
const [DATA_DIR, keysDir] = [dataFolder(), dataFolder()];
/** `KILLS=30 npx vitest run …` */
const kills = Number(process.env['KILLS'] ?? 3);
const keyStore = await startDatabase({ databaseUrl: undefined, dataDir: keysDir, onRestart: () => undefined });
afterAll(() => keyStore.stop());

async function halvesOf(report: string): Promise<string | undefined> {
  const client = new Client({ connectionString: keyStore.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ halves: string }>(
      "select encode(summary || content, 'hex') as halves from report_halves where report = decode($1, 'hex')",
      [report],
    );
    return rows[0]?.halves;
  } finally {
    await client.end();
  }
}

async function untilDone<Result>(one: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await one();
    } catch (error) {
      if (tries === 150) throw error;
      await pause(200);
    }
  }
}

test(`after ${kills} kills of the key store no acknowledged report is lost, and none is without its halves`, async () => {
  const settings = { DATA_DIR, TRUST_PROXY: 'loopback', REPORT_KEYS_URL: keyStore.url ?? '' };
  const server = await startServer(settings);
  const document = await newReportOffice(rowsIn(DATA_DIR));
  const acknowledged = new Map<string, SealedReport>();
  const send = async (report: SealedReport) => {
    await sendWithWork(server, document.office, report);
    acknowledged.set(report.sent.report, report);
  };
  for (let turn = 0; turn < kills; turn += 1) {
    const today = new Date().toISOString().slice(0, 10);
    const reports = await Promise.all(Array.from({ length: 4 }, () => sealedReport(document, today)));
    const unanswered: SealedReport[] = [];
    const all = Promise.all(reports.map((report) => send(report).catch(() => void unanswered.push(report))));
    await pause(200 + ((turn * 397) % 1000));
    process.kill(postgresOf(keysDir), 'SIGKILL');
    await all;
    await untilDone(() => halvesOf(''.padEnd(32, '0')));
    for (const report of unanswered) await untilDone(() => send(report));
    const rows = await rowsIn(DATA_DIR)<{ id: string }>('select id from report');
    expect(rows).toHaveLength(acknowledged.size);
    for (const { id } of rows) {
      const report = acknowledged.get(id.replaceAll('-', ''));
      expect(await halvesOf(id.replaceAll('-', ''))).toBe((report?.sent.summaryHalf ?? '') + report?.sent.contentHalf);
    }
  }
  expect(acknowledged.size).toBe(4 * kills);
  expect(server.said()).not.toMatch(/\/report\//);
}, 900_000);
