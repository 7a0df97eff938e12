import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { choiceAt, count, leaveUnanswered, send, siteWithBanner } from '#test/choices.ts';
import { csvHeader } from './csv.ts';
import { deviceOf } from './device.ts';
import { optInOfSites } from './opt-in.ts';

const app = testApp({ limits: 'off' });
const day = 86_400_000;
const agents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  tablet: 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
  computer: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
};
const headersOf = (agent: string) => ({
  'content-type': 'text/plain',
  origin: 'https://shop.example',
  'user-agent': agent,
});

async function newSite() {
  app.clock.set('2026-11-22T08:00:00.000Z');
  const owner = await app.signUp();
  const { siteId, publicId } = await siteWithBanner(app, owner);
  const base = `/api/v1/sites/${siteId}`;
  const choose = async (action: string, given: Readonly<Record<string, unknown>> = {}, from: object = {}) => {
    const event = choiceAt(app.clock.now(), { action, granted: action === 'accept' ? 31 : 1, ...given });
    expect((await send(app, publicId, event, from)).statusCode).toBe(204);
  };
  const statistics = async (query = '') => (await owner.get(`${base}/preference-statistics?${query}`)).json();
  return { owner, siteId, publicId, base, choose, statistics };
}

describe('the opt-in rate', () => {
  test('is what was accepted of the answers in the banner, and the same in log, statistics, summary and list of sites', async () => {
    const { owner, siteId, base, choose, statistics } = await newSite();
    for (const action of ['accept', 'accept', 'accept', 'custom', 'reject', 'close', 'gpc', 'context', 'withdraw'])
      await choose(action);
    await count(app);

    const expected = { accepted: 3, answered: 6, rate: 0.5 };
    expect((await statistics()).optIn).toEqual(expected);
    const summary = (await owner.get(`${base}/opt-in`)).json();
    expect(summary).toMatchObject({ ...expected, previous: { accepted: 0, answered: 0, rate: null } });
    expect(summary.series).toHaveLength(30);
    expect(summary.series.at(-1)).toEqual({ at: '2026-11-22T00:00:00.000Z', accepted: 3, answered: 6 });
    const { preferences } = (await owner.get(`${base}/preferences`)).json();
    const made = (...actions: string[]) =>
      preferences.filter(({ action }: { action: string }) => actions.includes(action)).length;
    expect([made('accept'), made('accept', 'custom', 'reject', 'close')]).toEqual([3, 6]);
    const sites = await app.db.inAccount(owner.accountId, (tx) =>
      optInOfSites(tx, owner.accountId, [siteId], app.clock.now()),
    );
    expect(sites.get(siteId)).toEqual({ ...expected, previous: { accepted: 0, answered: 0, rate: null } });
  });

  test('is compared with the period of the same length before', async () => {
    const { owner, base, choose, statistics } = await newSite();
    app.clock.set(new Date(Date.parse('2026-11-22T08:00:00.000Z') - 30 * day).toISOString());
    await app.owner.query(`select make_preference_partitions('2026-10-01', 2)`);
    for (const action of ['accept', 'reject', 'reject', 'reject']) await choose(action);
    await count(app);
    app.clock.set('2026-11-22T08:00:00.000Z');
    for (const action of ['accept', 'reject']) await choose(action);
    await count(app);
    const range = 'from=2026-10-24T00:00:00Z&to=2026-11-23T00:00:00Z';
    const before = { accepted: 1, answered: 4, rate: 0.25 };
    expect(await statistics(range)).toMatchObject({ optIn: { rate: 0.5 }, previous: before });
    expect((await owner.get(`${base}/opt-in`)).json()).toMatchObject({ rate: 0.5, previous: before });
    expect(await statistics()).toMatchObject({ previous: null });
  });
});

describe('banners that were left unanswered', () => {
  test('C9: are counted by day, with nothing of the visitor, no cookie and no id', async () => {
    const { owner, publicId, statistics, siteId } = await newSite();
    for (const regime of ['eu', 'eu', 'us']) {
      const answer = await leaveUnanswered(app, publicId, { regime }, { remoteAddress: '193.99.144.80' });
      expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', undefined]);
    }
    const rows = await app.stored('preferenceUnanswered', { siteId });
    for (const { at } of rows) expect(at).toEqual(new Date('2026-11-22T00:00:00.000Z'));
    expect(rows.every(({ country }) => country === 'DE')).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('193.99');
    await count(app);
    expect(await app.stored('preferenceUnanswered', { siteId })).toEqual([]);
    for (let again = 0; again < 2; again += 1) await app.runScheduled('cookie-preferences.count');

    const found = await statistics('dimension=regime');
    expect(found).toMatchObject({ unanswered: 3, totals: { total: 0 }, optIn: { rate: null } });
    expect(found.series).toMatchObject([{ at: '2026-11-22T00:00:00.000Z', total: 0, unanswered: 3 }]);
    expect(found.values).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ value: 'eu', unanswered: 2, total: 0 }),
        expect.objectContaining({ value: 'us', unanswered: 1 }),
      ]),
    );
    expect(await statistics('step=hour&dimension=regime')).toMatchObject({ unanswered: null, values: [] });
    expect((await statistics('step=month')).series).toMatchObject([{ at: '2026-11-01T00:00:00.000Z', unanswered: 3 }]);
    await leaveUnanswered(app, publicId, { variant: 2 });
    await count(app);
    expect((await statistics('dimension=variant')).values).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ value: '3:2', unanswered: 1 })]),
    );
    const stranger = await app.signUp();
    expect((await stranger.get(`/api/v1/sites/${siteId}/opt-in`)).json()).toMatchObject({ code: 'site.not-found' });
    expect(owner.accountId).toBeTruthy();
  });

  test.each([
    ['an id', { id: 'x' }],
    ['a law that is none', { regime: 'nowhere' }],
    ['a version that is none', { version: 0 }],
    ['a language that is none', { language: 'xx' }],
  ])('with %s are refused', async (_, given) => {
    const { publicId, siteId } = await newSite();
    const answer = await leaveUnanswered(app, publicId, given);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'input.invalid']);
    expect(await app.stored('preferenceUnanswered', { siteId })).toEqual([]);
  });

  test('of an unknown site, or too long, are refused', async () => {
    const { publicId } = await newSite();
    expect((await leaveUnanswered(app, 'zzzzzzzzzz')).json()).toMatchObject({ code: 'site.not-found' });
    expect((await leaveUnanswered(app, publicId, { language: 'd'.repeat(600) })).statusCode).toBe(413);
  });

  test('go with the choices of a deleted site', async () => {
    const { owner, publicId, siteId } = await newSite();
    await leaveUnanswered(app, publicId);
    await count(app);
    expect(await app.stored('preferenceUnansweredDay', { siteId })).not.toEqual([]);
    expect(await app.stored('preferenceUnansweredDay', { accountId: owner.accountId })).toHaveLength(7);
    // They are no evidence: they go also where the choices stay.
    expect((await owner.delete(`/api/v1/sites/${siteId}?evidence=keep`)).statusCode).toBeLessThan(300);
    await app.runJobs();
    expect(await app.stored('preferenceUnansweredDay', { siteId })).toEqual([]);
  });

  test('are summed by value, without versions that the banner never had', async () => {
    const { owner, publicId, siteId, statistics } = await newSite();
    for (const version of [1, 2, 2, 77]) await leaveUnanswered(app, publicId, { version });
    await count(app);
    app.clock.forward(day);
    await leaveUnanswered(app, publicId, { version: 2 });
    await count(app);
    const values = async () =>
      (await statistics('dimension=version')).values.map((one: { value: string; unanswered: number }) => [
        one.value,
        one.unanswered,
      ]);
    expect((await values()).slice(0, 1)).toEqual([['2', 3]]);
    for (const number of [1, 2])
      await app.owner.query(
        `insert into banner_version (account_id, site_id, number, configuration, hash, languages, since, asked, changes, weight, published_at)
         values ($1, $2, $3, '{}', decode(repeat('00', 32), 'hex'), '{en}', '{1}', '{}', '{}', '{}', now())`,
        [owner.accountId, siteId, number],
      );
    expect(await values()).toEqual([
      ['2', 3],
      ['1', 1],
    ]);
  });
});

describe('the kind of device', () => {
  test('is that of the request, in record, statistics and CSV, and its headers are nowhere', async () => {
    const { owner, base, choose, publicId, statistics } = await newSite();
    for (const agent of Object.values(agents)) await choose('accept', {}, { headers: headersOf(agent) });
    await choose('reject');
    await leaveUnanswered(app, publicId, {}, { headers: headersOf(agents.phone) });
    await count(app);
    const { preferences } = (await owner.get(`${base}/preferences`)).json();
    const devices = new Set(preferences.map(({ device }: { device: string | null }) => device));
    expect(devices).toEqual(new Set(['computer', 'phone', 'tablet', null]));
    const { values } = await statistics('dimension=device');
    const of = (value: string | null) => values.find((one: { value: string | null }) => one.value === value);
    expect(of('phone')).toMatchObject({ total: 1, unanswered: 1, optIn: { rate: 1 } });
    expect(of(null)).toMatchObject({ total: 1, optIn: { rate: 0 } });
    expect(csvHeader).toContain('device');
    const { rows } = await app.owner.query<{ text: string }>('select preference::text as text from preference');
    expect(rows.map(({ text }) => text).join()).not.toMatch(/iPhone|Windows|Firefox/);
  });

  test.each([
    ['phone', { 'user-agent': agents.phone }],
    ['phone', { 'sec-ch-ua-mobile': '?1', 'user-agent': '' }],
    ['tablet', { 'user-agent': agents.tablet }],
    ['tablet', { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Mobile/15E148' }],
    ['computer', { 'user-agent': agents.computer, 'sec-ch-ua-mobile': '?0' }],
    [undefined, { 'user-agent': 'curl/8.0' }],
    [undefined, {}],
  ])('%s', (expected, headers) => {
    const place = deviceOf(headers);
    expect(place === null ? undefined : ['phone', 'tablet', 'computer'][place]).toBe(expected);
  });
});

// The last one: it deletes what all sites before it have.
test('unanswered banners go with the retention of a site on which nobody chose anything', async () => {
  const { publicId, siteId } = await newSite();
  await leaveUnanswered(app, publicId);
  await count(app);
  app.clock.set('2033-11-22T08:00:00.000Z');
  await app.runScheduled('cookie-preferences.expire');
  expect(await app.stored('preferenceUnansweredDay', { siteId })).toEqual([]);
});
