import type { Answer, DsarFile, dsarRedactions } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, aRequest, read, step, stepped } = requestersOf(app);
const mark = '█████';

async function aRequestWith(files: Readonly<Record<string, string | Buffer>>) {
  const form = await aForm();
  const { id, key } = await aRequest(form);
  const ids: Record<string, string> = {};
  for (const [name, content] of Object.entries(files)) ids[name] = await upload(form.owner, id, name, content);
  return { ...form, id, key, files: ids };
}

async function upload(owner: Person, id: string, name: string, content: string | Buffer): Promise<string> {
  const bytes = Buffer.from(content);
  const begun = await owner.post(`${requestsPath}/${id}/files`, { name, size: bytes.length });
  expect(begun.statusCode, begun.body).toBe(201);
  const file = begun.json<DsarFile>();
  const part = `${requestsPath}/${id}/files/${file.id}/parts/0`;
  expect((await owner.put(part, { data: bytes.toString('base64') })).statusCode).toBe(200);
  return file.id;
}

async function redact(owner: Person, id: string, body: object) {
  const answer = await owner.post(`${requestsPath}/${id}/redactions`, { reason: 'third-party', ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer<typeof dsarRedactions.redact>>();
}

/** The copy of a file, as it is now. */
async function copyOf(owner: Person, id: string, original: string | undefined) {
  const { files } = await read(owner, id);
  const copy = files.find(({ redactedFrom }) => redactedFrom === original);
  if (!copy) throw new Error('There is no copy');
  const answer = await owner.get(`${requestsPath}/${id}/files/${copy.id}`);
  return { ...copy, text: answer.rawPayload.toString() };
}

test('D7: words about others are blacked out in copies, with a trace that does not say them, and the originals go with the delivery', async () => {
  const orders = 'name;note\r\n"Muster; Anna";"Called by Carla Canary"\r\nBert;none\r\n';
  const { owner, id, files } = await aRequestWith({ 'orders.csv': orders, 'notes.txt': 'CARLA\n  canary was there.' });
  const passages = ['Carla Canary'];
  const found = await owner.post(`${requestsPath}/${id}/redaction-search`, { passages });
  expect(found.json()).toMatchObject({
    files: [
      { name: 'orders.csv', kind: 'csv', count: 1, excerpts: [{ before: 'Called by ', passage: 'Carla Canary' }] },
      { name: 'notes.txt', kind: 'text', count: 1, excerpts: [{ before: '', after: ' was there.' }] },
    ],
  });
  const fileIds = Object.values(files);
  const { redactions } = await redact(owner, id, { passages, fileIds });
  const by = { id: owner.id, email: owner.email };
  expect(redactions).toMatchObject([
    { file: 'orders.csv', count: 1, reason: 'third-party', by, isSent: false },
    { file: 'notes.txt', count: 1, reason: 'third-party', by, isSent: false },
  ]);
  const copy = await copyOf(owner, id, files['orders.csv']);
  expect(copy.text).toBe(orders.replace('Carla Canary', mark));
  const notes = await copyOf(owner, id, files['notes.txt']);
  expect(notes.text).toBe(`${mark} was there.`);

  // The original cannot be sent by mistake.
  const letter = { kind: 'message', text: 'Here it is.' };
  const refused = await step(owner, id, { action: 'send', letter: { ...letter, files: [files['orders.csv']] } });
  expect(refused.json()).toMatchObject({ code: 'dsar-file.redacted' });
  const sent = await stepped(owner, id, { action: 'send', letter: { ...letter, files: [copy.id, notes.id] } });
  expect(sent.files.map((file) => file.id).toSorted()).toEqual([copy.id, notes.id].toSorted());
  expect(sent.redactions.map(({ isSent }) => isSent)).toEqual([true, true]);
  const told = sent.letters
    .at(-1)
    ?.blocks.find(({ text }) => text.includes('blacked out') || text.includes('geschwärzt'));
  expect(told?.text).toContain(copy.name);
  expect(sent.steps.map(({ kind }) => kind)).toContain('redacted');
  expect(await app.stored('dsarFilePart', { fileId: files['orders.csv'] ?? '' })).toEqual([]);

  const kept = [
    ...(await app.stored('dsarRedaction', { requestId: id })),
    ...(await app.stored('dsarStep', { requestId: id })),
    ...(await app.stored('auditEvent', { accountId: owner.accountId })),
  ];
  expect(JSON.stringify(kept)).not.toMatch(/canary/i);
});

test('JSON stays JSON: values, names and numbers are blacked out, also where they are escaped', async () => {
  const written = `{"M\\u00fcller": {"phone": 4711, "big": 12345678901234567890}, "muller": [true, "von Mu\u0308ller"], "MÜLLER": 2}`;
  const { owner, id, files } = await aRequestWith({ 'shop.json': written });
  await redact(owner, id, { passages: ['müller', '4711'], fileIds: Object.values(files) });
  const { text } = await copyOf(owner, id, files['shop.json']);
  expect(JSON.parse(text)).toEqual({
    [`${mark} 1`]: { phone: mark, big: 12345678901234567000 },
    muller: [true, `von ${mark}`],
    [`${mark} 2`]: 2,
  });
  expect(text).toContain('12345678901234567890');
  // Another word, in the copy: nothing collides, and there is still one copy.
  await redact(owner, id, { passages: ['muller'], fileIds: [(await copyOf(owner, id, files['shop.json'])).id] });
  const again = await copyOf(owner, id, files['shop.json']);
  expect(Object.keys(JSON.parse(again.text))).toHaveLength(3);
  const { redactions, files: left } = await read(owner, id);
  expect(redactions.map(({ count }) => count)).toEqual([4, 1]);
  expect(left).toHaveLength(2);
});

test('rows of a table are blacked out whole, and no cell becomes a formula', async () => {
  const table = 'name,amount,by\n"=SUM(1)",-5,Carla\nBert,7,Dora\n';
  const { owner, id, files } = await aRequestWith({
    'table.csv': table,
    'second.csv': '\uFEFFa\tb\r\n=x Carla\t"1\t2"',
  });
  await redact(owner, id, { passages: ['Carla'], scope: 'row', fileIds: [files['table.csv']] });
  expect((await copyOf(owner, id, files['table.csv'])).text).toBe(
    `name,amount,by\n"${mark}",${mark},${mark}\nBert,7,Dora\n`,
  );
  await redact(owner, id, { passages: ['Carla'], fileIds: [files['second.csv']] });
  expect((await copyOf(owner, id, files['second.csv'])).text).toBe(`\uFEFFa\tb\r\n'=x ${mark}\t"1\t2"`);
});

test('a letter is blacked out before it is sent, passages that overlap as one', async () => {
  const { owner, id } = await aRequestWith({});
  const letter = { kind: 'message', text: 'Anna Bert Carl (a.b@example.com) and Annabel.' };
  const passages = ['Anna Bert', 'Bert Carl', 'A.B@EXAMPLE.COM', 'anna'];
  const answer = await redact(owner, id, { passages, letter });
  expect(answer).toMatchObject({
    letter: { kind: 'message', text: `${mark} (${mark}) and Annabel.` },
    redactions: [{ file: null, count: 2, isSent: false }],
  });
  const none = await redact(owner, id, { passages: ['Nobody'], letter, wholeWords: false });
  expect(none).toMatchObject({ letter, redactions: [] });
  expect((await read(owner, id)).redactions).toHaveLength(1);
});

test('files that are no text are named as not searched, and a copy that is deleted takes its trace along', async () => {
  const { owner, id, files } = await aRequestWith({
    'photo.jpg': Buffer.from([0xff, 0xd8, 0xff, 0x00]),
    'carla.txt': 'Carla',
  });
  const found = await owner.post(`${requestsPath}/${id}/redaction-search`, { passages: ['Carla'] });
  expect(found.json()).toMatchObject({
    files: [
      { kind: 'not-text', count: 0 },
      { kind: 'text', count: 1 },
    ],
  });
  const body = { passages: ['Carla'], reason: 'security', fileIds: [files['photo.jpg']] };
  expect((await owner.post(`${requestsPath}/${id}/redactions`, body)).json()).toMatchObject({
    code: 'dsar-file.not-text',
  });
  const unknown = { ...body, fileIds: [crypto.randomUUID()] };
  expect((await owner.post(`${requestsPath}/${id}/redactions`, unknown)).json()).toMatchObject({
    code: 'dsar-file.not-found',
  });
  await redact(owner, id, { passages: ['Carla'], fileIds: [files['carla.txt']] });
  const copy = await copyOf(owner, id, files['carla.txt']);
  expect(copy.name).toBe(`${mark}.txt`);
  expect((await owner.delete(`${requestsPath}/${id}/files/${copy.id}`)).statusCode).toBe(204);
  const after = await read(owner, id);
  expect(after.redactions).toEqual([]);
  expect(after.files.map((file) => file.id)).toEqual(Object.values(files));
});

test('what was forgotten names no file, and nobody without the permission blacks anything out', async () => {
  const { owner, id, files } = await aRequestWith({ 'carla.txt': 'Carla' });
  await redact(owner, id, { passages: ['Carla'], fileIds: Object.values(files) });
  const author = await app.join(await app.signUp(), owner, 'author');
  const body = { passages: ['Carla'], reason: 'security' };
  expect((await author.post(`${requestsPath}/${id}/redactions`, body)).json()).toMatchObject({ code: 'role.missing' });
  const copy = await copyOf(owner, id, files['carla.txt']);
  await stepped(owner, id, { action: 'send', letter: { kind: 'message', text: 'Here.', files: [copy.id] } });
  await stepped(owner, id, { action: 'withdraw' });
  const at = app.clock.now();
  app.clock.set('2031-01-01T10:00:00.000Z');
  await app.runScheduled('dsar.forget');
  app.clock.set(at);
  expect(await app.stored('dsarRedaction', { requestId: id })).toMatchObject([{ name: '', count: 2 }]);
});
