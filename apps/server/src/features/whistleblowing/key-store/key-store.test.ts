import { addDays } from '@app/deadlines';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { hexOf, random } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';
import type { KeyStore } from './key-store.ts';
import { openKeys } from './open.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const database = testDatabase();
const stores: readonly [string, () => KeyStore][] = [
  ['a folder', () => openKeys(pathToFileURL(path.join(folder, 'keys')).href, console.error)],
  ['a PostgreSQL', () => openKeys(database.url, () => undefined)],
];

describe.each(stores)('a key store in %s', (_, openStore) => {
  test('keeps halves durably, replaces none, and destroys them', async () => {
    const store = openStore();
    const name = { office: hexOf(random(16)), report: hexOf(random(16)) };
    const halves = { summary: random(32), content: random(32) };
    expect(await store.get(name)).toBeUndefined();
    const puts = await Promise.all([1, 2, 3].map(() => store.put(name, halves, '2026-11-29')));
    expect(puts).toEqual([true, true, true]);
    expect(await store.put(name, { ...halves, content: random(32) }, '2026-11-29')).toBe(false);
    const other = { ...name, office: hexOf(random(16)) };
    expect(await store.put(other, { summary: random(32), content: random(32) }, '2026-11-28')).toBe(true);
    await store.close();

    const again = openStore();
    const found = await again.get(name);
    expect([...(found?.summary ?? [])]).toEqual([...halves.summary]);
    expect([...(found?.content ?? [])]).toEqual([...halves.content]);
    expect(await again.list()).toEqual(
      expect.arrayContaining([
        { name, day: '2026-11-29' },
        { name: other, day: '2026-11-28' },
      ]),
    );
    await again.destroy(name);
    await again.destroy(name);
    expect(await again.get(name)).toBeUndefined();
    expect((await again.list()).map((one) => one.name)).toEqual([other]);
    await again.close();
  });
});

test('a folder of halves is for its user alone, tells no time of day and forgets drafts', async () => {
  const keys = path.join(folder, 'alone');
  const store = openKeys(pathToFileURL(keys).href, console.error);
  const name = { office: hexOf(random(16)), report: hexOf(random(16)) };
  await store.put(name, { summary: random(32), content: random(32) }, '2026-11-29');
  const file = path.join(keys, `${name.office}-${name.report}`);
  expect(statSync(keys).mode & 0o777).toBe(0o700);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(file).mtime.toISOString()).toBe('2026-11-29T00:00:00.000Z');
  expect(readdirSync(keys)).toEqual([path.basename(file)]);
  writeFileSync(file, 'short');
  await expect(store.get(name)).rejects.toThrow('another length');
});

const app = testApp({ limits: 'off' });
const { newOffice, sendReport, today } = whistleblowing(app);

test('W13 a half without a report goes after 30 days, one of a deleted report at once, and all others stay', async () => {
  const office = await newOffice();
  const report = await sendReport(office);
  const deleted = await sendReport(office);
  const store = openKeys(app.services.config.reportKeysUrl, console.error);
  const halves = { summary: random(32), content: random(32) };
  const fresh = { office: office.id, report: hexOf(random(16)) };
  const left = { office: office.id, report: hexOf(random(16)) };
  await store.put(fresh, halves, today());
  await store.put(left, halves, addDays(today(), -31));
  // Its report may come back with a newer backup of the database.
  const recent = { office: office.id, report: hexOf(random(16)) };
  await store.put(recent, halves, addDays(today(), -30));
  // Of an office that this database does not know: it may be another database.
  const foreign = { office: hexOf(random(16)), report: hexOf(random(16)) };
  await store.put(foreign, halves, '2026-01-01');
  // As a kill between the rows and the halves leaves it.
  await app.owner.query("update report set status = 'information_deleted' where id = $1", [
    uuidOf(deleted.sent.report),
  ]);
  await app.runScheduled('whistleblowing.tidy');
  const names = (await store.list()).map(({ name }) => name.report).toSorted();
  expect(names).toEqual([report.sent.report, fresh.report, recent.report, foreign.report].toSorted());
});

test('files that no report names go after a day', async () => {
  const office = await newOffice();
  const id = hexOf(random(16));
  await app.owner.query(
    'insert into report_file (account_id, office_id, id, lookup, length, arrived_on) values ($1, $2, $3, $4, 4096, $5)',
    [office.owner.accountId, uuidOf(office.id), uuidOf(id), Buffer.from(random(16)), '2026-01-01'],
  );
  await app.runScheduled('whistleblowing.tidy');
  expect(await app.stored('reportFile', { id: uuidOf(id) })).toEqual([]);
});
