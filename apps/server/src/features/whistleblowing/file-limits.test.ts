import { padme } from '@app/sealing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { hexOf, random } from '#test/sealed-reports.ts';
import { whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off', config: { reportMegabytes: { file: 1, total: 2 } } });
const { newOffice, sendReport, callMailbox, list, open, post } = whistleblowing(app);
const MiB = 1024 * 1024;

test('the operator sets how large files may be: everybody is told, and form, mailbox and tool are held to it', async () => {
  const office = await newOffice();
  const answer = await app.http.inject({ url: `/report/api/offices/${office.id}` });
  expect(answer.json()).toMatchObject({ limits: { file: MiB, report: 2 * MiB } });
  const announce = (...lengths: readonly number[]) =>
    post(`/report/api/offices/${office.id}/arrivals`, {
      lookup: hexOf(random(16)),
      files: lengths.map((length) => ({ id: hexOf(random(16)), length })),
    });
  expect((await announce(padme(MiB), padme(MiB))).statusCode).toBe(200);
  expect((await announce(padme(2 * MiB))).json()).toMatchObject({ code: 'report-file.size' });
  expect((await announce(MiB, MiB, MiB)).json()).toMatchObject({ code: 'report-file.too-many' });

  const report = await sendReport(office);
  const upload = { action: 'upload', file: hexOf(random(16)), length: 2 * MiB, chunk: 0, bytes: 'AA' };
  expect((await callMailbox(office, report, upload)).json()).toMatchObject({ refused: { code: 'report-file.size' } });
  const [manager] = office.managers;
  const [listed] = await list(manager, office);
  if (!listed) throw new Error('The report is not listed.');
  await open(manager, listed);
  const path = `/reports/${listed.id}/files/${hexOf(random(16))}/0?length=${2 * MiB}`;
  expect((await manager.tool.send('PUT', path, random(16))).json()).toMatchObject({ code: 'report-file.size' });
});
