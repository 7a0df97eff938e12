import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { siteWithKeys } from '#test/consents.ts';
import { audit } from '../../../admin/audit.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');

const lines = Array.from({ length: 1200 }, (_, n) => ({
  timestamp: `2026-03-0${1 + (n % 9)}T10:00:00Z`,
  subject: { id: `u-${n >> 1}`, email: `p-${n >> 1}@example.com` },
  preferences: { newsletter: n % 3 > 0 },
}));

function importAll(key: string, all: readonly object[], more: Record<string, string> = {}) {
  return app.http.inject({
    method: 'POST',
    url: '/api/v1/consents/import?all=true',
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}`, ...more },
    payload: all.map((line) => JSON.stringify(line)).join('\n'),
  });
}

test('an import that is kept whole is there when it is answered, and one line that is refused keeps all from it', async () => {
  const { owner, siteId, prv } = await siteWithKeys(app);
  const refused = await importAll(prv, [...lines, { timestamp: '1999-01-01T00:00:00Z' }]);
  expect(refused.statusCode).toBe(400);
  expect(await app.stored('consent', { siteId })).toEqual([]);
  const answer = await importAll(prv, lines);
  expect(answer.json()).toMatchObject({ kept: 1200, refused: 0 });
  expect((await owner.get(`/api/v1/sites/${siteId}/consent-count`)).json()).toEqual({ count: 1200, more: false });
  expect((await owner.get(`/api/v1/sites/${siteId}/subject-count`)).json()).toEqual({ count: 600, more: false });
  expect(await app.stored('consentImport')).toEqual([]);
});

test('an import that was interrupted is finished, each consent once, with what was proved of it at first', async () => {
  const { owner, siteId, prv } = await siteWithKeys(app);
  // From the second portion on the database refuses what would be written.
  await app.owner.query(`create function refuse() returns trigger language plpgsql as
    'begin if new.email = ''p-400@example.com'' then raise exception ''away''; end if; return new; end'`);
  await app.owner.query('create trigger refuse before insert on subject for each row execute function refuse()');
  const answer = await importAll(prv, lines, { 'idempotency-key': 'archive' });
  const { kept, lines: told } = answer.json<{ kept: number; lines: { id: string }[] }>();
  expect(kept).toBe(1200);
  expect(await app.stored('consent', { siteId })).toHaveLength(750);
  const waiting = await app.stored('consentImport', { siteId });
  expect(waiting).toHaveLength(2);

  await app.owner.query('drop trigger refuse on subject');
  await app.runScheduled('consent-records.finish-imports');
  expect(await app.stored('consentImport', { siteId })).toHaveLength(2);
  app.clock.forward(3 * 60_000);
  for (let twice = 0; twice < 2; twice += 1) await app.runScheduled('consent-records.finish-imports');
  const rows = await app.stored('consent', { siteId });
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(told.map(({ id }) => id)));
  expect(await app.stored('consentImport', { siteId })).toEqual([]);
  const days = await app.stored('consentDay', { siteId });
  expect(days.reduce((sum, { count }) => sum + Number(count), 0)).toBe(1200);
  // Said again, it is the same.
  expect((await importAll(prv, lines, { 'idempotency-key': 'archive' })).json()).toMatchObject({ lines: told });
  expect(await app.stored('consent', { siteId })).toHaveLength(1200);
  expect((await owner.get(`/api/v1/sites/${siteId}/subject-count`)).json()).toEqual({ count: 600, more: false });

  await app.runScheduled('evidence.sequence');
  const findings = await audit(app.db, new Map());
  expect(findings.flatMap(({ ok, check, detail }) => (ok ? [] : `${check}: ${detail}`))).toEqual([]);
});

test('D5: people have the date of their first statement, in lists and filters, whenever it came', async () => {
  const { owner, siteId, prv } = await siteWithKeys(app);
  const said = (id: string, timestamp: string) => ({ timestamp, subject: { id }, preferences: { newsletter: true } });
  await importAll(prv, [
    said('b', '2025-05-01T10:00:00Z'),
    said('a', '2024-05-01T10:00:00Z'),
    said('a', '2025-06-01T10:00:00Z'),
  ]);
  await importAll(prv, [said('c', '2026-05-01T10:00:00Z'), said('b', '2025-02-01T10:00:00Z')]);
  const people = async (query: string) => {
    const { subjects } = (await owner.get(`/api/v1/sites/${siteId}/subjects?${query}`)).json<{
      subjects: { externalId: string; createdAt: string }[];
    }>();
    return subjects.map(({ externalId, createdAt }) => `${externalId} ${createdAt.slice(0, 10)}`);
  };
  expect(await people('')).toEqual(['c 2026-05-01', 'b 2025-02-01', 'a 2024-05-01']);
  expect(await people('from=2026-01-01T00:00:00Z')).toEqual(['c 2026-05-01']);
  expect(await people('to=2025-01-01T00:00:00Z')).toEqual(['a 2024-05-01']);
  expect((await audit(app.db, new Map())).filter(({ ok }) => !ok)).toEqual([]);
});
