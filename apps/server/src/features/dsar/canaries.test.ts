import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { anna, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, aRequest, press, stepped } = requestersOf(app);
const canary = 'CANARY-8080';

/** The tables in which a row says the canary, read by the owner of the database. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.owner.query(`select from ${name} as one where one::text like $1 limit 1`, [`%${text}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found.toSorted();
}

/** The tables of which the bytes of a column hold the canary, as of files that are not encrypted. */
async function tablesWithBytes(text: string): Promise<string[]> {
  return tablesWith(Buffer.from(text).toString('hex'));
}

test('D11: what shows an identity is in no table in clear, in no mail, log, webhook or queue, and gone once it is decided', async () => {
  const form = await aForm();
  const { owner } = form;
  const hook = { url: 'https://hooks.example.com/candor', types: ['request.task'] };
  expect((await owner.post('/api/v1/webhooks', hook)).statusCode).toBe(201);
  const secret = 'CANARY-DOB-9471';
  const seen = async () => [...(await tablesWith(secret)), ...(await tablesWithBytes(secret))];
  const ends = [
    ['proved', { action: 'prove-identity', note: 'By phone.' }],
    ['withdrawn', { action: 'withdraw' }],
    [
      'refused',
      { action: 'send', letter: { kind: 'answer', refused: [{ right: 'access', ground: 'not-identified' }] } },
    ],
    ['expired', undefined],
  ] as const;
  for (const [name, end] of ends) {
    const { id, key } = await aRequest(form, { ...anna, email: `identity-${name}@example.com` }, 'en');
    const points = [{ kind: 'order-number' }, { kind: 'own', label: 'Your dog' }];
    const letter = { kind: 'identity', text: 'Two Annas.', points, document: true };
    await stepped(owner, id, { action: 'send', letter });
    expect((await press(key, { action: 'points', point1: secret, point2: `${secret} Rex` })).body).toContain(
      'is compared',
    );
    expect((await sendPicture(key, secret)).body).toContain('The picture has arrived.');
    await owner.post(`${requestsPath}/${id}/comparison`, { points: [{ id: 1, value: 'another' }] });
    expect(await app.stored('dsarFilePart', { requestId: id })).toHaveLength(1);
    expect(await seen()).toEqual([]);

    if (end) await stepped(owner, id, end);
    else {
      app.clock.forward(31 * 86_400_000);
      await app.runScheduled('dsar.forget');
      app.clock.set('2026-11-02T10:00:00.000Z');
    }
    expect(await app.stored('dsarFilePart', { requestId: id })).toEqual([]);
    expect(await app.stored('dsarComparison', { requestId: id })).toMatchObject([{ salt: null, sealed: null }]);
  }
  const mails = await app.outbox.all();
  expect(mails.filter((mail) => JSON.stringify(mail).includes(secret))).toEqual([]);
  expect(app.log.filter((line) => line.includes(secret))).toEqual([]);

  const now = app.clock.now();
  app.clock.set('2031-01-01T10:00:00.000Z');
  await app.runScheduled('dsar.forget');
  app.clock.set(now);
  // Labels of the team's own may name somebody: only two requests are still open.
  expect(await app.stored('dsarComparison', {})).toHaveLength(2);
});

/** Sends the covered picture of a document, as the page does. */
async function sendPicture(key: string, hidden: string) {
  const form = new FormData();
  form.set('action', 'document');
  form.set('key', key);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2]);
  form.append('files', new File([new Uint8Array(Buffer.concat([head, Buffer.from(hidden)]))], 'document.jpg'));
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'accept-language': 'en' };
  const payload = Buffer.from(await body.arrayBuffer());
  return app.http.inject({ method: 'POST', url: '/dsar/request', headers, payload });
}

test('D11: what a request says is in no mail, log, webhook or queue, and in no table once its time is over', async () => {
  const form = await aForm();
  const { owner } = form;
  const { id, key } = await aRequest(form, { ...anna, name: `${canary} Anna`, details: canary });
  await stepped(owner, id, { action: 'correct', name: `${canary} Anne` });
  await stepped(owner, id, { action: 'note', text: canary });
  await stepped(owner, id, { action: 'ready', letter: { kind: 'message', text: canary } });
  await stepped(owner, id, { action: 'send', letter: { kind: 'message', text: canary } });
  await press(key, { action: 'write', text: canary });
  const begun = await owner.post(`${requestsPath}/${id}/files`, { name: `${canary}.txt`, size: canary.length });
  const data = Buffer.from(canary).toString('base64');
  await owner.put(`${requestsPath}/${id}/files/${begun.json().id}/parts/0`, { data });

  const mails = await app.outbox.all();
  expect(mails.filter((mail) => JSON.stringify(mail).includes(canary))).toEqual([]);
  expect(app.log.filter((line) => line.includes(canary))).toEqual([]);
  // Neither webhooks nor the queue nor the log of the account.
  const own = ['public.dsar_file', 'public.dsar_letter', 'public.dsar_request', 'public.dsar_step'];
  expect(await tablesWith(canary)).toEqual(own);

  await stepped(owner, id, { action: 'withdraw' });
  await stepped(owner, id, { action: 'ready', letter: { kind: 'message', text: canary } });
  expect(await tablesWith(canary)).toContain('public.dsar_waiting_letter');
  await stepped(owner, id, { action: 'close' });
  expect(await tablesWith(canary)).toEqual(['public.dsar_letter', 'public.dsar_request', 'public.dsar_step']);

  const now = app.clock.now();
  app.clock.set('2031-01-01T10:00:00.000Z');
  await app.runScheduled('dsar.forget');
  app.clock.set(now);
  expect(await tablesWith(canary)).toEqual([]);
});
