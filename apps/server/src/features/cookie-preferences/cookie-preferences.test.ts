import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { choiceAt, count, send, siteWithBanner } from '#test/choices.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');
const hour = 3_600_000;
const now = () => app.clock.now().getTime();
const ago = (milliseconds: number) => new Date(now() - milliseconds);

async function newSite() {
  const owner = await app.signUp();
  const { siteId, publicId } = await siteWithBanner(app, owner);
  const keep = async (event: { readonly id: string; readonly consentId: string }) => {
    expect((await send(app, publicId, event)).statusCode).toBe(204);
    return event;
  };
  return { owner, siteId, publicId, keep, base: `/api/v1/sites/${siteId}` };
}

/** Stores a choice as if it had arrived when it was made: the intake refuses old choices. */
async function keptLongAgo(site: Awaited<ReturnType<typeof newSite>>, at: string) {
  const event = choiceAt(new Date(at));
  await app.owner.query('select make_preference_partitions($1::date, 1)', [at]);
  await app.owner.query(
    `insert into preference (account_id, id, site_id, consent_id, received_at, version, action, regime, decided, granted, variant, language)
     values ($1, $2, $3, $4, $5, 1, 0, 1, 31, 31, 0, 'en')`,
    [site.owner.accountId, event.id, site.siteId, event.consentId, at],
  );
  return event;
}

describe('the list', () => {
  test('is newest first, in pages, within a range to the millisecond', async () => {
    const { owner, keep, base } = await newSite();
    const events = [];
    for (let each = 0; each < 7; each += 1) events.push(await keep(choiceAt(ago((7 - each) * 1000))));
    const ids = events.map(({ id }) => id).toReversed();

    const first = (await owner.get(`${base}/preferences?limit=4`)).json();
    expect(first.preferences.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 4));
    const rest = (await owner.get(`${base}/preferences?limit=4&after=${first.next}`)).json();
    expect(rest.preferences.map(({ id }: { id: string }) => id)).toEqual(ids.slice(4));
    expect(rest.next).toBeNull();

    const [from, to] = [ago(6000).toISOString(), ago(4000).toISOString()];
    const within = (await owner.get(`${base}/preferences?from=${from}&to=${to}`)).json();
    expect(within.preferences.map(({ at }: { at: string }) => at)).toEqual([ago(5000).toISOString(), from]);
  });

  test('C13: shows two months on the screen, all by the API, and says that older ones are in the CSV', async () => {
    const site = await newSite();
    const { owner, base } = site;
    const [old, young] = [
      await keptLongAgo(site, '2026-09-22T07:59:59.999Z'),
      await keptLongAgo(site, '2026-09-22T08:00:00.000Z'),
    ];
    const screen = (await owner.get(`${base}/preferences`)).json();
    expect(screen).toMatchObject({ shownFrom: '2026-09-22T08:00:00.000Z', olderAsCsv: true });
    expect(screen.preferences).toMatchObject([{ id: young.id }]);
    const recent = (await owner.get(`${base}/preferences?from=2026-11-01T00:00:00Z`)).json();
    expect(recent).toMatchObject({ preferences: [], olderAsCsv: false });
    expect((await owner.get(`${base}/preferences/of/${old.consentId}`)).json()).toMatchObject({
      preferences: [],
      olderAsCsv: true,
    });

    const api = app.script(await app.apiKey(owner));
    const all = (await api.get(`${base}/preferences`)).json();
    expect(all).toMatchObject({ preferences: [{ id: young.id }, { id: old.id }], shownFrom: null, olderAsCsv: false });
    expect((await api.get(`${base}/preferences/of/${old.consentId}`)).json().preferences).toHaveLength(1);
  });
});

test('a cookie preference ID leads to all choices under it, however it is written', async () => {
  const { owner, keep, base } = await newSite();
  const given = choiceAt(ago(5000));
  const { consentId } = await keep(given);
  const withdrawn = await keep(choiceAt(ago(1000), { consentId, action: 'withdraw', granted: 1, waited: undefined }));
  await keep(choiceAt(ago(500)));
  const dashed = `${consentId.slice(0, 8)}-${consentId.slice(8)}`.toUpperCase();
  for (const asked of [consentId, dashed, withdrawn.id]) {
    const answer = await owner.get(`${base}/preferences/of/${asked}`);
    expect(answer.json()).toMatchObject({
      consentId,
      preferences: [
        { id: withdrawn.id, action: 'withdraw', granted: ['necessary'], waited: null },
        { id: given.id, action: 'accept' },
      ],
    });
  }
  expect((await owner.get(`${base}/preferences/of/${'0'.repeat(32)}`)).json().preferences).toEqual([]);
  expect((await owner.get(`${base}/preferences/of/nothing`)).json()).toMatchObject({
    code: 'input.invalid',
    fields: { consent: { code: 'field.id' } },
  });
});

test('C1, C10: one choice is shown with what was seen, how it was chosen and every string', async () => {
  const { owner, keep, base, siteId } = await newSite();
  await app.owner.query(
    `insert into banner_version (account_id, site_id, number, configuration, hash, languages, since, asked, changes, weight, published_at)
     values ($1, $2, 3, '{}', decode(repeat('ab', 32), 'hex'), '{de}', '{}', '{}', '[]', '{}', $3)`,
    [owner.accountId, siteId, ago(hour)],
  );
  const event = await keep(
    choiceAt(ago(1), { action: 'custom', decided: 30, granted: 8, regime: 'fr', tc: 'CAB', ac: '2~1' }),
  );
  expect((await owner.get(`${base}/preferences/${event.id}`)).json()).toEqual({
    id: event.id,
    consentId: event.consentId,
    at: ago(1).toISOString(),
    receivedAt: ago(0).toISOString(),
    action: 'custom',
    decided: ['functionality', 'experience', 'measurement', 'marketing'],
    granted: ['measurement'],
    version: 3,
    language: 'de',
    regime: 'fr',
    variant: 0,
    waited: 2500,
    country: null,
    device: null,
    signals: { tc: 'CAB', gpp: null, ac: '2~1' },
    shown: {
      version: 3,
      publishedAt: ago(hour).toISOString(),
      hash: 'ab'.repeat(32),
      textsUrl: `/api/v1/sites/${siteId}/banner/versions/3`,
    },
  });
});

test('C2: nobody may change a choice or delete it, not even for its account', async () => {
  const { owner, keep } = await newSite();
  const event = await keep(choiceAt(ago(1), { tc: 'CAB' }));
  const tries = ['preference', 'preference_signal'].flatMap((table) => [
    [table, `delete from ${table} where account_id = $1 and id = $2`],
    [table, `update ${table} set id = id where account_id = $1 and id = $2`],
  ]);
  for (const [table = '', statement = ''] of tries) {
    const client = await app.owner.connect();
    try {
      for (const role of statement.startsWith('update') ? ['candor_app', 'candor_jobs'] : ['candor_app']) {
        await client.query('begin');
        await client.query(`select set_config('role', $1, true), set_config('app.account_id', $2, true)`, [
          role,
          owner.accountId,
        ]);
        await expect(client.query(statement, [owner.accountId, event.id])).rejects.toThrow(
          `permission denied for table ${table}`,
        );
        await client.query('rollback');
      }
    } finally {
      client.release();
    }
  }
});

test('what visitors of one account chose is not found by another', async () => {
  const [mine, theirs] = [await newSite(), await newSite()];
  const event = await mine.keep(choiceAt(ago(1)));
  for (const path of [
    'preferences',
    `preferences/of/${event.consentId}`,
    `preferences/${event.id}`,
    'preference-statistics',
    'preference-state',
  ]) {
    expect((await theirs.owner.get(`${mine.base}/${path}`)).json()).toMatchObject({ code: 'site.not-found' });
  }
  expect((await theirs.owner.get(`${theirs.base}/preferences/${event.id}`)).json()).toMatchObject({
    code: 'preference.not-found',
  });
  expect((await theirs.owner.get(`${theirs.base}/preferences/of/${event.consentId}`)).json().preferences).toEqual([]);
});

const counted = (events: readonly { readonly [name: string]: unknown }[]) => {
  const of = (action: string) => events.filter((event) => event['action'] === action).length;
  return {
    total: events.length,
    accept: of('accept'),
    reject: of('reject'),
    custom: of('custom'),
    close: of('close'),
    gpc: of('gpc'),
    context: of('context'),
    withdraw: of('withdraw'),
  };
};

test('counts are those of the choices, whatever comes late, twice, or after it was counted', async () => {
  app.clock.set('2026-11-22T08:00:00.000Z');
  const event = fc.record({
    back: fc.integer({ min: -4 * 60_000, max: 40 * hour }),
    action: fc.constantFrom('accept', 'reject', 'custom', 'close', 'gpc', 'context', 'withdraw'),
    language: fc.constantFrom('de', 'fr'),
    regime: fc.constantFrom('eu', 'us'),
    version: fc.integer({ min: 1, max: 2 }),
    granted: fc.integer({ min: 0, max: 31 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(event, { maxLength: 12 }), { minLength: 1, maxLength: 3 }), async (rounds) => {
      const { owner, keep, base } = await newSite();
      const all: ReturnType<typeof choiceAt>[] = [];
      for (const round of rounds) {
        for (const { back, ...given } of round) {
          const one = choiceAt(ago(back), given);
          all.push(one);
          await keep(one);
          if (back % 5 === 0) await keep(one);
        }
        await count(app);
      }
      const ask = async (query: string) =>
        (await owner.get(`${base}/preference-statistics?to=2027-01-01T00:00:00Z&${query}`)).json();
      for (const step of ['hour', 'day', 'month']) {
        const { totals, series } = await ask(`step=${step}`);
        expect(totals).toEqual(counted(all));
        expect(series.reduce((sum: number, each: { total: number }) => sum + each.total, 0)).toBe(all.length);
      }
      for (const dimension of ['language', 'regime', 'version']) {
        const { values } = await ask(`dimension=${dimension}`);
        for (const { value, ...counts } of values) {
          const { waited: _, optIn: __, unanswered: ___, ...numbers } = counts;
          expect(numbers).toEqual(counted(all.filter((one) => String(one[dimension]) === value)));
        }
        expect(values.length).toBe(new Set(all.map((one) => one[dimension])).size);
      }
      const { purposes } = await ask('step=day');
      expect(purposes.marketing).toEqual({
        decided: all.length,
        granted: all.filter(({ granted }) => Number(granted) & 16).length,
      });
      expect((await owner.get(`${base}/preference-state`)).json()).toMatchObject({ state: 'fine' });
    }),
    { numRuns: 8 },
  );
});

test('an hour is a step of the statistics, and what has no country is told as such', async () => {
  app.clock.set('2026-11-24T10:20:00.000Z');
  const { owner, keep, base, publicId } = await newSite();
  await keep(choiceAt(new Date('2026-11-24T09:59:59.999Z')));
  await keep(choiceAt(new Date('2026-11-24T10:00:00.000Z'), { action: 'close', granted: 1, waited: 10_000 }));
  await send(app, publicId, choiceAt(new Date('2026-11-24T10:00:00.001Z')), { remoteAddress: '193.99.144.80' });
  await count(app);
  const answer = await owner.get(
    `${base}/preference-statistics?from=2026-11-24T09:30:00Z&to=2026-11-24T10:10:00Z&step=hour&dimension=country`,
  );
  expect(answer.json()).toMatchObject({
    from: '2026-11-24T09:00:00.000Z',
    to: '2026-11-24T11:00:00.000Z',
    series: [
      { at: '2026-11-24T09:00:00.000Z', total: 1, accept: 1 },
      { at: '2026-11-24T10:00:00.000Z', total: 2, close: 1 },
    ],
    values: [
      { value: null, total: 2, waited: 5000 },
      { value: 'DE', total: 1, waited: 2500 },
    ],
  });
});

test('variants of a test are told apart by version, and none where no test ran', async () => {
  app.clock.set('2026-11-24T12:00:00.000Z');
  const { owner, keep, base } = await newSite();
  const ask = async (query = '') => (await owner.get(`${base}/preference-variants${query}`)).json();
  await keep(choiceAt(ago(1), { version: 1 }));
  await count(app);
  expect(await ask()).toEqual({ version: null, versions: [], variants: [] });
  await keep(choiceAt(ago(1), { version: 2, variant: 1 }));
  for (const action of ['accept', 'reject', 'close', 'gpc']) {
    await keep(choiceAt(ago(1), { version: 3, variant: 0, action }));
    await keep(choiceAt(ago(1), { version: 3, variant: 2, action: 'custom' }));
  }
  await count(app);
  expect(await ask()).toMatchObject({
    version: 3,
    versions: [3, 2],
    variants: [
      { variant: 0, choices: 3, accept: { count: 1 }, reject: { count: 2 }, custom: { count: 0 }, against: null },
      { variant: 2, choices: 4, accept: { count: 0 }, custom: { count: 4 }, against: { verdict: 'too-few' } },
    ],
  });
  expect((await ask('?version=2')).variants).toMatchObject([{ variant: 1, choices: 1 }]);
});
