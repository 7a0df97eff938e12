import { canonicalText, verifyBundle } from '@app/evidence';
import type { AuditEvent } from '@app/contract';
import { describe, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { wrongIn } from '#test/audited.ts';
import { recordEvents } from './record.ts';

const app = testApp({ limits: 'off' });

type Page = { readonly events: AuditEvent[]; readonly next: string | null; readonly last: number | null };

async function numberAll(): Promise<void> {
  await app.runScheduled('audit.number');
  await app.runScheduled('evidence.sequence');
}

/** An account with this many events besides its creation, all of them numbered. */
async function lived(more: number): Promise<Person> {
  const person = await app.signUp();
  for (let n = 1; n <= more; n += 1) await person.patch('/api/v1/account', { name: `Name ${n}` });
  await numberAll();
  return person;
}

const read = async (person: Person, query = '') => (await person.get(`/api/v1/audit-events${query}`)).json<Page>();

describe('numbers', () => {
  test('follow each other without a gap in each account, whatever else is going on', async () => {
    const [one, other] = [await app.signUp(), await app.signUp()];
    const renamed = Array.from({ length: 20 }, (_, n) =>
      [one, other].map((who) => who.patch('/api/v1/account', { name: `N ${n}` })),
    );
    await Promise.all([...renamed.flat(), app.runScheduled('audit.number')]);
    await Promise.all([app.runScheduled('audit.number'), app.runScheduled('audit.number')]);
    await app.runScheduled('audit.number');
    for (const who of [one, other]) {
      const { events } = await read(who, '?after=0&limit=100');
      expect(events.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
    }
  });

  test('others collect everything by the number that they have, each event once', async () => {
    const person = await lived(7);
    const seen: number[] = [];
    let after = 0;
    for (;;) {
      const { events, last } = await read(person, `?after=${after}&limit=3`);
      if (events.length === 0) break;
      seen.push(...events.map(({ number }) => number ?? 0));
      after = last ?? after;
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await read(person, `?after=${after}`)).toEqual({ events: [], next: null, last: 8 });
  });
});

test('a backlog of more events than are numbered or signed at once is caught up with', async () => {
  const { accountId, id, ...person } = await app.signUp();
  await app.owner.query(
    `insert into audit_event (account_id, id, at, kind, actor, person_id, details, changes, salt)
     select $1, gen_random_uuid(), now(), 'session.confirmed', 'person', $2, '{}', '{}', sha256(n::text::bytea)
     from generate_series(1, 12000) n`,
    [accountId, id],
  );
  await numberAll();
  const [event] = (await person.get('/api/v1/audit-events?after=12000')).json<Page>().events;
  expect(event?.number).toBe(12_001);
  expect((await person.get(`/api/v1/audit-events/${event?.id}/proof`)).statusCode).toBe(200);
  expect((await wrongIn(app)).join(' ')).not.toContain(accountId);
});

describe('an event', () => {
  test('is proved by a bundle that is checked without us, and no byte of it can be changed', async () => {
    const person = await lived(2);
    const [event] = (await read(person)).events;
    const answer = await person.get(`/api/v1/audit-events/${event?.id}/proof`);
    expect(answer.headers['content-disposition']).toContain('event-3.json');
    const bundle = answer.json();
    const { ok, checks } = verifyBundle(bundle, { trusted: [bundle.keys.first] });
    expect([ok, checks.filter(({ status }) => status === 'failed')]).toEqual([true, []]);
    expect(bundle.record).toMatchObject({ kind: 'audit', key: '3', event: 'account.renamed' });
    expect(bundle.record.changes).toEqual({ name: ['Name 1', 'Name 2'] });

    for (const changed of [
      { event: 'account.created' },
      { key: '4' },
      { changes: {} },
      { kind: 'merge' },
      { count: 2 },
    ]) {
      const forged = { ...bundle, record: { ...bundle.record, ...changed } };
      expect(verifyBundle(JSON.parse(canonicalText(forged))).ok, JSON.stringify(changed)).toBe(false);
    }
  });

  test('that waits for its checkpoint, or that another account has, is not proved', async () => {
    const stranger = await lived(0);
    const person = await app.signUp();
    const [event] = (await read(person)).events;
    expect((await person.get(`/api/v1/audit-events/${event?.id}/proof`)).json()).toMatchObject({
      code: 'event.not-proved',
    });
    expect((await stranger.get(`/api/v1/audit-events/${event?.id}/proof`)).json()).toMatchObject({
      code: 'event.not-found',
    });
  });
});

describe('the audit of an installation', () => {
  const says = async () => (await wrongIn(app)).join(' ');

  test.each([
    ['a changed kind', `update audit_event set kind = 'site.deleted' where account_id = $1 and number = 2`, 'number 2'],
    [
      'another person',
      `update audit_event set person_id = gen_random_uuid() where account_id = $1 and number = 2`,
      'number 2',
    ],
    [
      'a changed value',
      `update audit_event set changes = '{"name": ["a", "b"]}' where account_id = $1 and number = 3`,
      'number 3',
    ],
    [
      'another time',
      `update audit_event set at = at - interval '1 day' where account_id = $1 and number = 1`,
      'number 1',
    ],
    ['another number', `update audit_event set number = 8 where account_id = $1 and number = 5`, 'number 8'],
    ['an event taken out', `delete from audit_event where account_id = $1 and number = 2`, 'is missing'],
    ['the beginning cut', `delete from audit_event where account_id = $1 and number < 3`, 'is missing'],
    ['the tail cut', `delete from audit_event where account_id = $1 and number > 3`, 'is missing'],
    [
      'the tail cut with its batches',
      `with cut as (delete from audit_event where account_id = $1 and number > 3 returning batch_id)
        delete from evidence_batch where account_id = $1 and id in (select batch_id from cut)`,
      'the log is numbered up to 7',
    ],
  ])('names %s', async (_, tampering, named) => {
    const person = await lived(3);
    await person.patch('/api/v1/account', { name: 'Later' });
    await person.patch('/api/v1/account', { name: 'Latest' });
    await person.patch('/api/v1/account', { name: 'Last' });
    await numberAll();
    expect(await says()).not.toContain(person.accountId);
    // The rows of the tampered account alone are put back, so that the next case starts clean.
    await app.owner.query('begin');
    await app.owner.query(tampering, [person.accountId]);
    await app.owner.query('commit');
    const said = await says();
    expect(said).toContain(person.accountId);
    expect(said).toContain(named);
    await app.owner.query('delete from account where id = $1', [person.accountId]);
    for (const table of ['batch', 'tile', 'tree', 'checkpoint', 'entry', 'key'])
      await app.owner.query(`delete from evidence_${table} where account_id = $1`, [person.accountId]);
    await app.owner.query('delete from acceptance where account_id = $1', [person.accountId]);
  });
});

describe('keeping', () => {
  test('two years unless set; then the events are gone, the log says so, and their hashes still prove the rest', async () => {
    app.clock.set('2030-01-01T00:00:00Z');
    const person = await lived(2);
    app.clock.set('2031-12-31T00:00:00Z');
    const later = await app.visitor();
    await later.post('/users/sign-in', { email: person.email, password: person.password });
    await numberAll();
    await app.runScheduled('audit.expire');
    expect((await later.get('/api/v1/audit-events')).json<Page>().events).toHaveLength(4);

    app.clock.set('2032-01-02T00:00:00Z');
    await app.runScheduled('audit.expire');
    await numberAll();
    const { events } = (await later.get('/api/v1/audit-events?after=0')).json<Page>();
    expect(events.map(({ number, kind }) => [number, kind])).toEqual([
      [4, 'sign-in.succeeded'],
      [5, 'audit.expired'],
    ]);
    expect(events[1]).toMatchObject({ actor: { kind: 'job', job: 'audit.expire' }, details: { through: 3, years: 2 } });
    expect((await wrongIn(app)).join(' ')).not.toContain(person.accountId);
    app.clock.set(new Date());
  });

  test('one to ten years are possible, the change is logged, and a key may not change it', async () => {
    const person = await app.signUp();
    expect((await person.get('/api/v1/audit-retention')).json()).toEqual({ years: 2 });
    for (const years of [0, 11, 1.5])
      expect((await person.put('/api/v1/audit-retention', { years })).statusCode).toBe(400);
    expect((await person.put('/api/v1/audit-retention', { years: 10 })).json()).toEqual({ years: 10 });
    const [event] = (await read(person, '?kind=audit.retention-changed')).events;
    expect(event?.changes).toEqual({ years: { before: 2, after: 10 } });
    const { key } = (await person.post('/api/v1/api-keys', { name: 'All' })).json<{ key: string }>();
    expect((await app.script(key).put('/api/v1/audit-retention', { years: 1 })).statusCode).toBe(403);
  });
});

describe('filters', () => {
  test('by person, key, kind, target, site, project, time and words', async () => {
    app.clock.set('2033-03-01T10:00:00Z');
    const owner = await app.signUp();
    const { key, id: keyId } = (await owner.post('/api/v1/api-keys', { name: 'Robot' })).json<{
      key: string;
      id: string;
    }>();
    const { id: projectId } = (await owner.post('/api/v1/projects', { name: 'Harbor', siteIds: [] })).json<{
      id: string;
    }>();
    const made = await owner.post('/api/v1/sites', { type: 'Site', name: 'Blue Lagoon', projectId });
    const { id: siteId } = made.json<{ id: string }>();
    app.clock.set('2033-03-02T10:00:00Z');
    await app.script(key).delete(`/api/v1/sites/${siteId}`);
    await numberAll();
    const kinds = async (query: string) => (await read(owner, `?${query}`)).events.map(({ kind }) => kind);
    expect(await kinds(`viaKey=${keyId}`)).toEqual(['site.deleted']);
    expect(await kinds(`target=${keyId}`)).toEqual(['api-key.created']);
    expect(await kinds(`target=${siteId}`)).toContain('site.deleted');
    expect(await kinds(`site=${siteId}&group=deletions`)).toEqual(['site.deleted']);
    expect(await kinds(`project=${projectId}&kind=site.deleted`)).toEqual(['site.deleted']);
    expect(await kinds('words=lagoon%20BLUE&group=deletions')).toEqual(['site.deleted']);
    expect(await kinds('words=lagoon%20green')).toEqual([]);
    expect(await kinds('from=2033-03-02T00:00:00Z')).toEqual(['site.deleted']);
    expect(await kinds('to=2033-03-01T09:00:00Z')).toEqual([]);
    expect(await kinds(`person=${owner.id}&kind=account.created`)).toEqual(['account.created']);
    app.clock.set(new Date());
  });
});

test('thousands of events of one change are recorded together', async () => {
  const person = await app.signUp();
  const { accountId, id } = person;
  const told = Array.from({ length: 4000 }, () => ({ target: id }));
  await app.db.inAccount(accountId, (tx) => recordEvents(tx, app.clock.now(), { accountId, id }, 'team.joined', told));
  const { rows } = await app.owner.query<{ count: number }>(
    `select count(*) from audit_event where account_id = $1 and kind = 'team.joined'`,
    [accountId],
  );
  expect(Number(rows[0]?.count)).toBe(4000);
});
