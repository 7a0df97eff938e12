import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { anna, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, aRequest, press, read, stepped } = requestersOf(app);

const segment = (marker: number, content: Buffer) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, content]);
};
const start = Buffer.from([0xff, 0xd8]);
const pixels = Buffer.concat([
  segment(0xda, Buffer.alloc(8)),
  Buffer.from('covered pixels'),
  Buffer.from([0xff, 0xd9]),
]);
/** A JPEG as a canvas writes it: tables, frame, pixels. */
const picture = Buffer.concat([
  start,
  segment(0xe0, Buffer.from('JFIF\0')),
  segment(0xdb, Buffer.alloc(65)),
  segment(0xc0, Buffer.alloc(9)),
  pixels,
]);

/** Sends a picture as the page does. */
async function send(key: string, bytes: Buffer) {
  const form = new FormData();
  form.set('action', 'document');
  form.set('key', key);
  form.append('files', new File([new Uint8Array(bytes)], 'document.jpg'));
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'accept-language': 'en' };
  return app.http.inject({
    method: 'POST',
    url: '/dsar/request',
    headers,
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

const doubt = { kind: 'identity', text: 'Two customers have this name.', document: true };

async function doubted() {
  const form = await aForm();
  const request = await aRequest(form, { ...anna, place: 'NL', email: `anna-${form.siteId}@example.com` }, 'en');
  const asked = await stepped(form.owner, request.id, { action: 'send', letter: doubt });
  return { ...form, ...request, asked };
}

const seen = (person: Person, id: string) => person.get(`${requestsPath}/${id}/identity-document`);

test('D2, D14: a document can be sent only after a written doubt, which stops the clock', async () => {
  const form = await aForm();
  const { id, key } = await aRequest(form, { ...anna, place: 'NL', email: 'nobody-doubts@example.com' }, 'en');
  expect((await press(key)).body).not.toContain('id="cover"');
  expect((await send(key, picture)).statusCode).toBe(409);
  expect(await app.stored('dsarFile', { requestId: id })).toEqual([]);

  const asked = await stepped(form.owner, id, { action: 'send', letter: doubt });
  expect(asked).toMatchObject({ state: 'identity', due: { standsStill: true }, identity: { isDocumentAsked: true } });
  const says =
    asked.letters
      .at(-1)
      ?.blocks.map(({ text }) => text)
      .join('\n') ?? '';
  expect(says).toContain('Two customers have this name.');
  expect(says).toContain('You cover everything that is not needed');
  const { body, headers } = await press(key);
  expect(body).toContain('id="cover"');
  expect(body).toContain('Personal number (BSN)');
  // Without a script this stays, and there is nothing to choose a picture with.
  expect(body).toContain('Please do not send an uncovered picture.');
  expect(headers['content-security-policy']).toContain("script-src 'sha256-");
  expect((await send(key, picture)).body).toContain('The picture has arrived.');
  expect(await read(form.owner, id)).toMatchObject({ due: { standsStill: false } });
});

test('D11: whoever handles the request sees the document, and each view is a step', async () => {
  const { owner, id, key } = await doubted();
  expect((await seen(owner, id)).json()).toMatchObject({ code: 'dsar-identity.no-document' });
  await send(key, picture);
  const { identity, files, version } = await read(owner, id);
  expect(identity.document).toMatchObject({ size: picture.length, deleteOn: '2026-12-02' });
  // Not among the files, which more people may read and an archive holds.
  expect(files).toEqual([]);
  const got = await seen(owner, id);
  expect(got.rawPayload.equals(picture)).toBe(true);
  const after = await read(owner, id);
  expect(after.steps.at(-1)).toMatchObject({ kind: 'document-seen', by: { id: owner.id } });
  expect(after.version).toBe(version);
  const archive = await owner.get(`${requestsPath}/${id}/archive`);
  expect(archive.rawPayload.includes('covered pixels')).toBe(false);
  // The last one counts.
  await send(key, Buffer.concat([picture, Buffer.from('again')]));
  expect(await app.stored('dsarFile', { requestId: id })).toHaveLength(1);
});

test.for([
  ['is a PDF', Buffer.from('%PDF-1.7 covered')],
  ['has EXIF', Buffer.concat([start, segment(0xe1, Buffer.from('Exif\0\0GPS')), pixels])],
  ['has a comment', Buffer.concat([start, segment(0xfe, Buffer.from('taken at home')), pixels])],
  ['has a profile', Buffer.concat([start, segment(0xe2, Buffer.from('ICC_PROFILE')), pixels])],
  ['has no pixels', start],
  [
    'is a header without end',
    Buffer.concat([start, ...Array.from({ length: 9 }, () => segment(0xdb, Buffer.alloc(9999)))]),
  ],
] as const)('D11: what %s is not stored', async ([, bytes]) => {
  const { id, key } = await doubted();
  expect((await send(key, bytes)).statusCode).toBe(400);
  expect(await app.stored('dsarFile', { requestId: id })).toEqual([]);
});

test.for([
  ['the identity is proved', { action: 'prove-identity' }],
  [
    'the request is refused',
    { action: 'send', letter: { kind: 'answer', refused: [{ right: 'access', ground: 'not-identified' }] } },
  ],
  ['the request is withdrawn', { action: 'withdraw' }],
] as const)('D11: the document is deleted once %s', async ([, step]) => {
  const { owner, id, key } = await doubted();
  await send(key, picture);
  await stepped(owner, id, step);
  expect(await app.stored('dsarFile', { requestId: id })).toEqual([]);
  expect(await app.stored('dsarFilePart', { requestId: id })).toEqual([]);
  expect(await read(owner, id)).toMatchObject({ identity: { isDocumentAsked: false, document: null } });
  expect((await seen(owner, id)).json()).toMatchObject({ code: 'dsar-identity.no-document' });
});

test('D11: the document is deleted after 30 days, whatever is decided', async () => {
  const { id, key } = await doubted();
  await send(key, picture);
  app.clock.forward(30 * 86_400_000);
  await app.runScheduled('dsar.forget');
  app.clock.set('2026-11-02T10:00:00.000Z');
  expect(await app.stored('dsarFile', { requestId: id })).toEqual([]);
});
