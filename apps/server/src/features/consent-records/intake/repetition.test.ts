import { expect, test } from 'vitest';
import { newId } from '#platform/database/ids.ts';
import { testApp } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys, type ConsentSite } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');

let owned: Promise<ConsentSite> | undefined;
const site = () => (owned ??= siteWithKeys(app));
const freshId = () => newId(app.clock.now());

const fieldsOf = (answer: { json(): unknown }) =>
  Object.keys((answer.json() as { readonly fields?: object }).fields ?? {}).toSorted();

async function imported(key: string, lines: readonly unknown[], all = false) {
  return app.http.inject({
    method: 'POST',
    url: `/api/v1/consents/import?all=${all}`,
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}` },
    payload: lines.map((line) => JSON.stringify(line)).join('\n'),
  });
}

test('the id of another consent is refused with the fields that differ, and changes neither record nor person', async () => {
  const { prv } = await site();
  const id = freshId();
  const said = {
    id,
    subject: { email: 'first@example.com', first_name: 'Ada' },
    preferences: { news: true, sms: false },
    legal_notices: ['term'],
    proofs: { content: '{}' },
  };
  const kept = await fromServer(app, prv, said);
  const before = await app.stored('consent', { id });
  const answer = await fromServer(app, prv, {
    ...said,
    kind: 'withdrawal',
    subject: { email: 'other@example.com', first_name: 'Ada' },
    preferences: { news: false, calls: true },
    legal_notices: ['term', 'privacy'],
    verified: true,
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'consent.exists',
    fields: { 'subject.email': { code: 'consent.different' } },
  });
  expect(fieldsOf(answer)).toEqual([
    'kind',
    'legal_notices',
    'preferences.calls',
    'preferences.news',
    'preferences.sms',
    'subject.email',
    'verified',
  ]);
  expect(await app.stored('consent', { id })).toEqual(before);
  expect(await app.stored('subject', { email: 'other@example.com' })).toEqual([]);
  expect(await app.stored('evidenceBatch', { id: before[0]?.['batchId'] })).toHaveLength(1);
  const again = await fromServer(app, prv, { ...said, preferences: { sms: false, news: true } });
  expect(again.json()).toEqual(kept.json());
});

test('a page is told in which of its own fields it differs, and nothing of what was said or by whom', async () => {
  const { pub, prv } = await site();
  const [id, server] = [freshId(), freshId()];
  const said = { id, subject: { email: 'page@example.com' }, preferences: { news: true, secret: 'x' } };
  expect((await fromPage(app, pub, said)).statusCode).toBe(201);
  const answer = await fromPage(app, pub, {
    id,
    subject: { id: 'x', email: 'other@example.com' },
    preferences: { news: false },
  });
  expect(answer.statusCode).toBe(409);
  expect(fieldsOf(answer)).toEqual(['preferences', 'preferences.news', 'subject.email', 'subject.id']);
  expect(answer.body).not.toContain('page@example.com');
  expect(answer.body).not.toContain('secret');
  expect(answer.json()).not.toHaveProperty('subject_id');

  await fromServer(app, prv, { id: server, subject: { email: 'server@example.com' }, preferences: { news: true } });
  for (const email of ['server@example.com', 'other@example.com'])
    expect(fieldsOf(await fromPage(app, pub, { id: server, subject: { email }, preferences: { news: true } }))).toEqual(
      ['id'],
    );
  expect(fieldsOf(await fromServer(app, prv, said))).toEqual(['source']);
});

test('what is sent again after a notice has a new version is the record it was', async () => {
  const { owner, siteId, pub } = await site();
  const publish = (version: string) =>
    owner.post(`/api/v1/sites/${siteId}/legal-notices`, {
      identifier: 'raffle',
      version,
      texts: [{ language: 'en', text: `The raffle, ${version}.` }],
    });
  await publish('1');
  const said = { id: freshId(), subject: { email: 'raffle@example.com' }, legal_notices: ['raffle'] };
  const first = await fromPage(app, pub, said);
  await publish('2');
  app.clock.forward(10_000);
  const again = await fromPage(app, pub, said);
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(first.json());
  const other = { ...said, legal_notices: [{ identifier: 'raffle', version: '2' }] };
  expect(fieldsOf(await fromPage(app, pub, other))).toEqual(['legal_notices']);
});

test('of a hundred with one id and different content at once one is kept and the others are refused', async () => {
  const { pub, prv } = await site();
  for (const [send, key] of [
    [fromPage, pub],
    [fromServer, prv],
  ] as const) {
    const id = freshId();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        send(app, key, { id, subject: { email: `race-${n}@${key.slice(7, 10)}.example.com` }, preferences: { n } }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    const winner = statuses.indexOf(201);
    const [row] = await app.stored('consent', { id });
    expect(JSON.parse(String(row?.['record']))).toMatchObject({ id, preferences: { n: winner } });
    const people = (await app.stored('subject')).filter(({ email }) =>
      String(email).endsWith(`@${key.slice(7, 10)}.example.com`),
    );
    expect(people.map(({ email }) => email)).toEqual([`race-${winner}@${key.slice(7, 10)}.example.com`]);
  }
});

test('an import refuses lines whose id is taken by other content, or all of it where it is all or none', async () => {
  const { prv } = await site();
  const [taken, twice, free, also] = [freshId(), freshId(), freshId(), freshId()];
  const line = (id: string, n: number) => ({ id, subject: { id: 'of import' }, preferences: { n } });
  await fromServer(app, prv, line(taken, 1));

  const each = await imported(prv, [line(taken, 2), line(twice, 1), line(twice, 1), line(twice, 2), line(taken, 1)]);
  expect(each.json()).toMatchObject({
    kept: 3,
    refused: 2,
    lines: [
      { line: 1, code: 'consent.exists', fields: { 'preferences.n': { code: 'consent.different' } } },
      { line: 2, id: twice },
      { line: 3, id: twice },
      { line: 4, code: 'consent.exists' },
      { line: 5, id: taken },
    ],
  });
  for (const lines of [
    [line(free, 1), line(taken, 2)],
    [line(free, 1), line(free, 2)],
  ]) {
    const all = await imported(prv, lines, true);
    expect(all.statusCode).toBe(409);
    expect(all.json()).toMatchObject({
      code: 'consent.exists',
      fields: { '2': { code: 'consent.exists' }, '2.preferences.n': { code: 'consent.different' } },
    });
  }
  expect(await app.stored('consent', { id: free })).toEqual([]);
  const good = [line(also, 1), line(taken, 1), line(also, 1)];
  for (let times = 0; times < 2; times += 1)
    expect((await imported(prv, good, true)).json()).toMatchObject({ kept: 3, refused: 0 });
  expect(await app.stored('consent', { id: also })).toHaveLength(1);
});

test('a record that was erased is not told of by its id, and not written again', async () => {
  const { owner, siteId, prv } = await site();
  const id = freshId();
  const said = { id, subject: { id: 'gone' }, preferences: { a: true } };
  const { subject_id } = (await fromServer(app, prv, said)).json<{ subject_id: string }>();
  await owner.post(`/api/v1/sites/${siteId}/subjects/${subject_id}/erasure`, { mode: 'everything' });
  const answer = await fromServer(app, prv, said);
  expect(answer.json()).toMatchObject({ code: 'consent.exists' });
  expect(fieldsOf(answer)).toEqual(['id']);
  expect(await app.stored('subject', { externalId: 'gone' })).toEqual([]);
});
