import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connected } from './connect.ts';
import { startEmbedded } from './launcher/launcher.ts';
import { listMigrations, migrate } from './migrate.ts';

test('an upgrade reaches the rows of all accounts also where the owner of the database is no superuser', async () => {
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
  const owner = postgres.url('former').replace(/\/\/\w+@/, '//keeper@');
  const migrations = listMigrations();
  const before = migrations.filter(({ name }) => name < '0029');
  await migrate(owner, before);
  await connected(postgres.url('former'), (superuser) => superuser.query(former));
  await migrate(owner, migrations);

  const [people, adopted, unsealed] = await connected(postgres.url('former'), async (superuser) => [
    (await superuser.query('select known, preferences, claims from subject order by id')).rows,
    (await superuser.query('select account_id from evidence_adoption')).rows,
    (await superuser.query('select count(*)::integer as hours from preference_unsealed')).rows,
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
`;
