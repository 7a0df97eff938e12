import { commitment, leafHash } from '@app/evidence';
import { describe, expect, test } from 'vitest';
import { newId } from '#platform/database/ids.ts';
import { testApp } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys, subjectOf, type ConsentSite } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');

let owned: Promise<ConsentSite> | undefined;
const site = () => (owned ??= siteWithKeys(app));

describe('a consent', () => {
  test('C1, C4: from a page is kept with what was said, its salt and its leaf', async () => {
    const { owner, siteId, pub } = await site();
    const answer = await fromPage(app, pub, {
      subject: { email: 'Anna.Rossi@example.com', first_name: 'Anna' },
      preferences: { newsletter: true, offers: false },
      proofs: { form: '<form></form>', content: '{"email":"anna"}' },
      legal_notices: ['term', { identifier: 'privacy_policy', version: '3' }],
      language: 'it',
    });

    expect(answer.json()).toMatchObject({ source: 'public', verified: false, timestamp: '2026-11-22T08:00:00.000Z' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const { id } = answer.json<{ id: string }>();
    const [row] = await app.stored('consent', { id });
    expect(row).toMatchObject({ accountId: owner.accountId, siteId, mark: 0 });
    const record = row?.['record'] as Buffer;
    expect(JSON.parse(String(record))).toMatchObject({
      id,
      kind: 'consent',
      subject: { email: 'anna.rossi@example.com', first_name: 'Anna' },
      preferences: { newsletter: true, offers: false },
      legal_notices: [],
      notices_without_text: [
        { identifier: 'privacy_policy', version: '3' },
        { identifier: 'term', version: null },
      ],
      received: '2026-11-22T08:00:00.000Z',
      source: 'public',
    });
    expect(leafHash(owner.accountId, commitment(row?.['salt'] as Buffer, record))).toEqual(
      new Uint8Array(row?.['leaf'] as Buffer),
    );
    expect(await app.stored('subject', { id: row?.['subjectId'] })).toMatchObject([
      {
        email: 'anna.rossi@example.com',
        firstName: 'Anna',
        known: false,
        preferences: { newsletter: { value: true, consent: id, mark: 0 }, offers: { value: false } },
      },
    ]);
  });

  test('that comes again is the same record', async () => {
    const { pub, prv } = await site();
    for (const [send, key] of [
      [fromPage, pub],
      [fromServer, prv],
    ] as const) {
      const id = newId(app.clock.now());
      const first = await send(app, key, { id, subject: { id: 'u1' } });
      app.clock.forward(1000);
      const again = await send(app, key, { id, subject: { id: 'u1' } });
      expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
      expect(again.json()).toEqual(first.json());
      expect(await app.stored('consent', { id })).toHaveLength(1);
    }
    const twice = [];
    for (const wait of [0, 60_000]) {
      app.clock.forward(wait);
      twice.push((await fromServer(app, prv, { subject: { id: 'u2' } }, { 'idempotency-key': 'order-1' })).json().id);
    }
    expect(twice[0]).toBe(twice[1]);
    const other = await fromServer(app, prv, { subject: { id: 'u3' } }, { 'idempotency-key': 'order-1' });
    expect(other.json()).toMatchObject({ code: 'idempotency.mismatch' });
    app.clock.set('2026-11-22T08:00:00.000Z');
  });

  test('of years before is kept with its own time, told by a server', async () => {
    const { prv } = await site();
    const answer = await fromServer(app, prv, { timestamp: '2018-05-25T10:00:00+02:00', subject: { id: 'old' } });
    expect(answer.json()).toMatchObject({ timestamp: '2018-05-25T08:00:00.000Z', source: 'private' });
  });

  test('is in a signed checkpoint after the next sequencing', async () => {
    const { owner, pub } = await site();
    await fromPage(app, pub, { subject: { email: 'tree@example.com' } });
    await app.runScheduled('evidence.sequence');
    const [tree] = await app.stored('evidenceTree', { accountId: owner.accountId });
    const batches = await app.stored('evidenceBatch', { accountId: owner.accountId });
    expect(tree?.['size']).toBe(batches.flatMap(({ ids }) => ids as string[]).length);
    expect(batches.every(({ firstLeaf }) => firstLeaf !== null)).toBe(true);
  });
});

describe('an import', () => {
  const lines = (key: string, all: string, texts: readonly unknown[], headers: Record<string, string> = {}) =>
    app.http.inject({
      method: 'POST',
      url: `/api/v1/consents/import?all=${all}`,
      headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}`, ...headers },
      payload: texts.map((text) => JSON.stringify(text)).join('\n'),
    });
  const good = (n: number) => ({ timestamp: '2024-02-29T10:00:00Z', subject: { id: `import-${n}` } });

  test('of ten thousand lines keeps each for itself, and says which were refused', async () => {
    const { owner, prv } = await site();
    const texts = Array.from({ length: 10_000 }, (_, n) => (n === 7 ? { subject: 5 } : good(n)));
    const answer = await lines(prv, 'false', texts, { 'idempotency-key': 'all of them' });
    expect(answer.json()).toMatchObject({ kept: 9999, refused: 1 });
    expect(answer.json().lines[7]).toMatchObject({ line: 8, code: 'input.invalid' });
    const again = await lines(prv, 'false', texts, { 'idempotency-key': 'all of them' });
    expect(again.json().lines[0].id).toBe(answer.json().lines[0].id);
    const { rows } = await app.owner.query(
      `select count(*) from consent where account_id = $1 and id < '01900000-0000-7000-8000-000000000000'`,
      [owner.accountId],
    );
    expect(rows[0].count).toBeGreaterThanOrEqual(9999);
    expect(rows[0].count).toBeLessThan(10_010);
  });

  test('of all or none keeps none where a line is refused', async () => {
    const { prv, pub } = await site();
    const answer = await lines(prv, 'true', [{ subject: { id: 'none-1' } }, { subject: { id: 5 } }]);
    expect(answer.json()).toMatchObject({ code: 'input.invalid', fields: { '2.subject.id': { code: 'field.text' } } });
    expect(await app.stored('subject', { externalId: 'none-1' })).toEqual([]);
    expect((await lines(pub, 'false', [good(1)])).json()).toMatchObject({ code: 'consent-key.private' });
  });
});

describe('C1, C4, C5, C8: refused is', () => {
  test.each([
    ['C4', 'a key that opens nothing', 'x'.repeat(43), {}, 401, 'consent-key.invalid'],
    ['C8', 'what is no JSON', undefined, '{', 400, 'input.unreadable'],
    ['C8', 'what is no UTF-8', undefined, Buffer.from([0x22, 0xff, 0x22]), 400, 'input.unreadable'],
    ['C8', 'more than a megabyte', undefined, ' '.repeat(1_000_001), 413, 'input.too-large'],
    ['C5', 'verified by a public key', undefined, { verified: true }, 400, 'input.invalid'],
    ['C5', 'a verified address by a public key', undefined, { subject: { verified: true } }, 400, 'input.invalid'],
    ['C4', 'a time by a public key', undefined, { timestamp: '2026-11-22T08:00:00Z' }, 400, 'input.invalid'],
    ['C1', 'a time far from now', undefined, { id: '01890a5d-ac96-774b-8cce-b302099a8057' }, 400, 'event.time'],
  ])('%s: %s', async (_rule, _what, key, body, status, code) => {
    const { pub } = await site();
    const answer = await app.http.inject({
      method: 'POST',
      url: `/e/consent/${key ?? pub}`,
      payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.json()).toMatchObject({ code });
    expect(answer.statusCode).toBe(status);
  });
});

describe('a person', () => {
  test('C4, C5: is one by id or by address; what a server says completes them, what a page says does not', async () => {
    const { pub, prv } = await site();
    const of = async (answer: ReturnType<typeof fromPage>) => subjectOf(app, await answer);
    const first = await of(fromServer(app, prv, { subject: { id: 'p7', email: 'p7@example.com', first_name: 'Pia' } }));
    expect(await of(fromPage(app, pub, { subject: { email: 'p7@example.com', first_name: 'Eve' } }))).toBe(first);
    expect(await of(fromPage(app, pub, { subject: { id: 'p7', email: 'eve@example.com' } }))).toBe(first);
    expect(await of(fromPage(app, pub, { subject: { email: 'eve@example.com' } }))).not.toBe(first);
    await fromServer(app, prv, { subject: { id: 'p7', last_name: 'Berg', verified: true }, preferences: { a: true } });
    await fromPage(app, pub, { subject: { id: 'p7' }, preferences: { b: 'x' } });
    expect(await app.stored('subject', { id: first })).toMatchObject([
      {
        externalId: 'p7',
        email: 'p7@example.com',
        firstName: 'Pia',
        lastName: 'Berg',
        verified: true,
        preferences: { a: { value: true, mark: 1 } },
        claims: { b: { value: 'x', mark: 0 } },
      },
    ]);
    const said = { subject: { id: 'p7' }, verified: true };
    expect((await fromServer(app, prv, said)).json()).toMatchObject({ source: 'private', verified: true });
    expect((await fromServer(app, prv, { subject: { id: 'p7' } })).json()).toMatchObject({ verified: false });
  });

  test('who came twice in one moment is one', async () => {
    const { pub } = await site();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => fromPage(app, pub, { subject: { email: `at-once-${n % 3}@example.com` } })),
    );
    const ids = await Promise.all(answers.map((answer) => subjectOf(app, answer)));
    expect(new Set(ids).size).toBe(3);
  });
});
