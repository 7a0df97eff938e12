import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentKey, openPart, partKey, reportContext, officeHash, unwrapShare } from '@app/sealing';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { inDatabase } from './database.ts';
import { signUp, visitorPage } from './person.ts';
import { newReportOffice, type OfficeOfTest } from './reporter.ts';
import { filesWith, goOn, reportBy } from './reporting.ts';

// Somebody reports without a name, in Italian, with a file, and comes back with the receipt. What they write is nowhere in the
// data of the product but sealed, and opens with the keys of a manager.

const form = {
  name: 'Molino Rossi',
  locale: 'it',
  languages: ['it', 'de'],
  welcome: '',
  logo: null,
  questions: [],
  otherWays: '',
  authorities: [],
  privacyNotice: null,
};
const canary = `CANARY${crypto.randomUUID().replaceAll('-', '')}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const width of [1280, 320]) {
  test(`W1 W4 W5 W6 a report in Italian reaches a manager and nobody else, at ${width} pixels`, async ({
    page,
    browser,
  }) => {
    await signUp(page);
    const office = await newReportOffice(page, form);
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'it-IT' });
    const reporter = await visitorPage(context);
    const hosts = new Set<string>();
    reporter.on('request', (request) => hosts.add(new URL(request.url()).protocol + new URL(request.url()).host));
    await reporter.goto(`/report/${office.id}`);
    await expect(heading(reporter)).toContainText('Molino Rossi');
    expect(await reporter.locator('html').getAttribute('lang')).toBe('it');
    await expectAccessible(reporter);
    const receipt = await reportBy(reporter, canary, [
      { name: `${canary}.xyz`, mimeType: '', buffer: Buffer.alloc(600_000, `${canary} in a file. `) },
    ]);

    await reporter.goto(`/report/${office.id}?lang=it#mailbox`);
    await reporter.locator('input.code-entry').fill(receipt);
    await goOn(reporter);
    await expect(reporter.locator('.status-card')).toBeVisible();
    await expectAccessible(reporter);
    await reporter.locator('textarea.message').fill(`${canary} un messaggio`);
    await reporter
      .locator('form.section')
      .filter({ has: reporter.locator('textarea.message') })
      .locator('[type=submit]')
      .click();
    await expect(reporter.locator('.letters li')).toHaveCount(1);
    await expect(reporter.locator('.letters')).toContainText(`${canary} un messaggio`);
    expect(await context.cookies()).toEqual([]);
    expect([...hosts].filter((host) => !host.startsWith('blob:') && !host.startsWith('data:'))).toHaveLength(1);
    await context.close();

    expect(await openBody(office)).toMatchObject({ facts: `${canary} i fatti`, isAnonymous: true, locale: 'it' });
    // All that the product stores: database, log of writes, files, key store.
    expect(await filesWith('Molino Rossi')).not.toBe('');
    expect(await filesWith(canary)).toBe('');
  });
}

/** Opens the newest report with the keys of the first manager and the half of the key store, as the Management Tool does. */
async function openBody({ id, document, managers }: OfficeOfTest): Promise<unknown> {
  const [manager] = managers;
  if (!manager) throw new Error('There is no manager.');
  const rows = await inDatabase(async (database) => {
    const report = await database.query('select id from report where office_id = $1', [id]);
    const reportId = String(report.rows[0].id);
    const wrap = await database.query(
      "select recipient, wrapped from report_wrap where report_id = $1 and purpose = 'share'",
      [reportId],
    );
    const part = await database.query("select sealed from report_part where report_id = $1 and kind = 'body'", [
      reportId,
    ]);
    return { reportId, wraps: wrap.rows, sealed: part.rows[0].sealed as Buffer };
  });
  // The second one was unticked. W9
  expect(rows.wraps).toHaveLength(1);
  const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll('-', ''), 'hex'));
  const context = reportContext({ office: bytes(id), report: bytes(rows.reportId), document: officeHash(document) });
  const place = { context, purpose: 'share', recipient: bytes(manager.id) } as const;
  const share = await unwrapShare(Uint8Array.from(rows.wraps[0].wrapped as Buffer), place, manager.secrets.kemSeed);
  const half = await contentHalf(id, rows.reportId);
  const key = partKey(contentKey(context, share, half), 'body');
  const plain = openPart(key, { context, kind: 'body', number: 0, author: 'reporter' }, Uint8Array.from(rows.sealed));
  return JSON.parse(Buffer.from(plain).toString('utf8'));
}

/** The half of the server, which is kept apart from the database. */
async function contentHalf(office: string, report: string): Promise<Uint8Array> {
  const name = `${office}-${report.replaceAll('-', '')}`;
  const halves = await readFile(path.join(process.env.E2E_DATA_DIR ?? '', 'report-keys', name));
  return Uint8Array.from(halves.subarray(32));
}
