import type { DsarFile, DsarRequest } from '@app/contract';
import { strFromU8, unzipSync } from 'fflate';
import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { requestersOf, requestsPath } from '#test/dsar.ts';

const day = 86_400_000;
const mebibyte = 1024 * 1024;
const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const people = requestersOf(app);

/** Uploads a file of the team in parts, and returns it. */
async function upload(owner: Person, id: string, name: string, bytes: Buffer): Promise<DsarFile> {
  const begun = await owner.post(`${requestsPath}/${id}/files`, { name, size: bytes.length });
  expect(begun.statusCode, begun.body).toBe(201);
  let file = begun.json<DsarFile>();
  for (let part = 0; part * mebibyte < bytes.length; part += 1) {
    const data = bytes.subarray(part * mebibyte, (part + 1) * mebibyte).toString('base64');
    const answer = await owner.put(`${requestsPath}/${id}/files/${file.id}/parts/${part}`, { data });
    expect(answer.statusCode, answer.body).toBe(200);
    file = answer.json<DsarFile>();
  }
  return file;
}

async function read(owner: Person, id: string): Promise<DsarRequest> {
  return (await owner.get(`${requestsPath}/${id}`)).json<DsarRequest>();
}

async function send(owner: Person, id: string, files: readonly string[]) {
  const { version } = await read(owner, id);
  const letter = { kind: 'message', text: 'Here is your copy.', files };
  return owner.post(`${requestsPath}/${id}/steps`, { version, step: { action: 'send', letter } });
}

/** Sends a message with files from the page of a request. */
async function write(key: string, text: string, files: readonly { readonly name: string; readonly bytes: Buffer }[]) {
  const form = new FormData();
  form.set('action', 'write');
  form.set('key', key);
  form.set('text', text);
  for (const { name, bytes } of files) form.append('files', new File([new Uint8Array(bytes)], name));
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'accept-language': 'en' };
  const payload = Buffer.from(await body.arrayBuffer());
  return app.http.inject({ method: 'POST', url: '/dsar/request', headers, payload });
}

/** A fresh code, mailed to whoever asks for a file. */
async function codeFor(key: string, to: string): Promise<string> {
  expect((await people.press(key, { action: 'file-code' })).statusCode).toBe(200);
  return (await people.mailed(to)).code;
}

const to = 'anna.muster@example.com';

async function aRequest() {
  const form = await people.aForm();
  return { ...form, ...(await people.aRequest(form)) };
}

test('D7: a file goes with a letter and is downloaded by a fresh code, once', async () => {
  const { owner, id, key } = await aRequest();
  const bytes = randomBytes(2 * mebibyte + 123);
  const file = await upload(owner, id, 'Auskunft über Bestellungen.pdf', bytes);
  expect(file).toMatchObject({
    received: bytes.length,
    size: bytes.length,
    letterId: null,
    from: 'owner',
    downloads: 0,
  });
  // Nothing of it is on the page before the letter.
  expect((await people.press(key)).body).not.toContain('Bestellungen');
  const sent = await send(owner, id, [file.id]);
  expect(sent.statusCode, sent.body).toBe(200);
  const letter = sent.json<DsarRequest>().letters.at(-1);
  expect(letter?.blocks.map(({ text }) => text).join('\n')).toContain('Auskunft über Bestellungen.pdf');
  expect((await people.press(key)).body).toContain('Auskunft über Bestellungen.pdf');

  const wrong = await people.press(key, { action: 'file', file: file.id, code: '000000' });
  expect(wrong.headers['content-type']).toContain('text/html');
  const code = await codeFor(key, to);
  const got = await app.http.inject({
    method: 'POST',
    url: '/dsar/request',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ key, action: 'file', file: file.id, code }).toString(),
  });
  expect(got.headers['content-disposition']).toContain('attachment');
  expect(hash(got.rawPayload)).toBe(hash(bytes));
  const again = await people.press(key, { action: 'file', file: file.id, code });
  expect(again.headers['content-type']).toContain('text/html');
  const request = await read(owner, id);
  expect(request.files).toMatchObject([{ id: file.id, downloads: 1, letterId: letter?.id }]);
  expect(request.steps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['file-added', 'downloaded']));
});

test('one code opens each file of one letter once, and no file of another letter', async () => {
  const { owner, id, key } = await aRequest();
  const files = [];
  for (const name of ['one.txt', 'two.txt', 'other.txt']) files.push(await upload(owner, id, name, Buffer.from(name)));
  const [one, two, other] = files.map((file) => file.id);
  expect((await send(owner, id, [one ?? '', two ?? ''])).statusCode).toBe(200);
  expect((await send(owner, id, [other ?? ''])).statusCode).toBe(200);
  const code = await codeFor(key, to);
  const take = async (file: string | undefined) =>
    (await people.press(key, { action: 'file', file: file ?? '', code })).body;
  expect(await take(one)).toBe('one.txt');
  expect(await take(other)).toContain('<html');
  expect(await take(one)).toContain('<html');
  expect(await take(two)).toBe('two.txt');
  expect(await take(two)).toContain('<html');
  expect((await read(owner, id)).files.map(({ downloads }) => downloads)).toEqual([1, 1, 0]);
});

test('all letters and files come as one ZIP by a fresh code, once', async () => {
  const { owner, id, key } = await aRequest();
  const bytes = randomBytes(mebibyte + 7);
  const one = await upload(owner, id, 'one.txt', Buffer.from('one'));
  const two = await upload(owner, id, 'two/../two.bin', bytes);
  const kept = await upload(owner, id, 'kept back.txt', Buffer.from('kept back'));
  expect((await send(owner, id, [one.id, two.id])).statusCode).toBe(200);
  expect((await people.press(key)).body).toContain('Alles in einer ZIP-Datei');
  const take = async (file: string, code: string) =>
    app.http.inject({
      method: 'POST',
      url: '/dsar/request',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ key, action: 'file', file, code }).toString(),
    });
  expect((await take('everything', '000000')).headers['content-type']).toContain('text/html');
  const spent = await codeFor(key, to);
  expect((await take(one.id, spent)).body).toBe('one');
  expect((await take('everything', spent)).headers['content-type']).toContain('text/html');

  const code = await codeFor(key, to);
  const got = await take('everything', code);
  expect(got.headers['content-disposition']).toContain('.zip');
  const files = unzipSync(new Uint8Array(got.rawPayload));
  const names = Object.keys(files).filter((name) => name.startsWith('files/'));
  expect(names).toEqual(['files/001-one.txt', expect.stringMatching(/^files\/002-two[^/]*two\.bin$/)]);
  expect(hash(Buffer.from(files[names[1] ?? ''] ?? []))).toBe(hash(bytes));
  const letters = Object.entries(files).filter(([name]) => /^\d{3}-[\d-]+\.txt$/.test(name));
  expect(letters.map(([, text]) => Buffer.from(text).toString()).join('\n')).toContain('Here is your copy.');
  expect((await take(two.id, code)).headers['content-type']).toContain('text/html');
  const counted = (await read(owner, id)).files.map((file) => [file.id, file.downloads]);
  expect(counted).toEqual([
    [one.id, 2],
    [two.id, 1],
    [kept.id, 0],
  ]);
});

test('a part may be repeated; parts in another order or of another size are refused', async () => {
  const { owner, id } = await aRequest();
  const begun = await owner.post(`${requestsPath}/${id}/files`, { name: 'a.bin', size: mebibyte + 3 });
  const file = begun.json<DsarFile>();
  const part = (number: number, length: number) =>
    owner.put(`${requestsPath}/${id}/files/${file.id}/parts/${number}`, {
      data: randomBytes(length).toString('base64'),
    });
  expect((await part(1, 3)).json()).toMatchObject({ code: 'dsar-file.part' });
  expect((await part(0, 5)).json()).toMatchObject({ code: 'dsar-file.part' });
  expect((await part(0, mebibyte)).json()).toMatchObject({ received: mebibyte });
  expect((await part(0, mebibyte)).json()).toMatchObject({ received: mebibyte });
  const early = await send(owner, id, [file.id]);
  expect(early.json()).toMatchObject({ code: 'dsar-file.incomplete' });
  expect((await part(1, 3)).json()).toMatchObject({ received: mebibyte + 3 });
});

test('what is stored of a file says nothing of it, and moved to another file it cannot be read', async () => {
  const { owner, id } = await aRequest();
  const bytes = Buffer.from('CANARY-4711 '.repeat(50));
  const one = await upload(owner, id, 'one.txt', bytes);
  const two = await upload(owner, id, 'two.txt', bytes);
  const rows = await stored('select sealed from dsar_file_part where request_id = $1', [id]);
  expect(rows).toHaveLength(2);
  for (const { sealed } of rows) expect(sealed.includes('CANARY')).toBe(false);
  await stored(
    `update dsar_file_part set sealed = (select sealed from dsar_file_part where file_id = $1) where file_id = $2`,
    [one.id, two.id],
  );
  const moved = await owner.get(`${requestsPath}/${id}/files/${two.id}`).catch((error: unknown) => error);
  expect(String((moved as { body?: string }).body ?? '')).not.toContain('CANARY');
  const whole = await owner.get(`${requestsPath}/${id}/files/${one.id}`);
  expect(whole.body).toBe(bytes.toString());
});

test('D11: what a requester sends reaches the team, and is deleted when the request is closed', async () => {
  const { owner, id, key } = await aRequest();
  const card = randomBytes(mebibyte);
  const page = await write(key, 'My card', [
    { name: 'card.jpg', bytes: card },
    { name: 'empty.txt', bytes: Buffer.from('x') },
  ]);
  expect(page.statusCode, page.body).toBe(200);
  expect(page.body).toContain('card.jpg');
  const request = await read(owner, id);
  expect(request.files.map(({ name, from, size }) => ({ name, from, size }))).toEqual([
    { name: 'card.jpg', from: 'requester', size: mebibyte },
    { name: 'empty.txt', from: 'requester', size: 1 },
  ]);
  const [file] = request.files;
  const got = await owner.get(`${requestsPath}/${id}/files/${file?.id}`);
  expect(hash(got.rawPayload)).toBe(hash(card));
  const { version } = request;
  const withdrawn = await owner.post(`${requestsPath}/${id}/steps`, { version, step: { action: 'withdraw' } });
  const step = { version: withdrawn.json<DsarRequest>().version, step: { action: 'close' } };
  const closed = await owner.post(`${requestsPath}/${id}/steps`, step);
  expect(closed.statusCode, closed.body).toBe(200);
  expect((await read(owner, id)).files).toEqual([]);
  expect(await stored('select 1 from dsar_file_part where request_id = $1', [id])).toEqual([]);
});

test('too many files or too large ones send nothing and say so', async () => {
  const { owner, id, key } = await aRequest();
  const many = await write(
    key,
    'Six',
    Array.from({ length: 6 }, (_, at) => ({ name: `${at}.txt`, bytes: Buffer.from('x') })),
  );
  expect(many.statusCode).toBe(413);
  expect(many.body).toContain('role="alert"');
  const large = await write(key, 'Large', [{ name: 'large.bin', bytes: Buffer.alloc(10 * mebibyte + 1) }]);
  expect(large.body).toContain('role="alert"');
  const request = await read(owner, id);
  expect(request.files).toEqual([]);
  expect(request.letters.filter(({ from }) => from === 'requester')).toEqual([]);
});

test('files of a message that was not sent are not kept', async () => {
  const { id, key } = await aRequest();
  const page = await write(key, 'x'.repeat(5001), [{ name: 'a.txt', bytes: Buffer.from('x') }]);
  expect(page.body).toContain('role="alert"');
  // Nothing but a message takes files.
  const form = new FormData();
  for (const [name, value] of Object.entries({ action: 'confirm', key })) form.set(name, value);
  form.append('files', new File(['x'], 'b.txt'));
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await body.arrayBuffer());
  expect((await app.http.inject({ method: 'POST', url: '/dsar/request', headers, payload })).statusCode).toBe(404);
  expect(await app.stored('dsarFile', { requestId: id })).toEqual([]);
});

test('a form that is none, or whose key is wrong, stores nothing', async () => {
  const { id } = await aRequest();
  const broken = await app.http.inject({
    method: 'POST',
    url: '/dsar/request',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="key"\r\n\r\nwithout an end',
  });
  expect(broken.statusCode).toBeGreaterThanOrEqual(400);
  const headless = await app.http.inject({
    method: 'POST',
    url: '/dsar/request',
    headers: { 'content-type': 'multipart/form-data' },
    payload: 'x',
  });
  expect(headless.statusCode).toBe(400);
  expect((await write('wrong', 'Hello', [{ name: 'a.txt', bytes: Buffer.from('x') }])).statusCode).toBe(404);
  expect(await stored('select 1 from dsar_file where request_id = $1', [id])).toEqual([]);
});

test('files are deleted 30 days after they were sent, and uploads that were given up after a day', async () => {
  const { owner, id, key } = await aRequest();
  const file = await upload(owner, id, 'copy.txt', Buffer.from('A copy'));
  await send(owner, id, [file.id]);
  await owner.post(`${requestsPath}/${id}/files`, { name: 'given-up.txt', size: 10 });
  app.clock.forward(2 * day);
  await app.runScheduled('dsar.forget');
  expect((await read(owner, id)).files.map(({ name }) => name)).toEqual(['copy.txt']);
  app.clock.forward(28 * day);
  await app.runScheduled('dsar.forget');
  expect((await read(owner, id)).files).toEqual([]);
  expect(await stored('select 1 from dsar_file_part where request_id = $1', [id])).toEqual([]);
  expect((await people.press(key)).body).not.toContain('value="file"');
});

test('a request is taken out as a ZIP with its letters and files', async () => {
  const { owner, id, key } = await aRequest();
  const { version } = await read(owner, id);
  const correct = { action: 'correct', name: 'Anna Mustermann' };
  expect((await owner.post(`${requestsPath}/${id}/steps`, { version, step: correct })).statusCode).toBe(200);
  const bytes = randomBytes(1000);
  await upload(owner, id, '../copy.bin', bytes);
  await write(key, 'Eine Frage', [{ name: 'a.txt', bytes: Buffer.from('x') }]);
  const got = await owner.get(`${requestsPath}/${id}/archive`);
  expect(got.statusCode, got.body).toBe(200);
  expect(got.headers['content-type']).toContain('application/zip');
  const entries = unzipSync(new Uint8Array(got.rawPayload));
  const names = Object.keys(entries);
  expect(names).toEqual(expect.arrayContaining(['request.json', 'steps.csv', 'tasks.csv', 'files/001-.._copy.bin']));
  expect(names.every((name) => !name.includes('../'))).toBe(true);
  expect(Buffer.from(entries['files/001-.._copy.bin'] ?? []).equals(bytes)).toBe(true);
  expect(strFromU8(entries['steps.csv'] ?? new Uint8Array())).toContain('name: Anna Muster → Anna Mustermann');
  const told = JSON.parse(strFromU8(entries['request.json'] ?? new Uint8Array())) as DsarRequest;
  expect(told.id).toBe(id);
  expect(
    names.some(
      (name) => name.startsWith('letters/') && strFromU8(entries[name] ?? new Uint8Array()).includes('Eine Frage'),
    ),
  ).toBe(true);
});

test('without an e-mail address files cannot be sent', async () => {
  const owner = await app.signUp();
  const entered = {
    place: 'DE',
    rights: ['access'],
    name: 'Anna',
    language: 'de',
    channel: 'letter',
    receivedOn: '2024-01-15',
  };
  const { id } = (await owner.post(requestsPath, entered)).json<DsarRequest>();
  const file = await upload(owner, id, 'a.txt', Buffer.from('x'));
  expect((await send(owner, id, [file.id])).json()).toMatchObject({ code: 'dsar-file.no-page' });
});

/** Rows as the owner of the database sees them. */
async function stored(query: string, values: readonly unknown[]): Promise<{ sealed: Buffer }[]> {
  return (await app.owner.query<{ sealed: Buffer }>(query, [...values])).rows;
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
