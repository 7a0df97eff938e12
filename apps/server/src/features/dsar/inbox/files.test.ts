import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { anna, requestersOf, requestsPath } from '#test/dsar.ts';
import { mailWithFiles, startMailbox, writtenMail, type Mail } from '#test/mailbox.ts';

const mailbox = await startMailbox();
const app = testApp({
  limits: 'off',
  config: { inboundMail: mailbox.inboundMail, mailLimits: { firstDay: 1000, firstWeek: 1000, later: 1000 } },
});
afterAll(mailbox.stop);
app.clock.set('2026-11-25T10:00:00.000Z');
const { aForm, aRequest, open, press, mailed, requests, read, stepped, step } = requestersOf(app);

const arrive = async (mail: string) => {
  mailbox.arrive(mail);
  await app.runScheduled('dsar.read-inbox');
};

async function replyTo(to: string): Promise<string> {
  return (await app.outbox.last(to)).sender?.replyTo ?? '';
}

async function formAddress(form: {
  readonly owner: { get(path: string): Promise<{ json(): { mail: string } }> };
  readonly siteId: string;
}) {
  return (await form.owner.get(`/api/v1/sites/${form.siteId}/dsar-form`)).json().mail;
}

const bytes = randomBytes(1_500_000);

test('D11: attachments of a reply are files of the request, encrypted, until it is closed', async () => {
  const form = await aForm();
  const { owner } = form;
  const { id } = await aRequest(form, { ...anna, email: 'files@example.com' });
  const head = {
    to: await replyTo('files@example.com'),
    from: 'files@example.com',
    'message-id': '<files@example.com>',
  };
  const mail = mailWithFiles(head, [
    { name: 'logo.png', bytes: Buffer.from('logo'), isInText: true },
    { name: '../../etc/pass\u202Efdp.word', bytes },
  ]);
  await arrive(mail);
  await arrive(mail);
  const request = await read(owner, id);
  const [letter] = request.letters.filter(({ from }) => from === 'requester');
  expect(letter?.blocks.map(({ text }) => text)).toEqual(['See the files.']);
  expect(request.files).toMatchObject([
    {
      name: '_.._etc_passfdp.word',
      size: bytes.length,
      received: bytes.length,
      from: 'requester',
      letterId: letter?.id,
    },
    { name: 'logo.png', size: 4, letterId: letter?.id },
  ]);
  const file = await owner.get(`${requestsPath}/${id}/files/${request.files[0]?.id}`);
  expect(file.rawPayload.equals(bytes)).toBe(true);
  const stored = JSON.stringify(await app.stored('dsarFilePart', { requestId: id }));
  expect(stored).not.toContain(bytes.subarray(0, 100).toString('hex'));
  await stepped(owner, id, { action: 'withdraw' });
  await stepped(owner, id, { action: 'close' });
  expect(await app.stored('dsarFile', { requestId: id })).toEqual([]);
  await arrive(mailWithFiles({ ...head, 'message-id': '<late@example.com>' }, [{ name: 'late.pdf', bytes }]));
  expect(await app.stored('dsarFile', { requestId: id })).toEqual([]);
  expect((await read(owner, id)).letters.at(-1)?.blocks.map(({ text }) => text)).toEqual([
    'See the files.',
    'Diese Datei wurde nicht gespeichert: late.pdf',
    'Bis zu 5 Dateien mit je höchstens 10 MB.',
  ]);
});

test('of a mail five files of 10 MB are taken, and the thread names the others', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'many@example.com' });
  const small = Array.from({ length: 6 }, (_, at) => ({ name: `${at}.txt`, bytes: Buffer.from(`${at}`) }));
  const files = [{ name: 'large.bin', bytes: Buffer.alloc(11 * 1024 * 1024) }, ...small];
  await arrive(mailWithFiles({ to: await replyTo('many@example.com'), from: 'many@example.com' }, files));
  const request = await read(form.owner, id);
  expect(request.files.map(({ name }) => name)).toEqual(['0.txt', '1.txt', '2.txt', '3.txt', '4.txt']);
  const texts = request.letters
    .at(-1)
    ?.blocks.map(({ text }) => text)
    .join('\n');
  expect(texts).toContain('large.bin');
  expect(texts).toContain('5.txt');
  expect(texts).not.toContain('0.txt');
  expect(await app.stored('dsarFilePart', { requestId: id })).toHaveLength(5);
});

test('attachments of a mail that opens a request are stored with it, also when the process stops in between', async () => {
  const form = await aForm();
  const forwarded = {
    to: await formAddress(form),
    from: 'bea@example.com',
    subject: 'Meine Daten',
    'message-id': '<open@example.com>',
  };
  const mail = mailWithFiles(forwarded, [{ name: 'id.pdf', bytes }]);
  await arrive(mail);
  const [{ id } = { id: '' }] = await requests(form.owner);
  expect((await read(form.owner, id)).files).toMatchObject([{ name: 'id.pdf', size: bytes.length }]);
  expect(await app.stored('dsarMail', { requestId: id })).toMatchObject([{ filesDue: false }]);
  await arrive(mail);
  expect((await read(form.owner, id)).files).toHaveLength(1);

  // As a stop leaves it: the request is there, its files are not.
  await app.db.asSystem((tx) =>
    tx
      .updateTable('dsarMail')
      .set({ filesDue: true })
      .where('requestId', '=', id)
      .where('accountId', '=', form.owner.accountId)
      .execute(),
  );
  await app.db.asSystem((tx) =>
    tx.deleteFrom('dsarFile').where('requestId', '=', id).where('accountId', '=', form.owner.accountId).execute(),
  );
  await arrive(mail);
  expect((await read(form.owner, id)).files).toMatchObject([{ name: 'id.pdf', size: bytes.length }]);
  expect(await requests(form.owner)).toHaveLength(1);
});

test('D3: what a forwarded mail asks for, whose it is, from where and since when is corrected, and deadlines follow', async () => {
  const form = await aForm();
  const { owner } = form;
  const forwarded: Mail = {
    to: await formAddress(form),
    from: 'office@example.com',
    subject: 'Please see this',
    body: 'A letter from a customer.',
  };
  await arrive(writtenMail(forwarded));
  const [{ id } = { id: '' }] = await requests(owner);
  const before = await read(owner, id);
  expect(before).toMatchObject({ email: 'office@example.com', rights: ['access'], due: { day: '2026-12-28' } });
  const { key: oldKey, code: oldCode } = await mailed('office@example.com');
  const oldAddress = await replyTo('office@example.com');

  const right = {
    name: 'Kim Kunde',
    email: 'kim@example.com',
    rights: ['erasure'],
    place: 'FR',
    receivedOn: '2026-11-10',
  };
  const after = await stepped(owner, id, { action: 'correct', ...right });
  expect(after).toMatchObject({ ...right, isConfirmed: false, due: { day: '2026-12-10' } });
  expect(after.steps.at(-1)).toMatchObject({
    kind: 'correct',
    changes: expect.arrayContaining([{ field: 'email', from: 'office@example.com', to: 'kim@example.com' }]),
  });
  // Whoever forwarded the mail opens nothing any more; the person gets the receipt with a code of their own.
  expect((await press(oldKey)).statusCode).toBe(404);
  expect((await press(oldKey, { action: 'confirm', code: oldCode })).statusCode).toBe(404);
  await arrive(writtenMail({ to: oldAddress, from: 'office@example.com', body: 'One more thing.' }));
  expect((await read(owner, id)).letters.filter(({ from }) => from === 'requester')).toEqual([]);
  const { key, code } = await mailed('kim@example.com');
  expect(code).not.toBe(oldCode);
  expect((await press(key, { action: 'confirm', code })).statusCode).toBe(200);
  expect((await read(owner, id)).isConfirmed).toBe(true);
  await arrive(writtenMail({ to: await replyTo('kim@example.com'), from: 'kim@example.com', body: 'Thank you.' }));
  expect((await read(owner, id)).letters.filter(({ from }) => from === 'requester')).toHaveLength(1);
  // An address that was proved stays.
  const other = await step(owner, id, { action: 'correct', email: 'somebody@example.com' });
  expect([other.statusCode, other.json().code]).toEqual([409, 'dsar.address-proved']);
  expect((await open('/dsar/request')).statusCode).toBe(200);
});

test('D2: a right that is added to what came by mail needs its proof', async () => {
  const form = await aForm();
  await arrive(writtenMail({ to: await formAddress(form), from: 'wd@example.com', subject: 'Hello' }));
  const [{ id } = { id: '' }] = await requests(form.owner);
  expect((await stepped(form.owner, id, { action: 'correct', rights: ['withdrawal'] })).isConfirmed).toBe(false);
  expect((await stepped(form.owner, id, { action: 'prove-identity', note: 'Called' })).isConfirmed).toBe(true);
  expect((await stepped(form.owner, id, { action: 'correct', rights: ['access'] })).isConfirmed).toBe(true);
});
