import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { domainToASCII } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { migrateQueue } from '../jobs/queue.ts';
import { connected } from './connect.ts';
import { startEmbedded } from './launcher/launcher.ts';
import { listMigrations, migrate } from './migrate.ts';

/** An empty database of an owner who is no superuser. Both addresses lead to it. */
async function formerDatabase(): Promise<{ readonly owner: string; readonly superuser: string }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-upgrades-'));
  // PostgreSQL may run as another user than this program: see launcher/identity.ts.
  chmodSync(folder, 0o755);
  const postgres = await startEmbedded(path.join(folder, 'postgres'));
  onTestFinished(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await connected(postgres.url('postgres'), async (superuser) => {
    await superuser.query('create role keeper login createrole');
    await superuser.query('create database former owner keeper');
  });
  const superuser = postgres.url('former');
  return { owner: superuser.replace(/\/\/\w+@/, '//keeper@'), superuser };
}

test('an upgrade reaches the rows of all accounts also where the owner of the database is no superuser', async () => {
  const { owner, superuser: all } = await formerDatabase();
  const migrations = listMigrations();
  const before = migrations.filter(({ name }) => name < '0029');
  await migrate(owner, before);
  await connected(all, (superuser) => superuser.query(former));
  await migrate(owner, migrations);

  const [people, adopted, unsealed, cursors] = await connected(all, async (superuser) => [
    (await superuser.query('select known, preferences, claims from subject order by id')).rows,
    (await superuser.query('select account_id from evidence_adoption')).rows,
    (await superuser.query('select count(*)::integer as hours from preference_unsealed')).rows,
    (await superuser.query('select follower, leaf::integer from evidence_cursor order by follower')).rows,
  ]);
  const word = (value: boolean, consent: string, mark: number) => ({
    news: { value, consent: `019c0000-0000-7000-8000-${consent}`, mark },
  });
  expect(people).toEqual([
    // What a private key said stands again; the newer word of a form is beside it.
    { known: true, preferences: word(true, '00000000000a', 1), claims: word(false, '00000000000b', 0) },
    { known: false, preferences: word(false, '00000000000c', 0), claims: {} },
  ]);
  expect(adopted).toEqual([{ account_id: '019c0000-0000-7000-8000-000000000000' }]);
  // Those of a day, and of the day after one.
  expect(unsealed).toEqual([{ hours: 25 }]);
  expect(cursors).toEqual([
    { follower: 'newsletters', leaf: 3 },
    { follower: 'webhooks', leaf: 5 },
  ]);
});

/** Two people, a consent by a private key and two by forms, and choices of a day and an hour. */
const former = `
  set role candor_jobs;
  select make_consent_partitions('2026-01-28', 1);
  insert into account (id, name, created_at) values ('019c0000-0000-7000-8000-000000000000', 'A', now());
  create temporary table said as
    select '019c0000-0000-7000-8000-000000000000'::uuid as account_id, '019c0000-0000-7000-8000-000000000001'::uuid as site_id,
      ('019c0000-0000-7000-8000-0000000000' || person)::uuid as subject_id,
      ('019c0000-0000-7000-8000-00000000000' || consent)::uuid as id, mark::smallint as mark, value
    from (values ('02', 'a', 1, true), ('02', 'b', 0, false), ('03', 'c', 0, false)) rows (person, consent, mark, value);
  insert into subject (account_id, id, site_id, verified, created_at, updated_at, preferences, words)
    select account_id, subject_id, site_id, false, now(), now(),
      jsonb_build_object('news', jsonb_build_object('value', false, 'consent', max(id::text), 'mark', 0)), ''
    from said group by 1, 2, 3;
  insert into consent (account_id, id, site_id, subject_id, batch_id, received_at, mark, notices, record, salt, leaf)
    select account_id, id, site_id, subject_id, id, now(), mark, 0,
      convert_to(jsonb_build_object('preferences', jsonb_build_object('news', value))::text, 'UTF8'),
      sha256(''), sha256('') from said;
  insert into subject_consent (account_id, subject_id, id, mark, notices)
    select account_id, subject_id, id, mark, 0 from said;
  insert into preference_day
    select account_id, site_id, 'all', '2026-01-28 00:00Z', '', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from said limit 1;
  insert into preference_touched (account_id, site_id, hour, minute)
    select account_id, site_id, '2026-01-29 00:00Z', '2026-01-29 00:00Z' from said limit 1;
  insert into newsletter_cursor select account_id, 3 from said limit 1;
  insert into webhook_cursor select account_id, 5 from said limit 1;
`;

test('CSV exports of three tables come to one, and those nobody wrote yet are asked for anew', async () => {
  const { owner, superuser: all } = await formerDatabase();
  const migrations = listMigrations();
  const before = migrations.filter(({ name }) => name < '0034');
  await migrate(owner, before);
  await migrateQueue(owner);
  await connected(all, (superuser) => superuser.query(exportsOfBefore));
  await migrate(owner, migrations);

  await connected(all, async (superuser) => {
    const { rows } = await superuser.query(
      `select right(id::text, 2) as id, kind, filter, status from export order by id`,
    );
    expect(rows).toEqual([
      { id: '01', kind: 'subjects', filter: { text: 'a' }, status: 'waiting' },
      { id: '02', kind: 'newsletter', filter: {}, status: 'withdrawn' },
      {
        id: '03',
        kind: 'cookie-preferences',
        filter: { from: '2026-01-01', to: '2026-01-31', consentId: 'a'.repeat(32) },
        status: 'ready',
      },
      { id: '04', kind: 'cookie-preferences', filter: {}, status: 'failed' },
    ]);
    const jobs =
      await superuser.query(`select task.identifier, job.payload->>'exportId' as id, job.payload->>'kind' as kind
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id`);
    expect(jobs.rows).toEqual([{ identifier: 'exports.write', id: `${account.slice(0, -2)}01`, kind: 'subjects' }]);
  });
});

const account = '019c0000-0000-7000-8000-000000000000';
/** An export of each table: one that waits, one that was withdrawn, one of some days, and one that failed. */
const exportsOfBefore = `
  create function of_before(number text) returns uuid language sql return (left('${account}', -2) || number)::uuid;
  insert into consent_export (account_id, id, site_id, person_id, of, filter, status, created_at)
    values ('${account}', of_before('01'), '${account}', '${account}', 'subjects', '{"text":"a"}', 'waiting', now());
  insert into newsletter_export (account_id, id, site_id, person_id, filter, status, created_at, expires_at)
    values ('${account}', of_before('02'), '${account}', '${account}', '{}', 'withdrawn', now(), now());
  insert into preference_export (account_id, id, site_id, person_id, from_at, to_at, consent_id, status, created_at, expires_at)
    values ('${account}', of_before('03'), '${account}', '${account}', '2026-01-01Z', '2026-02-01Z',
      'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'ready', now(), now()),
    ('${account}', of_before('04'), '${account}', '${account}', null, null, null, 'failed', now(), null);
`;

/** Domains that are no ASCII, of several scripts, with letters that have another form in NFKC. */
const domains = [
  'münchen.de',
  'straße.de',
  'ｅxample.org',
  'exampℓe.net',
  '例え.テスト',
  'пример.рф',
  'παράδειγμα.ελ',
  'sub.bücher.example',
  'ab-cdé.example',
  '𝐞xample.info',
  'مثال.إختبار',
  'ñandúñandú.es',
];

test('addresses of before get the one form they have now, and nobody else is let in by it', async () => {
  const { owner, superuser: all } = await formerDatabase();
  const migrations = listMigrations();
  await migrate(
    owner,
    migrations.filter(({ name }) => name < '0027'),
  );
  await connected(all, async (superuser) => {
    await superuser.query(addresses);
    for (const [index, domain] of domains.entries())
      await superuser.query(`insert into person (id, email, created_at) values ($1, $2, now())`, [
        `019c0000-0000-7000-9000-0000000000${index + 10}`,
        `reader@${domain}`,
      ]);
  });
  await migrate(owner, migrations);

  await connected(all, async (superuser) => {
    const rows = async (query: string) => (await superuser.query<Record<string, unknown>>(query)).rows;
    // As the app writes them from then on.
    expect(
      await rows(`select email from person where id >= '019c0000-0000-7000-9000-000000000000' order by id`),
    ).toEqual(domains.map((domain) => ({ email: `reader@${domainToASCII(domain.normalize('NFKC'))}` })));
    expect(
      await rows(`select right(id::text, 2) as id, email, email_verified_at is not null as proved from person
        where id < '019c0000-0000-7000-9000-000000000000' order by id`),
    ).toEqual([
      // Of two forms of one mailbox the one that was proved has it, though the other was there first.
      { id: '01', email: '019c0000-0000-7000-8000-000000000001@duplicate.invalid', proved: false },
      { id: '02', email: 'anna@example.com', proved: true },
      // Whoever has the plain address keeps it.
      { id: '03', email: 'carl@example.com', proved: true },
      { id: '04', email: '019c0000-0000-7000-8000-000000000004@duplicate.invalid', proved: false },
      // Unless nobody proved that, and somebody proved another form.
      { id: '05', email: '019c0000-0000-7000-8000-000000000005@duplicate.invalid', proved: false },
      { id: '06', email: 'dora@example.com', proved: true },
    ]);
    expect(await rows('select right(person_id::text, 2) as person from session order by 1')).toEqual([
      { person: '02' },
      { person: '03' },
      { person: '06' },
    ]);
    expect(await rows('select email from email_token')).toEqual([{ email: 'carl@example.com' }]);
    expect(await rows('select email, status from subscription order by id')).toEqual([
      { email: 'reader@example.com', status: 'confirmed' },
    ]);
    expect(await rows('select email from site_owner')).toEqual([{ email: 'shop@xn--mnchen-3ya.de' }]);
    expect(await rows('select reply_to from newsletter')).toEqual([{ reply_to: 'news@xn--mnchen-3ya.de' }]);
    // Found by either form, and searched for by the new one.
    expect(
      await rows(`select email, words @@ $$'00000000000a:ada@xn--mnchen-3ya.de'$$::tsquery as found,
        array(select encode(key, 'hex') from subject_key where subject_id = subject.id order by key) as keys
        from subject where email like 'ada%'`),
    ).toEqual([
      {
        email: 'ada@xn--mnchen-3ya.de',
        found: true,
        keys: ['ada@münchen.de', 'ada@xn--mnchen-3ya.de'].map(keyOf).toSorted(),
      },
    ]);
    await expect(
      rows(`update person set email = 'anna@ｅxample.com' where email = 'anna@example.com'`),
    ).rejects.toThrow('person_email_plain');
  });
});

const keyOf = (email: string) => createHash('sha256').update(`email:${email}`).digest('hex').slice(0, 32);

/** Twins of people and subscribers, and addresses of every table that has some. */
const addresses = `
  insert into account (id, name, created_at) values ('019c0000-0000-7000-8000-000000000000', 'A', now());
  insert into person (id, email, email_verified_at, created_at) values
    ('019c0000-0000-7000-8000-000000000001', 'anna@ｅxample.com', null, '2026-01-01'),
    ('019c0000-0000-7000-8000-000000000002', 'anna@𝐞xample.com', '2026-01-03', '2026-01-02'),
    ('019c0000-0000-7000-8000-000000000003', 'carl@example.com', '2026-01-03', '2026-01-02'),
    ('019c0000-0000-7000-8000-000000000004', 'carl@exampℓe.com', '2026-01-01', '2026-01-01'),
    ('019c0000-0000-7000-8000-000000000005', 'dora@example.com', null, '2026-01-01'),
    ('019c0000-0000-7000-8000-000000000006', 'dora@ｅxample.com', '2026-01-03', '2026-01-02');
  insert into session (id, token_hash, person_id, account_id, device, created_at, last_seen_on, expires_at)
    select id, sha256(convert_to(id::text, 'UTF8')), id, '019c0000-0000-7000-8000-000000000000', '{}', now(), now(), now()
    from person;
  insert into email_token (id, token_hash, purpose, person_id, email, created_at, expires_at)
    select id, sha256(convert_to(id::text, 'UTF8')), 'reset', id, email, now(), now() from person where email like 'carl%';
  insert into site (account_id, id, type, name, name_key, audience, created_at, updated_at)
    values ('019c0000-0000-7000-8000-000000000000', '019c0000-0000-7000-8000-00000000000a', 'Site', 'S', 's', '{}', now(), now());
  insert into site_owner (account_id, site_id, name, email, address, country, details, updated_at)
    select account_id, id, 'Shop', 'shop@münchen.de', 'Street', 'DE', '{}', now() from site;
  insert into newsletter (account_id, id, site_id, name, preference, opt_in, confirm_hours, reply_to, welcome, created_at)
    select account_id, id, id, 'News', 'news', 'double', 48, 'news@münchen.de', false, now() from site;
  create temporary table asking as
    select account_id, id as site_id, ('019c0000-0000-7000-8000-0000000000' || number)::uuid as id, email, status
    from site, (values ('21', 'reader@exampℓe.com', 'pending'), ('22', 'reader@ｅxample.com', 'confirmed'),
      ('23', 'ada@münchen.de', null)) as asked (number, email, status);
  insert into subject (account_id, id, site_id, email, verified, preferences, words, created_at, updated_at)
    select account_id, id, site_id, email, false, '{}', '', now(), now() from asking;
  insert into subject_key (account_id, site_id, key, subject_id)
    select account_id, site_id, substr(sha256(convert_to('email:' || email, 'UTF8')), 1, 16), id from asking;
  insert into subscription (account_id, id, site_id, newsletter_id, person_key, email, source, type, status, language,
      created_at, said_at, confirmed_at, expires_at, round, settled)
    select account_id, id, site_id, site_id, substr(sha256(convert_to('email:' || email, 'UTF8')), 1, 16), email, 'public',
      'double', status, 'en', now(), now(), case status when 'confirmed' then now() end,
      case status when 'pending' then now() end, 1, false
    from asking where status is not null;
`;
