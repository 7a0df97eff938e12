import { Client } from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { testApp, type Client as Browser, type Person } from '#test/app.ts';
import { choiceAt, send, siteWithBanner } from '#test/choices.ts';

const app = testApp({ limits: 'off' });
const day = 24 * 3_600_000;
afterEach(() => app.clock.set('2026-11-22T08:00:00.000Z'));
app.clock.set('2026-11-22T08:00:00.000Z');
const ago = (milliseconds: number) => new Date(app.clock.now().getTime() - milliseconds);

async function newSite() {
  const owner = await app.signUp();
  const { siteId, publicId } = await siteWithBanner(app, owner);
  return { owner, siteId, publicId, base: `/api/v1/sites/${siteId}` };
}

/** Signs in again, because a session does not last for months. */
async function back({ email, password }: Person): Promise<Browser> {
  const client = await app.visitor();
  await client.post('/users/sign-in', { email, password });
  return client;
}

const partitions = async () => {
  const { rows } = await app.owner.query<{ name: string }>(
    `select relid::regclass::text as name from pg_partition_tree('preference') where isleaf order by 1`,
  );
  return rows.map(({ name }) => name);
};

describe('partitions', () => {
  test('are there for the events that are taken, and two months ahead; the daily job makes the next', async () => {
    expect(await partitions()).toEqual(['preference_2026_11', 'preference_2026_12', 'preference_2027_01']);
    app.clock.set('2026-12-02T08:00:00.000Z');
    await app.runScheduled('cookie-preferences.partitions');
    await app.runScheduled('cookie-preferences.partitions');
    expect(await partitions()).toContain('preference_2027_02');
    const { publicId } = await newSite();
    for (const event of [choiceAt(new Date('2026-11-30T23:59:59.999Z')), choiceAt(new Date('2026-12-01T00:00:00Z'))])
      expect((await send(app, publicId, event)).statusCode).toBe(204);
    const { rows } = await app.owner.query(`select count(*) from preference_2026_12`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('nobody but their owner enters one by its own name', async () => {
    const client = await app.owner.connect();
    await client.query('begin');
    await client.query('set local role candor_app');
    await expect(client.query('select from preference_2026_11')).rejects.toThrow('permission denied');
    await client.query('rollback');
    client.release();
  });
});

test('a choice that cannot be kept fails alone: its neighbours in the batch are kept', async () => {
  const { publicId } = await newSite();
  await send(app, publicId, choiceAt(ago(0)));
  app.clock.set('2026-12-01T00:30:00.000Z');
  await app.owner.query('alter table preference detach partition preference_2026_11');
  try {
    const events = Array.from({ length: 20 }, (_, each) => choiceAt(ago(each === 7 ? 3_600_000 : each)));
    const answers = await Promise.all(events.map((event) => send(app, publicId, event)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(events.map((_, each) => (each === 7 ? 503 : 204)));
    expect(answers[7]?.headers['retry-after']).toBe('5');
    const { rows } = await app.owner.query('select count(*) from preference where id = any($1)', [
      events.map(({ id }) => id),
    ]);
    expect(rows).toEqual([{ count: 19 }]);
  } finally {
    await app.owner.query(await attachment());
  }
});

/** A statement that attaches a partition. Its bounds must be constants, so they are computed first. */
async function attachment(): Promise<string> {
  const { rows } = await app.owner.query<{ first: string; next: string }>(
    `select uuid_from('2026-11-01Z') as first, uuid_from('2026-12-01Z') as next`,
  );
  return `alter table preference attach partition preference_2026_11 for values from ('${rows[0]?.first}') to ('${rows[0]?.next}')`;
}

test('while the database is away nothing is acknowledged, the owner is told, and what is sent again is kept once', async () => {
  const { owner, publicId, base } = await newSite();
  expect((await send(app, publicId, choiceAt(ago(0)))).statusCode).toBe(204);
  app.clock.forward(1000);
  const events = Array.from({ length: 30 }, (_, each) => choiceAt(ago(each)));
  const { rows } = await app.owner.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name ?? '';
  const beside = new Client({ connectionString: inject('databaseUrl') });
  await beside.connect();
  try {
    await beside.query(`alter database ${name} allow_connections false`);
    await beside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const away = await Promise.all(events.map((event) => send(app, publicId, event)));
    expect(new Set(away.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(away[0]?.json()).toMatchObject({ code: 'server.busy' });
  } finally {
    await beside.query(`alter database ${name} allow_connections true`);
    await beside.end();
  }
  expect((await owner.get(`${base}/preference-state`)).json()).toMatchObject({ state: 'outage' });
  app.clock.forward(1000);
  const again = await Promise.all([...events, ...events].map((event) => send(app, publicId, event)));
  expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  expect(
    await app.stored('preference', { siteId: (await app.stored('publicId', { id: publicId }))[0]?.['rowId'] }),
  ).toHaveLength(31);
  expect((await owner.get(`${base}/preference-state`)).json()).toMatchObject({ state: 'fine', pressure: 0 });
});

describe('C14: what was kept long enough', () => {
  test('is deleted by the time its site says, with its counts, and that is written down', async () => {
    const [short, usual] = [await newSite(), await newSite()];
    expect((await usual.owner.get(`${usual.base}/preference-retention`)).json()).toMatchObject({
      months: null,
      effectiveMonths: 66,
      expiries: [],
    });
    const set = await short.owner.put(`${short.base}/preference-retention`, { months: 1 });
    expect(set.json()).toMatchObject({ months: 1, effectiveMonths: 1 });
    for (const { publicId } of [short, usual]) await send(app, publicId, choiceAt(ago(0), { tc: 'CAB' }));
    app.clock.forward(4 * 60_000);
    await app.runScheduled('cookie-preferences.count');
    app.clock.set('2026-12-23T08:00:00.000Z');
    for (const { publicId } of [short, usual]) await send(app, publicId, choiceAt(ago(0)));
    await app.runScheduled('cookie-preferences.expire');
    await app.runScheduled('cookie-preferences.expire');

    const left = async (siteId: string) => (await app.stored('preference', { siteId })).length;
    expect([await left(short.siteId), await left(usual.siteId)]).toEqual([1, 2]);
    expect(await app.stored('preferenceSignal', { accountId: short.owner.accountId })).toEqual([]);
    const returned = await back(short.owner);
    expect((await returned.get(`${short.base}/preference-retention`)).json().expiries).toEqual([
      { at: '2026-12-23T08:00:00.000Z', before: '2026-11-23T00:00:00.000Z', deleted: 1 },
    ]);
    expect(app.log.some((line) => line.includes('choices expired') && line.includes(short.siteId))).toBe(true);
  });

  test('goes with its site where the owner asked for that, and stays where not', async () => {
    const [gone, kept] = [await newSite(), await newSite()];
    for (const { publicId } of [gone, kept]) await send(app, publicId, choiceAt(ago(0)));
    await gone.owner.delete(`${gone.base}?evidence=delete`);
    await kept.owner.delete(`${kept.base}?evidence=keep`);
    await app.runJobs();
    expect(await app.stored('preference', { siteId: gone.siteId })).toEqual([]);
    expect((await kept.owner.get(`${kept.base}/preferences`)).json().preferences).toHaveLength(1);
    expect((await gone.owner.get(`${gone.base}/preferences`)).statusCode).toBe(404);
  });

  test('goes also where it comes just after its site was deleted with its evidence, and is not taken much later', async () => {
    // Later than the database's own clock, so that the second check waits.
    app.clock.set('2040-01-01T08:00:00.000Z');
    await app.runScheduled('cookie-preferences.partitions');
    const { owner, base, siteId, publicId } = await newSite();
    await send(app, publicId, choiceAt(ago(0)));
    await owner.delete(`${base}?evidence=delete`);
    await app.runJobs();
    expect((await send(app, publicId, choiceAt(ago(0)))).statusCode).toBe(204);
    expect(await app.stored('preference', { siteId })).toHaveLength(1);
    await app.owner.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    expect(await app.stored('preference', { siteId })).toEqual([]);
    app.clock.forward(4 * 60_000);
    expect((await send(app, publicId, choiceAt(ago(0)))).statusCode).toBe(404);
    expect(await app.stored('preference', { siteId })).toEqual([]);
  });
});

describe('a CSV', () => {
  test('C15: is mailed about, needs sign-in, holds no formula, and is gone after seven days', async () => {
    const { owner, publicId, base } = await newSite();
    const events = [
      choiceAt(ago(2000), { action: 'custom', decided: 30, granted: 8, tc: '-1.formula' }),
      choiceAt(ago(1000), { regime: 'us', language: 'pt-BR', waited: undefined }),
    ];
    for (const event of events) await send(app, publicId, event);
    const asked = await owner.post(`${base}/preference-exports`, {});
    expect([asked.statusCode, asked.json().status]).toEqual([202, 'waiting']);
    const file = `${base}/preference-exports/${asked.json().id}/file`;
    expect((await owner.get(file)).json()).toMatchObject({ code: 'export.not-ready' });

    const mail = await app.outbox.last(owner.email);
    expect(mail.text).toContain(`/cookie-preferences?export=${asked.json().id}`);
    const [listed] = (await owner.get(`${base}/preference-exports`)).json().exports;
    expect(listed).toMatchObject({ status: 'ready', rows: 2, url: file, expiresAt: '2026-11-29T08:00:00.000Z' });
    const answer = await owner.get(file);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('cookie-preferences-2026-11-22.csv'),
    });
    expect(answer.body.length).toBe(listed.bytes);
    const [head, one, other, end] = answer.body.split('\r\n');
    expect(head).toBe(
      'event_id,cookie_preference_id,at_utc,received_at_utc,action,functionality,experience,measurement,marketing,' +
        'version,variant,language,regime,country,waited_ms,tc_string,gpp_string,ac_string,device',
    );
    expect(one).toBe(
      `${events[0]?.id},${events[0]?.consentId},2026-11-22T07:59:58.000Z,2026-11-22T08:00:00.000Z,custom,no,no,yes,no,` +
        `3,0,de,eu,,2500,'-1.formula,,,`,
    );
    expect(other).toContain(',accept,yes,yes,yes,yes,3,0,pt-BR,us,,,,,,');
    expect(end).toBe('');

    expect((await app.visitor().then((visitor) => visitor.get(file))).statusCode).toBe(401);
    const stranger = await newSite();
    expect((await stranger.owner.get(file)).statusCode).toBe(404);
    expect((await stranger.owner.get(file.replace(base, stranger.base))).json()).toMatchObject({
      code: 'export.not-found',
    });
    app.clock.forward(7 * day);
    expect((await owner.get(file)).json()).toMatchObject({ code: 'export.not-found' });
    await app.runScheduled('exports.expire');
    expect((await owner.get(`${base}/preference-exports`)).json().exports).toEqual([]);
  });

  test('C13: holds what the screen no longer shows, of the days or the ID asked for', async () => {
    const { owner, publicId, base, siteId } = await newSite();
    await send(app, publicId, choiceAt(ago(day), { consentId: 'a'.repeat(32) }));
    await send(app, publicId, choiceAt(ago(0)));
    app.clock.set('2027-02-01T00:00:00.000Z');
    const returned = await back(owner);
    expect((await returned.get(`${base}/preferences`)).json()).toMatchObject({ preferences: [], olderAsCsv: true });
    const linesOf = async (asked: object) => {
      const made = (await returned.post(`${base}/preference-exports`, asked)).json();
      await app.runJobs();
      const file = await returned.get(`/api/v1/sites/${siteId}/preference-exports/${made.id}/file`);
      return file.body.split('\r\n').length - 2;
    };
    expect(await linesOf({})).toBe(2);
    expect(await linesOf({ from: '2026-11-21', to: '2026-11-21' })).toBe(1);
    expect(await linesOf({ from: '2026-11-22' })).toBe(1);
    expect(await linesOf({ consentId: 'A'.repeat(32) })).toBe(1);
  });

  test.each([
    [{ from: '2026-11-23' }, 'from', 'field.date-future'],
    [{ to: '2026-11-23' }, 'to', 'field.date-future'],
    [{ from: '2026-02-30' }, 'from', 'field.date'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to', 'field.invalid'],
  ])('of %j is refused', async (asked, field, code) => {
    const { owner, base } = await newSite();
    const answer = await owner.post(`${base}/preference-exports`, asked);
    expect([answer.statusCode, answer.json().fields[field].code]).toEqual([400, code]);
  });
});
