import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { partKey } from '@app/sealing';
import { openAs, testOffice } from './office.ts';
import { servePages } from './pages.ts';
import { answerAll, launch, newReporter, takeReceipt } from './reporter.ts';

test('the form of an office as one file reports from a disk, with nothing but its server', async () => {
  const office = await testOffice();
  const pages = await servePages(office);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'candor-form-'));
  const answer = path.join(folder, 'office.json');
  await writeFile(answer, JSON.stringify(pages.box.answer));
  const dist = path.join(folder, 'dist');
  const build = path.resolve(import.meta.dirname, '../build.mjs');
  await promisify(execFile)(process.execPath, [build, '--office', answer, '--server', pages.url, dist]);

  const browser = await launch();
  const { page, errors, context } = await newReporter(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(path.join(dist, 'form-of-office.html')).href);
  await answerAll(page);
  await page
    .getByLabel('Add files')
    .setInputFiles([{ name: 'x.gif', mimeType: '', buffer: Buffer.from(gif, 'base64') }]);
  await page.getByText('Will be sent as picture-1.gif').waitFor();
  await takeReceipt(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('heading', { name: 'Your report has arrived' }).waitFor();
  const sent = pages.box.submission!;
  const opened = await openAs(office.managers[0], office, sent);
  expect(opened?.open(partKey(opened.content, 'body'), sent.parts[1]!)).toMatchObject({ facts: 'CANARY-FACTS' });
  expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(`${pages.url}/report/api/`))).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
  await browser.close();
  pages.close();
  await rm(folder, { recursive: true });
}, 120_000);

/** A picture of one pixel. */
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
