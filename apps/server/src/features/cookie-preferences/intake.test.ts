import { preferenceEvent } from '@app/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { choiceAt, send, siteWithBanner } from '#test/choices.ts';
import { readEvent } from './event.ts';

const app = testApp({ config: { intakeLimit: 40 } });
app.clock.set('2026-11-22T08:00:00.000Z');
const hour = 3_600_000;
let owned: ReturnType<typeof newSite> | undefined;
const newSite = async () => {
  const owner = await app.signUp();
  return { owner, ...(await siteWithBanner(app, owner)) };
};
const site = () => (owned ??= newSite());
const now = () => app.clock.now().getTime();
let address = 0;
const fromElsewhere = () => ({ remoteAddress: `10.99.0.${(address = (address + 1) % 250)}` });

describe('a choice', () => {
  test('C1, C10: is kept as it came, with the time of its arrival', async () => {
    const { owner, publicId, siteId } = await site();
    const event = choiceAt(new Date(now() - 1234), {
      action: 'custom',
      granted: 9,
      variant: 2,
      tc: 'CP-a_b.YAAA',
      gpp: 'DBABMA~1YNN',
      ac: '2~1.35~dv.',
    });

    const answer = await send(app, publicId, event, fromElsewhere());

    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { accountId } = owner;
    expect(await app.stored('preference', { id: event.id })).toEqual([
      {
        accountId,
        siteId,
        id: event.id,
        consentId: expect.stringMatching(/^[\da-f-]{36}$/),
        receivedAt: app.clock.now(),
        version: 3,
        waited: 2500,
        action: 2,
        regime: 1,
        decided: 31,
        granted: 9,
        variant: 2,
        language: 'de',
        country: null,
        device: null,
      },
    ]);
    const strings = { tc: event['tc'], gpp: event['gpp'], ac: event['ac'] };
    expect(await app.stored('preferenceSignal', { id: event.id })).toEqual([{ accountId, id: event.id, ...strings }]);
  });

  test('C12: a refusal is kept like an acceptance, and nothing more of it', async () => {
    const { publicId } = await site();
    const [yes, no] = [choiceAt(app.clock.now()), choiceAt(app.clock.now(), { action: 'reject', granted: 1 })];
    for (const event of [yes, no]) await send(app, publicId, event, fromElsewhere());
    const rows = await Promise.all([yes, no].map(({ id }) => app.stored('preference', { id })));
    const filled = rows.map(([row]) => Object.keys(row ?? {}).filter((name) => row?.[name] !== null));
    expect(filled[1]).toEqual(filled[0]);
    expect(filled[0]?.length).toBeGreaterThan(10);
  });

  test('that comes again is the same', async () => {
    const { publicId } = await site();
    const event = choiceAt(app.clock.now());
    const answers = [];
    for (const granted of [31, 1]) answers.push(await send(app, publicId, { ...event, granted }, fromElsewhere()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await app.stored('preference', { id: event.id })).toMatchObject([{ granted: 31 }]);
  });

  test('has a country by its address, which is nowhere', async () => {
    const { publicId } = await site();
    const event = choiceAt(app.clock.now());
    await send(app, publicId, event, { remoteAddress: '193.99.144.80' });
    expect(await app.stored('preference', { id: event.id })).toMatchObject([{ country: 'DE' }]);
  });

  test('the word null in a string of a signal stays a word', async () => {
    const { publicId } = await site();
    const event = choiceAt(app.clock.now(), { tc: 'null', ac: 'NULL' });
    await send(app, publicId, event, fromElsewhere());
    expect(await app.stored('preferenceSignal', { id: event.id })).toMatchObject([
      { tc: 'null', gpp: null, ac: 'NULL' },
    ]);
  });
});

test('C9: no column could hold an address or a browser, and no line of the log has either', async () => {
  const { publicId } = await site();
  const from = { remoteAddress: '203.0.113.77', headers: { 'content-type': 'text/plain', 'user-agent': 'Browser/99' } };
  for (const event of [choiceAt(app.clock.now()), choiceAt(new Date(0)), '{']) await send(app, publicId, event, from);
  const { rows } = await app.owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name like 'preference%'`,
  );
  expect(rows.map(({ name }) => name).filter((name) => /addr|ip$|agent|mail|person|user/.test(name))).toEqual([]);
  expect(app.log.join('\n')).not.toMatch(/203\.0\.113\.77|Browser\/99/);
  const { rows: all } = await app.owner.query<{ text: string }>('select preference::text as text from preference');
  expect(all.map(({ text }) => text).join('\n')).not.toMatch(/203\.0\.113|Browser/);
});

describe('the time of a choice', () => {
  const late = 5 * 60_000;
  test.each([
    ['48 hours ago', -48 * hour, 204],
    ['longer ago', -48 * hour - 1, 400],
    ['five minutes ahead', late, 204],
    ['further ahead', late + 1, 400],
  ])('%s', async (_, offset, status) => {
    const { publicId } = await site();
    const event = choiceAt(new Date(now() + offset));
    const answer = await send(app, publicId, event, fromElsewhere());
    expect(answer.statusCode).toBe(status);
    expect(await app.stored('preference', { id: event.id })).toHaveLength(status === 204 ? 1 : 0);
    if (status === 400) expect(answer.json()).toMatchObject({ code: 'event.time' });
  });
});

describe('what is refused', () => {
  test.each([
    ['no JSON', '{"id"', 400, 'input.unreadable'],
    ['C8: no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400, 'input.unreadable'],
    ['a list', '[]', 400, 'input.invalid'],
    ['an unknown key', '{"purpose":1}', 400, 'input.invalid'],
    ['a key that stands twice', '{"granted":1,"granted":31}', 400, 'input.duplicate-key'],
    ['a prototype', '{"__proto__":{}}', 400, 'input.unreadable'],
    ['too much', `{"tc":"${'a'.repeat(30_000)}"}`, 413, 'input.too-large'],
  ])('%s', async (_, payload, status, code) => {
    const { publicId } = await site();
    const answer = await send(app, publicId, '', { ...fromElsewhere(), payload });
    expect(answer.json()).toMatchObject({ code });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([status, '*']);
  });

  test('another type of content', async () => {
    const { publicId } = await site();
    const headers = { 'content-type': 'text/xml' };
    const answer = await send(app, publicId, choiceAt(app.clock.now()), { ...fromElsewhere(), headers });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'input.media-type']);
  });

  test.each(['zzzzzzzzzz', '..%2f..', 'x'])('the site %s, which is none', async (publicId) => {
    const answer = await send(app, publicId, choiceAt(app.clock.now()), fromElsewhere());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'site.not-found']);
  });

  test('fields are named', async () => {
    const { publicId } = await site();
    const answer = await send(
      app,
      publicId,
      choiceAt(app.clock.now(), { action: 'like', version: 0 }),
      fromElsewhere(),
    );
    expect(answer.json().fields).toMatchObject({
      action: { code: 'field.choice' },
      version: { code: 'field.minimum' },
    });
  });

  test('C8: more than the limit of an address, which is another for another', async () => {
    const { publicId } = await site();
    const from = { remoteAddress: '2001:db8:1:2::1' };
    const answers = [];
    for (let time = 0; time < 41; time += 1) answers.push(await send(app, publicId, '{}', from));
    const sameNetwork = await send(app, publicId, '{}', { remoteAddress: '2001:db8:1:2:3::9' });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 40 }, () => 400), 429]);
    expect([sameNetwork.statusCode, sameNetwork.headers['retry-after']]).toEqual([429, '60']);
    expect((await send(app, publicId, '{}', { remoteAddress: '2001:db8:1:3::1' })).statusCode).toBe(400);
  });
});

test('over a connection it is the same, without a line in the log each', async () => {
  const { publicId } = await site();
  const { origin } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));
  const before = app.log.length;
  const [event, wrong] = [choiceAt(app.clock.now()), choiceAt(new Date(0))];
  const headers = { 'user-agent': 'Browser/99', 'accept-language': 'de' };
  const sent = await fetch(`${origin}/e/choice/${publicId}`, { method: 'POST', body: JSON.stringify(event), headers });
  const refused = await fetch(`${origin}/e/choice/${publicId}`, {
    method: 'POST',
    body: JSON.stringify(wrong),
    headers,
  });
  const tooMuch = await fetch(`${origin}/e/choice/${publicId}`, { method: 'POST', body: 'a'.repeat(300_000) });

  expect([sent.status, await sent.text()]).toEqual([204, '']);
  expect(await app.stored('preference', { id: event.id })).toHaveLength(1);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Die Zeit')]);
  expect(tooMuch.status).toBe(413);
  expect(app.log.slice(before)).toEqual([]);
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="POST",route="/e/choice/{siteId}",status="204"}',
  );
});

test('a page of any origin may ask before it sends JSON', async () => {
  const answer = await app.http.inject({ method: 'OPTIONS', url: '/e/choice/abcdefghij' });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({ 'access-control-allow-methods': 'POST', 'access-control-allow-origin': '*' });
});

test('G10: strings of as many of Google’s providers as a banner may have are kept whole', async () => {
  const { publicId } = await site();
  const ac = `2~~dv.${Array.from({ length: 1000 }, (_, at) => 999_999_000 + at).join('.')}`;
  const event = choiceAt(app.clock.now(), { tc: 'C'.repeat(8192), gpp: 'D'.repeat(4096), ac });
  expect((await send(app, publicId, event, fromElsewhere())).statusCode).toBe(204);
  expect(await app.stored('preferenceSignal', { id: event.id })).toMatchObject([{ ac }]);
});

test('what is read by hand is what the contract says', () => {
  const good = choiceAt(new Date('2026-11-22T08:00:00Z'), { variant: 1, tc: 'C', gpp: 'D~1', ac: '2~1~dv.' });
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      '',
      'a',
      'accept',
      'de',
      'pt-BR',
      'EU',
      'eu',
      0,
      1,
      31,
      32,
      -1,
      1.5,
      2e9,
      2e9 + 1,
      null,
      [],
      {},
    ),
    fc.string(),
    fc.integer(),
    fc.constantFrom(
      'a'.repeat(32),
      'A'.repeat(32),
      'a'.repeat(8192),
      'a'.repeat(8193),
      'a~b',
      'a\0',
      'é',
      '01890a5d-ac96-774b-bcce-b302099a8057',
      '01890a5d-ac96-474b-bcce-b302099a8057',
    ),
  );
  const change = fc.tuple(fc.constantFrom(...Object.keys(good), 'other'), fc.option(odd, { nil: undefined }));
  const taken = { yes: 0, no: 0 };
  fc.assert(
    fc.property(fc.array(change, { maxLength: 2 }), (changes) => {
      const text = JSON.stringify({ ...good, ...Object.fromEntries(changes) });
      const ok = readEvent(text).ok;
      taken[ok ? 'yes' : 'no'] += 1;
      expect(ok).toBe(preferenceEvent.strict().safeParse(JSON.parse(text)).success);
    }),
    { numRuns: 2000 },
  );
  // The random events included enough valid and invalid ones.
  expect(Math.min(taken.yes, taken.no)).toBeGreaterThan(100);
});
