import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys, subjectOf } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
const start = '2026-11-22T08:00:00.000Z';
const day = 24 * 3_600_000;

async function filled() {
  app.clock.set(start);
  const site = await siteWithKeys(app);
  const { owner, siteId, pub, prv } = site;
  const path = `/api/v1/sites/${siteId}`;
  await owner.post(`${path}/legal-notices`, {
    identifier: 'term',
    version: '1',
    texts: [{ language: 'en', text: 'You agree.' }],
  });
  const subject = { id: 'u-1', email: 'anna@example.com', first_name: '@SUM(1)' };
  const said = { subject, preferences: { newsletter: true }, legal_notices: ['term'], language: 'de' };
  const timestamp = '2026-11-20T23:59:59.999Z';
  const private_ = await fromServer(app, prv, { ...said, timestamp, verified: true });
  const public_ = await fromPage(app, pub, {
    subject: { email: 'bruno@example.com' },
    kind: 'withdrawal',
    proofs: [{ content: 'x'.repeat(1000) }],
  });
  const ids = [private_, public_].map((answer) => answer.json<{ id: string }>().id);
  /** The lines of a file, without the names of the columns. */
  const linesOf = async (asked: object) => {
    const made = (await owner.post(`${path}/consent-exports`, asked)).json<{ id: string }>();
    await app.runJobs();
    const file = await owner.get(`${path}/consent-exports/${made.id}/file`);
    expect(file.statusCode, file.body).toBe(200);
    return file.body.split('\r\n').slice(1, -1);
  };
  return { ...site, path, ids, linesOf };
}

describe('a CSV', () => {
  test('C15: is mailed about, needs sign-in, holds no formula, and is gone after seven days', async () => {
    const { owner, path, ids } = await filled();
    const asked = await owner.post(`${path}/consent-exports`, {});
    expect([asked.statusCode, asked.json().status, asked.json().of]).toEqual([202, 'waiting', 'consents']);
    const file = `${path}/consent-exports/${asked.json().id}/file`;
    expect((await owner.get(file)).json()).toMatchObject({ code: 'export.not-ready' });

    const mail = await app.outbox.last(owner.email);
    expect(mail.text).toContain(`/consents?export=${asked.json().id}`);
    const [listed] = (await owner.get(`${path}/consent-exports`)).json().exports;
    expect(listed).toMatchObject({ status: 'ready', rows: 2, url: file, expiresAt: '2026-11-29T08:00:00.000Z' });
    const answer = await owner.get(file);
    expect(answer.headers['content-disposition']).toContain('consents-2026-11-22.csv');
    const [head, one, other, end] = answer.body.split('\r\n');
    expect(head).toBe(
      'consent_id,at_utc,received_at_utc,kind,source,verified,claimed,legal_notices,preferences,language,subject_id,id,email,' +
        'first_name,last_name,full_name,proofs,erased',
    );
    expect(one).toContain(`${ids[1]},2026-11-22T08:00:00.000Z,2026-11-22T08:00:00.000Z,withdrawal,public,no,yes,,{},`);
    expect(other).toContain(
      `${ids[0]},2026-11-20T23:59:59.999Z,2026-11-22T08:00:00.000Z,consent,private,yes,no,term 1,`,
    );
    expect(other).toContain(`"{""newsletter"":true}",de,`);
    expect(other).toContain(`,u-1,anna@example.com,'@SUM(1),,,0,no`);
    expect(end).toBe('');

    expect((await app.visitor().then((visitor) => visitor.get(file))).statusCode).toBe(401);
    const stranger = await siteWithKeys(app);
    expect((await stranger.owner.get(file)).statusCode).toBe(404);
    const elsewhere = await stranger.owner.get(file.replace(path, `/api/v1/sites/${stranger.siteId}`));
    expect(elsewhere.json()).toMatchObject({ code: 'export.not-found' });
    app.clock.forward(7 * day);
    expect((await owner.get(file)).json()).toMatchObject({ code: 'export.not-found' });
    await app.runScheduled('exports.expire');
    expect((await owner.get(`${path}/consent-exports`)).json().exports).toEqual([]);
  });

  test('holds what the filters of the list find', async () => {
    const { linesOf } = await filled();
    expect(await linesOf({ source: 'public' })).toHaveLength(1);
    expect(await linesOf({ verified: true })).toHaveLength(1);
    expect(await linesOf({ kind: 'withdrawal', verified: true })).toHaveLength(0);
    expect(await linesOf({ notice: 'term', version: '1' })).toHaveLength(1);
    expect(await linesOf({ notice: 'none' })).toHaveLength(0);
    expect(await linesOf({ text: 'bruno' })).toHaveLength(1);
    expect(await linesOf({ from: '2026-11-20', to: '2026-11-20' })).toHaveLength(1);
    expect(await linesOf({ from: '2026-11-21' })).toHaveLength(1);
    expect(await linesOf({ to: '2026-11-19' })).toHaveLength(0);
  });

  test('holds the chosen rows alone, and none of another site', async () => {
    const { linesOf, ids, owner, path } = await filled();
    expect(await linesOf({ ids: [ids[1]] })).toEqual([expect.stringContaining(`${ids[1]},`)]);
    expect(await linesOf({ ids })).toHaveLength(2);
    expect(await linesOf({ ids, source: 'public' })).toHaveLength(1);
    const { subjects } = (await owner.get(`${path}/subjects`)).json<{ subjects: { id: string }[] }>();
    const people = subjects.map(({ id }) => id);
    expect(await linesOf({ of: 'subjects', ids: people.slice(0, 1) })).toHaveLength(1);
    expect(await linesOf({ of: 'subjects', ids: people })).toHaveLength(2);
    expect(await linesOf({ of: 'subjects', ids: [...people, ...people] })).toHaveLength(2);
    expect(await linesOf({ ids: [...ids, ...ids] })).toHaveLength(2);
    for (const subjectId of people) expect(await linesOf({ ids, subjectId })).toHaveLength(1);

    const made = await owner.post('/api/v1/sites', { name: 'blog.example', type: 'Site', languages: ['en'] });
    const keys = `/api/v1/sites/${made.json<{ id: string }>().id}/consent-keys`;
    const { key } = (await owner.post(keys, { kind: 'public', name: 'Blog' })).json<{ key: string }>();
    const elsewhere = await fromPage(app, key, { subject: { email: 'carla@example.com' } });
    expect(await linesOf({ ids: [elsewhere.json<{ id: string }>().id] })).toEqual([]);
    expect(await linesOf({ of: 'subjects', ids: [await subjectOf(app, elsewhere)] })).toEqual([]);
    expect((await owner.post(`${path}/consent-exports`, { ids: [] })).statusCode).toBe(400);
  });

  test('C15: of people holds who they are, and no formula', async () => {
    const { linesOf } = await filled();
    const all = await linesOf({ of: 'subjects' });
    expect(all).toHaveLength(2);
    expect(all.join('\n')).toContain(
      `,u-1,anna@example.com,'@SUM(1),,,no,yes,"{""newsletter"":{""value"":true,""source"":""private"",""verified"":true,`,
    );
    expect(await linesOf({ of: 'subjects', text: 'bruno' })).toHaveLength(1);
    expect(await linesOf({ of: 'subjects', verified: true })).toHaveLength(0);
  });

  test('of more than is read at once repeats none and leaves none out', async () => {
    const { linesOf, prv } = await filled();
    const lines = Array.from({ length: 1203 }, (_, n) => JSON.stringify({ subject: { id: `n-${n}` } }));
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/v1/consents/import',
      headers: { authorization: `Bearer ${prv}`, 'content-type': 'application/x-ndjson' },
      payload: lines.join('\n'),
    });
    expect(answer.json()).toMatchObject({ kept: 1203 });
    for (const of of ['consents', 'subjects']) {
      const written = await linesOf({ of });
      expect(new Set(written.map((line) => line.slice(0, 36))).size).toBe(1205);
      expect(written).toHaveLength(1205);
    }
  });

  test.each([
    [{ from: '2026-11-23' }, 'from', 'field.date-future'],
    [{ to: '2026-11-23' }, 'to', 'field.date-future'],
    [{ from: '2026-02-30' }, 'from', 'field.date'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to', 'field.invalid'],
  ])('of %j is refused', async (asked, field, code) => {
    const { owner, path } = await filled();
    const answer = await owner.post(`${path}/consent-exports`, asked);
    expect([answer.statusCode, answer.json().fields[field].code]).toEqual([400, code]);
  });
});

test('counts over time say kind, source and notice, by hour, day and month', async () => {
  const { owner, path } = await filled();
  const of = async (query: string) => (await owner.get(`${path}/consent-statistics?${query}`)).json();
  expect(await of('step=day')).toMatchObject({
    totals: { total: 2, consents: 1, withdrawals: 1, public: 1, private: 1, verified: 1 },
    series: [
      { at: '2026-11-20T00:00:00.000Z', total: 1, private: 1 },
      { at: '2026-11-22T00:00:00.000Z', total: 1, public: 1 },
    ],
    notices: [{ identifier: 'term', version: '1', total: 1, series: [{ at: '2026-11-20T00:00:00.000Z', total: 1 }] }],
  });
  expect((await of('step=month')).series).toMatchObject([{ at: '2026-11-01T00:00:00.000Z', total: 2 }]);
  expect((await of('step=hour&from=2026-11-22T00:00:00.000Z')).series).toMatchObject([
    { at: '2026-11-22T08:00:00.000Z', total: 1 },
  ]);
  expect((await of('step=day&to=2026-11-21T00:00:00.000Z')).totals).toMatchObject({ total: 1 });
  app.clock.set('2027-03-01T00:00:00.000Z');
  await app.runScheduled('consent-records.expire');
  const [{ count } = {}] = (await app.owner.query('select count(*) from consent_hour')).rows;
  expect(count).toBe(0);
  const later = await app.visitor();
  await later.post('/users/sign-in', { email: owner.email, password: owner.password });
  expect((await later.get(`${path}/consent-statistics?step=day`)).json().totals).toMatchObject({ total: 2 });
});
