import { chunkSize, padme, partOverhead, summarySize, textClass } from '@app/sealing';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { random, sealedReport, type SealedReport } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';

// Reports as somebody sees them who reads the connection, the database and the key store, and has no key.

const app = testApp({ limits: 'off' });
const { newOffice, sendFiles, post, today } = whistleblowing(app);
/** The issue asks for 500: `REPORTS=500 npx vitest run …`. */
const count = Number(process.env['REPORTS'] ?? 60);
const KiB = 1024;
const jsonLength = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Numbers that look random and are the same in every run. */
function numbers(): () => number {
  let state = 20_261_130;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** From 1 byte to 1 MiB in all: texts as long as a form takes, and files beyond; with and without a name and a meeting. */
function contents(next: () => number) {
  const length = Math.floor(2 ** (next() * 20));
  const text = Math.min(length, 50 * KiB);
  const body = { facts: 'x'.repeat(text), meeting: next() < 0.5 ? null : 'y'.repeat(Math.floor(next() * 200)) };
  const identity = next() < 0.5 ? null : { fullName: 'Ada'.repeat(1 + Math.floor(next() * 40)), contact: '' };
  const files = length > text ? [{ name: 'a', bytes: random(length - text) }] : [];
  return { body, identity, files };
}

type Known = { readonly sealed: SealedReport; readonly body: number; readonly file: number | undefined };

/** How far two orders agree: 1 the same, -1 reversed, about 0 if they have nothing to do with each other (Spearman). */
function agreement(values: readonly (string | number)[]): number {
  const sorted = [...values].toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  const ranks = values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
  const mean = (values.length - 1) / 2;
  const sum = (of: (rank: number, place: number) => number) =>
    ranks.reduce((total, rank, place) => total + of(rank, place), 0);
  const spread = Math.sqrt(sum((rank) => (rank - mean) ** 2) * sum((_, place) => (place - mean) ** 2));
  return spread === 0 ? 0 : sum((rank, place) => (rank - mean) * (place - mean)) / spread;
}

test(`W5 ${count} reports seen from outside: sizes are classes, and nothing tells an order within a day`, async () => {
  app.clock.set('2026-11-24T10:00:00.000Z');
  const office = await newOffice();
  const next = numbers();
  const sent: Known[] = [];
  const seen = new Map<string, Set<number>>();
  const see = (kind: string, length: number) =>
    void (seen.get(kind) ?? seen.set(kind, new Set()).get(kind))?.add(length);
  for (let each = 0; each < count; each += 1) {
    const words = contents(next);
    const sealed = await sealedReport(office.document, today(), words);
    await sendFiles(office, sealed);
    const answer = await post(`/report/api/offices/${office.id}/reports`, sealed.sent);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    expect(answer.rawPayload.length).toBe(64 * KiB);
    app.clock.forward(60_000);
    const body = textClass(jsonLength(words.body));
    const file = words.files[0] && padme(words.files[0].bytes.length);
    // What is sent depends on the classes alone.
    see(`sent with a text of ${body} and a file of ${file ?? 0}`, JSON.stringify(sealed.sent).length);
    for (const [at, chunk] of [...sealed.chunks.values()].flat().entries())
      see(
        'chunk',
        chunk.length -
          16 -
          (file !== undefined && at === Math.ceil(file / chunkSize) - 1 ? file - at * chunkSize : chunkSize),
      );
    sent.push({ sealed, body, file });
  }
  expect([...seen].filter(([, lengths]) => lengths.size > 1)).toEqual([]);
  expect([...(seen.get('chunk') ?? [0])]).toEqual([0]);

  const classes = new Set<number>();
  for (const { sealed, body, file } of sent) {
    const where = { reportId: uuidOf(sealed.sent.report) };
    for (const { kind, sealed: bytes } of await app.stored('report_part', where)) {
      const length = (bytes as Buffer).length - partOverhead;
      if (kind === 'body') classes.add(length);
      expect([kind, length]).toEqual([kind, kind === 'summary' ? summarySize : kind === 'body' ? body : 16 * KiB]);
    }
    expect((await app.stored('report_file', where)).map(({ length }) => Number(length))).toEqual(
      file === undefined ? [] : [file],
    );
  }
  // 16, 32 and 64 KiB.
  expect(classes.size).toBeLessThanOrEqual(3);

  app.clock.forward(86_400_000);
  await app.runScheduled('whistleblowing.trees');
  const told = await columnsThatTellOrder(sent.map(({ sealed }) => uuidOf(sealed.sent.report)));
  expect(told).toEqual([]);
  // Of the key store: names are random, and files say the day alone. Their inodes say more, as disks do.
  const store = fileURLToPath(app.services.config.reportKeysUrl);
  const files = readdirSync(store).map((name) => statSync(path.join(store, name)));
  expect(new Set(files.map(({ mtimeMs }) => mtimeMs % 86_400_000))).toEqual(new Set([0]));
  expect(new Set(files.map(({ size }) => size))).toEqual(new Set([64]));
}, 600_000);

/** Columns whose values stand in the order in which reports came. Where rows lie on the disk, and when they were written, is said elsewhere. */
async function columnsThatTellOrder(reports: readonly string[]): Promise<string[]> {
  const { rows: columns } = await app.owner.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and table_name ~ '^report(_|$)'`,
  );
  const told: string[] = [];
  for (const table of new Set(columns.map((column) => column.table))) {
    const names = columns.filter((column) => column.table === table).map(({ column }) => column);
    const by = table === 'report' ? 'id' : names.includes('report_id') ? 'report_id' : undefined;
    if (by === undefined) continue;
    for (const name of names) {
      const { rows } = await app.owner.query<{ report: string; value: string | null }>(
        `select ${by} as report, min("${name}"::text collate "C") as value from ${table} where ${by} = any($1) group by ${by}`,
        [reports],
      );
      const values = new Map(rows.map(({ report, value }) => [report, value ?? '']));
      const inOrder = reports.flatMap((report) => values.get(report) ?? []);
      const areNumbers = inOrder.every((value) => /^\d+$/.test(value));
      if (new Set(inOrder).size < 2 || inOrder.length < 20) continue;
      const found = agreement(areNumbers ? inOrder.map(Number) : inOrder);
      if (Math.abs(found) > 0.7) told.push(`${table}.${name}: ${found}`);
    }
  }
  return told;
}
