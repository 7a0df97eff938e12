import { contentKey, openPart, partKey, summaryKey, unwrapShare } from '@app/sealing';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { commands } from '../src/admin/commands.ts';
import type { Options } from '../src/admin/password-option.ts';
import { openKeys } from '../src/features/whistleblowing/key-store/open.ts';
import { testApp, type TestApp } from './app.ts';
import { bytesOf, hexOf } from './sealed-reports.ts';
import { uuidOf, whistleblowing } from './whistleblowing.ts';

// A report is deleted. Then the database of the day before is restored beside the key store of today, with the secrets file of the
// installation, and whoever does it has the vaults of all managers.
const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-restored-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = path.join(folder, 'report-keys');
const config = { secretsFile: path.join(folder, 'secrets'), reportKeysUrl: pathToFileURL(store).href };
const [app, restored] = [testApp({ limits: 'off', config }), testApp({ limits: 'off', config })];
const { newOffice, sendReport, list, open, added } = whistleblowing(app);
const again = whistleblowing(restored);
const canary = (name: string) => `CANARY-${name}-0815`;

async function admin({ db, owner, ownerUrl: url, services }: TestApp, name: string, options: Options): Promise<void> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    const run = await commands[name]?.load();
    await run?.({ db, owner, url, config: services.config, close: async () => undefined }, options);
  } finally {
    log.mockRestore();
  }
}

type Row = { readonly sealed: Buffer };
type Wrap = { readonly wrapped: Buffer };

test('W13 a deleted report stays unreadable when an older database is restored, with every key that there is', async () => {
  app.clock.set('2026-11-24T10:00:00.000Z');
  const office = await newOffice({ country: 'DE' });
  const [one] = office.managers;
  const words = {
    summary: { excerpt: canary('summary') },
    body: { facts: canary('facts') },
    identity: { fullName: canary('name'), contact: canary('contact') },
    files: [{ name: canary('file'), bytes: new TextEncoder().encode(canary('content').repeat(300)) }],
  };
  const [gone, kept] = [await sendReport(office, words), await sendReport(office, words)];
  const listed = (await list(one, office)).find(({ id }) => id === gone.sent.report);
  if (!listed) throw new Error('The report is not listed.');
  await added(one, await open(one, listed), 'moved', { move: ['received', 'not_admissible'] });
  // Three years later its time is over.
  app.clock.set('2029-10-25T10:00:00.000Z');
  await app.runScheduled('whistleblowing.keep');
  app.clock.set('2029-11-23T10:00:00.000Z');
  const backup = path.join(folder, 'day-before.backup');
  await admin(app, 'backup', { out: backup });
  app.clock.set('2029-11-24T10:00:00.000Z');
  await app.runScheduled('whistleblowing.keep');
  expect(await app.stored('report_part', { reportId: uuidOf(gone.sent.report) })).toEqual([]);

  await admin(restored, 'restore', { in: backup, 'without-erasures': true });
  // Its words are in the backup and in what was restored, and only sealed.
  const parts = async (report: string) =>
    (await restored.stored('report_part', { reportId: uuidOf(report) })) as unknown as readonly (Row & {
      kind: string;
    })[];
  expect(await parts(gone.sent.report)).toHaveLength(4);
  expect(readFileSync(backup).includes('CANARY')).toBe(false);
  const { rows } = await restored.owner.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema = 'public'",
  );
  for (const { name } of rows) {
    const found = await restored.owner.query(`select 1 from ${name} t where t::text ~ 'CANARY|43414e415259'`);
    expect(found.rows, name).toEqual([]);
  }

  // The mailbox of the deleted one is not there; that of the other one is.
  const answer = async (report: typeof gone) =>
    (await again.callMailbox(office, report, { action: 'open' })).json<object>();
  expect(await answer(gone)).toMatchObject({ refused: { code: 'mailbox.not-found' } });
  expect(await answer(kept)).toMatchObject({ mailbox: { contentHalf: kept.sent.contentHalf } });

  // All vaults open the wraps, and nothing there is gives the half that the content needs as well.
  const keys = openKeys(config.reportKeysUrl, console.error);
  expect(await keys.get({ office: office.id, report: gone.sent.report })).toBeUndefined();
  const halves = readdirSync(store).flatMap((name) => {
    const bytes = new Uint8Array(readFileSync(path.join(store, name)));
    return [bytes.slice(0, 32), bytes.slice(32)];
  });
  expect(halves).toHaveLength(2);
  const secrets = readFileSync(config.secretsFile);
  for (const { id, secrets: vault } of office.managers)
    for (const { report, opens } of [
      { report: gone, opens: 0 },
      { report: kept, opens: 2 },
    ]) {
      const [wrap] = (await restored.stored('report_wrap', {
        reportId: uuidOf(report.sent.report),
        recipient: uuidOf(id),
        purpose: 'share',
      })) as unknown as readonly Wrap[];
      const place = { context: report.context, purpose: 'share', recipient: bytesOf(id) } as const;
      const share = await unwrapShare(Uint8Array.from(wrap?.wrapped ?? []), place, vault.kemSeed);
      expect(hexOf(share)).toBe(hexOf(report.secrets.share));
      let count = 0;
      for (const { kind, sealed } of await parts(report.sent.report))
        for (const half of [...halves, new Uint8Array(secrets.subarray(0, 32)), vault.signing, vault.kemSeed]) {
          const key =
            kind === 'summary'
              ? summaryKey(report.context, share, half)
              : partKey(contentKey(report.context, share, half), 'body');
          const at = { context: report.context, kind: kind as 'body', number: 0, author: 'reporter' } as const;
          try {
            openPart(key, at, Uint8Array.from(sealed));
            count += 1;
          } catch {
            // It does not open.
          }
        }
      expect(count, `parts that ${id} opens`).toBe(opens);
    }
  for (const half of [gone.sent.contentHalf, gone.sent.summaryHalf]) {
    expect(secrets.includes(Buffer.from(half, 'hex'))).toBe(false);
    expect(secrets.includes(half)).toBe(false);
  }
  await keys.close();
}, 120_000);
