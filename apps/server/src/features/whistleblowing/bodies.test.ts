import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { connectRaw, headOf, portOf } from '#test/raw.ts';
import { hexOf, random } from '#test/sealed-reports.ts';
import { uuidOf, whistleblowing } from '#test/whistleblowing.ts';
import { reporterLimit } from './reporter-limit.ts';

const app = testApp({ limits: 'off' });
const { newOffice, sendReport, callMailbox, openMailbox } = whistleblowing(app);
const tenGigabytes = 10_000_000_000;

test('a body of 10 GB is refused by its announced length, and one without a length when it is too long', async () => {
  const office = await newOffice();
  const root = `/report/api/offices/${office.id}`;
  const [lookup, file] = [hexOf(random(16)), hexOf(random(16))];
  const paths = [
    ['POST', `${root}/reports`],
    ['POST', `${root}/mailbox`],
    ['POST', `${root}/arrivals`],
    ['PUT', `${root}/arrivals/${lookup}/${file}/0`],
  ] as const;
  const port = await portOf(app.http);
  for (const [method, path] of paths) {
    const announced = connectRaw(port);
    announced.write(headOf(method, path, tenGigabytes));
    expect([path, (await announced.answer()).status]).toEqual([path, 413]);
    announced.socket.destroy();

    const endless = connectRaw(port);
    endless.write(headOf(method, path, 'chunked'));
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    for (let sent = 0; sent < 3 * 1024 * 1024; sent += 0x10000) endless.write(piece);
    expect([path, (await endless.answer()).status]).toEqual([path, 413]);
    endless.socket.destroy();
  }
  const where = { officeId: uuidOf(office.id) };
  expect([await app.stored('report', where), await app.stored('report_file', where)]).toEqual([[], []]);
  // The server goes on.
  await sendReport(office);
});

test('receipts that are guessed are refused alike, whether they are cut, unknown or of another office, and change nothing', async () => {
  const [office, other] = [await newOffice(), await newOffice()];
  const report = await sendReport(office, { body: { facts: 'CANARY-FACTS' } });
  const foreign = await sendReport(other);
  const before = app.log.length;
  const answers = new Set<string>();
  const guess = async (keys: typeof report.keys) => {
    const answer = await callMailbox(office, { keys }, { action: 'open' });
    expect(answer.statusCode).toBe(200);
    // What pads them is drawn by chance.
    answers.add(JSON.stringify(answer.json<{ refused: object }>().refused));
    expect(answer.rawPayload.length).toBe(64 * 1024);
  };
  for (let count = 0; count < 50; count += 1) await guess({ ...report.keys, lookup: random(16) });
  // The right mailbox with another receipt's key, and a receipt of another office.
  await guess({ ...report.keys, signing: random(32) });
  await guess(foreign.keys);
  expect(answers.size).toBe(1);
  expect([...answers][0]).toMatch(/"mailbox\.not-found"/);
  const cut = await callMailbox(office, { keys: { ...report.keys, lookup: random(7) } }, { action: 'open' });
  expect(cut.json()).toMatchObject({ refused: { code: 'input.invalid' } });
  expect(cut.rawPayload.length).toBe(64 * 1024);
  expect(app.log.slice(before)).toEqual([]);
  expect((await openMailbox(office, report)).entries).toHaveLength(1);
});

test('of a million receipts that one network tries in ten minutes, 1,200 are looked at', () => {
  const limit = reporterLimit(120);
  let looked = 0;
  for (let tried = 0; tried < 1_000_000; tried += 1)
    if (limit(`2001:db8::${(tried % 65_536).toString(16)}`, 600_000 * 1000 + Math.floor(tried * 0.6)) === 0)
      looked += 1;
  expect(looked).toBe(1200);
});
