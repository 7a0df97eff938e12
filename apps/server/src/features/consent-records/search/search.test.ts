import { describe, expect, test } from 'vitest';
import { sql } from '#platform/database/database.ts';
import { testApp } from '#test/app.ts';
import { fromPage, siteWithKeys } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
const now = Date.parse('2026-11-22T08:00:00.000Z');
app.clock.set(new Date(now));
const hour = 3_600_000;

type Page = {
  readonly consents: readonly { id: string }[];
  readonly next: string | null;
  readonly previous: string | null;
};

const idAt = (ms: number) => {
  const digits = Math.floor(ms).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7${crypto.randomUUID().slice(15)}`;
};

async function site() {
  const made = await siteWithKeys(app);
  const path = `/api/v1/sites/${made.siteId}`;
  const get = async <Answer>(rest: string) => (await made.owner.get(`${path}/${rest}`)).json<Answer>();
  const send = async (lines: readonly object[]) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/v1/consents/import',
      headers: { authorization: `Bearer ${made.prv}`, 'content-type': 'application/x-ndjson' },
      payload: lines.map((line) => JSON.stringify(line)).join('\n'),
    });
    expect(answer.json()).toMatchObject({ kept: lines.length });
  };
  return { ...made, path, get, send };
}

describe('pages', () => {
  test.each([
    ['next', ''],
    ['previous', ''],
    ['next', '&text=anna'],
    ['previous', '&source=private&notice=term'],
  ] as const)(
    'that are walked by %s with "%s" repeat none and leave none out while others arrive among them',
    async (way, filter) => {
      const { get, send, pub, prv, siteId } = await site();
      const at = (place: number) => ({ id: idAt(now - 40 * hour + place * 0.2 * hour) });
      const said = { subject: { first_name: 'Anna' }, legal_notices: ['term'] };
      await send(Array.from({ length: 150 }, (_, place) => ({ ...at(place), ...said, timestamp: undefined })));
      const there = await app.stored('consent', { siteId });

      const seen: string[] = [];
      let over = false;
      let arrived = 0;
      const writing = Promise.all(
        [pub, pub, prv].map(async (key) => {
          // With more people of the word than a search looks at, the oldest would drop out.
          while (!over && arrived < 300) {
            await fromPage(app, key, { ...said, ...at(Math.random() * 150) });
            arrived += 1;
          }
        }),
      );
      let cursor = way === 'next' ? '' : `&before=${idAt(now - 47 * hour)}`;
      for (;;) {
        const page = await get<Page>(`consents?limit=7${cursor}${filter}`);
        seen.push(...page.consents.map(({ id }) => id));
        const on = page[way];
        if (on === null) break;
        cursor = `&${way === 'next' ? 'after' : 'before'}=${on}`;
      }
      over = true;
      await writing;

      expect(arrived).toBeGreaterThan(10);
      expect(new Set(seen).size).toBe(seen.length);
      expect(there.filter(({ id }) => !seen.includes(String(id)))).toEqual([]);
      expect(seen.length).toBeGreaterThanOrEqual(150);
    },
  );
});

test('consents of years are all found, from either end and between any two days', async () => {
  const { get, send } = await site();
  const month = 30 * 24 * hour;
  const times = [...Array(50).keys(), 90, 91, 200].map((months) => now - months * month);
  await send(
    times.map((ms) => ({ timestamp: new Date(ms).toISOString(), subject: { id: 'n-1', first_name: 'Anna' } })),
  );
  for (const filter of ['', '&text=anna', '&source=private', '&kind=consent&verified=false'])
    for (const way of ['next', 'previous'] as const) {
      const seen: string[] = [];
      let cursor = way === 'next' ? '' : `&before=${idAt(now - 250 * month)}`;
      for (let on: string | null = ''; on !== null; cursor = `&${way === 'next' ? 'after' : 'before'}=${on}`) {
        const page: Page = await get(`consents?limit=4${cursor}${filter}`);
        seen.push(...page.consents.map(({ id }) => id));
        on = page[way];
        if (on === null) break;
      }
      expect(new Set(seen).size).toBe(times.length);
      expect(seen).toHaveLength(times.length);
    }
  for (const [from, to] of [
    [10, 5],
    [91, 49],
    [250, 150],
    [85, 60],
    [40, -1],
  ] as const) {
    const range = `from=${new Date(now - from * month).toISOString()}&to=${new Date(now - to * month).toISOString()}`;
    const count = times.filter((ms) => ms >= now - from * month && ms < now - to * month).length;
    expect(await get(`consent-count?${range}`)).toEqual({ count, more: false });
    expect((await get<Page>(`consents?limit=100&${range}`)).consents).toHaveLength(count);
    expect(await get(`consent-count?text=anna&${range}`)).toEqual({ count, more: false });
  }
});

describe('words', () => {
  async function crowd() {
    const made = await site();
    const many = Array.from({ length: 1400 }, (_, place) => ({
      id: idAt(now - hour + place),
      subject: { id: `n-${place}`, first_name: ['Bruno', 'Carla', 'Dario'][place % 3] },
    }));
    const few = { id: idAt(now - 20 * hour), subject: { id: crypto.randomUUID(), email: 'zoe@example.com' } };
    await made.send([few, { ...few, id: idAt(now - 900 * hour), timestamp: undefined }, ...many]);
    return { ...made, few };
  }

  test('of few are found behind a thousand others, by word, beginning, address and own id', async () => {
    const { get, few } = await crowd();
    for (const text of ['zoe', 'ZO', 'zoe@example.com', few.subject.id]) {
      const found = await get<Page>(`consents?text=${encodeURIComponent(text)}`);
      expect(found.consents).toHaveLength(2);
      expect(found.consents[0]).toMatchObject({ id: few.id });
      expect(await get(`consent-count?text=${encodeURIComponent(text)}`)).toEqual({ count: 2, more: false });
      expect(await get(`subjects?text=${encodeURIComponent(text)}`)).toMatchObject({
        subjects: [{ email: 'zoe@example.com' }],
      });
      expect(await get(`subject-count?text=${encodeURIComponent(text)}`)).toEqual({ count: 1, more: false });
    }
    expect(await get(`consents?text=zoe&from=2026-11-21T00:00:00.000Z`)).toMatchObject({ consents: [{ id: few.id }] });
    expect(await get('consents?text=zoe&verified=true')).toMatchObject({ consents: [] });
    for (const nobody of ['xq', 'xq@example.com', 'zoe bruno']) {
      expect(await get(`consents?text=${encodeURIComponent(nobody)}`)).toMatchObject({ consents: [] });
      expect(await get(`consent-count?text=${encodeURIComponent(nobody)}`)).toEqual({ count: 0, more: false });
      expect(await get(`subjects?text=${encodeURIComponent(nobody)}`)).toMatchObject({ subjects: [] });
    }
    expect(await get('consents?source=public&verified=true')).toMatchObject({ consents: [], next: null });
  });

  test('of many are found in order, and counted', async () => {
    const { get } = await crowd();
    const first = await get<Page>('consents?text=bruno&limit=100');
    const ids = first.consents.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(ids).toHaveLength(100);
    expect(await get('consent-count?text=bruno')).toEqual({ count: 467, more: false });
    expect(await get('subject-count?text=carla')).toEqual({ count: 467, more: false });
    expect(await get('subject-count?verified=true')).toEqual({ count: 0, more: false });
  });

  test('of very many look at the newest 500 people, say so, and are narrowed by another word', async () => {
    const { get, send } = await site();
    const people = (count: number, name: string, from: number) =>
      Array.from({ length: count }, (_, place) => ({
        id: idAt(from + place),
        subject: { id: `${name}-${place}`, first_name: name, last_name: place % 400 === 0 ? 'Rossi' : 'Weber' },
        legal_notices: place % 3 ? ['term'] : ['term', 'raffle'],
      }));
    const dora = people(2100, 'Dora', now - 3 * hour);
    const emil = people(1200, 'Emil', now - hour);
    // Older people are not looked at, not even for their newest consents.
    const again = { ...dora[1], id: idAt(now - 60_000) };
    await send([...dora, ...emil, again]);
    const newest = dora
      .slice(-500)
      .map(({ id }) => id)
      .toReversed();

    const first = await get<Page & { limitedTo: number }>('consents?text=dora&limit=100');
    expect(first.limitedTo).toBe(500);
    expect(first.consents.map(({ id }) => id)).toEqual(newest.slice(0, 100));
    const second = await get<Page>(`consents?text=dora&limit=100&after=${first.next}`);
    expect(second.consents.map(({ id }) => id)).toEqual(newest.slice(100, 200));
    const last = await get<Page>(`consents?text=dora&limit=100&before=${dora[0]?.id}`);
    expect(last.consents.map(({ id }) => id)).toEqual(newest.slice(-100));
    expect(await get('consent-count?text=dora')).toEqual({ count: 500, more: true });
    const raffle = dora.slice(-500).filter(({ legal_notices }) => legal_notices.includes('raffle')).length;
    expect(await get('consent-count?text=dora&notice=raffle')).toEqual({ count: raffle, more: true });
    expect(await get('subjects?text=dora&limit=100')).toMatchObject({ subjects: { length: 100 }, limitedTo: 500 });
    expect(await get('subject-count?text=dora')).toEqual({ count: 500, more: true });
    // All who have the rarer word are looked at.
    expect(await get('subjects?text=dora%20rossi')).toMatchObject({ subjects: { length: 6 }, limitedTo: null });
    expect(await get('consent-count?text=dora%20rossi')).toEqual({ count: 6, more: false });
    expect(await get('consents?text=nobody')).toMatchObject({ consents: [], limitedTo: null });
  });

  test('of another account are not there, also where the search looks past row-level security', async () => {
    const { owner, siteId } = await crowd();
    const other = await app.signUp();
    const zoe = `'${siteId.slice(-12)}:zoe'`;
    const asked = async (accountId: string) => {
      const found = await app.db.inAccount(accountId, (tx) =>
        sql`select from people_by_word(${owner.accountId}, ${siteId}, ${zoe}, ${zoe}, null, 10, 10)`.execute(tx),
      );
      return found.rows.length;
    };
    expect([await asked(owner.accountId), await asked(other.accountId)]).toEqual([1, 0]);
  });
});
