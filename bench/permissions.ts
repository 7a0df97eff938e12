// The cost of the second wall: reads of a signed-in person over the server without a network, in an account of 2,000 sites in
// 500 projects. An administrator of the account, and a guest of 200 projects, with the policies and without them, in turns on
// the same data and in the same process. `npm run bench -- permissions [sites]`
// Budget: at most 1.1 times the time without the wall for the administrator, 1.5 times for the guest.
import type { Client } from '../apps/server/test/client.ts';
import { openBenchApp } from './lib/bench-app.ts';
import { median } from './lib/median.ts';

const budget = { admin: 1.1, guest: 1.5 };
const sites = Number(process.argv[2] ?? 2000);
const projects = sites / 4;
const guestOf = Math.min(200, projects);
const turns = 12;
const perTurn = 60;

const bench = await openBenchApp();
const { owner, signUp } = bench;
try {
  const admin = await signUp('admin@example.com');
  const accountId = await fill(admin);
  const guest = await signUp('guest@example.com');
  await invite('guest@example.com', accountId);
  const { rows: walls } = await owner.query<{ drop: string; create: string }>(
    `select format('drop policy of_projects on %I', tablename) as drop,
       format('create policy of_projects on %I as restrictive to candor_app using (%s) with check (%2$s)', tablename, qual)
         as create
     from pg_policies where policyname = 'of_projects'`,
  );

  const reads = {
    'sites.list': () => '/api/v1/sites?limit=20',
    'sites.get': (site: Site) => `/api/v1/sites/${site.id}`,
    'policies.listDocuments': (site: Site) => `/api/v1/sites/${site.id}/documents`,
    'publishing.versions': (site: Site) => `/api/v1/documents/${site.documentId}/versions`,
  };
  type Site = { id: string; documentId: string };
  const { rows: known } = await owner.query<Site>(
    `select s.id, d.id as "documentId" from site s join document d on d.account_id = s.account_id and d.site_id = s.id
     join project_access a on a.account_id = s.account_id and a.project_id = s.project_id order by s.id`,
  );
  const results = [];
  for (const [name, pathOf] of Object.entries(reads)) {
    const times = { adminWith: [] as number[], adminWithout: [] as number[], guestWith: [] as number[] };
    for (let turn = 0; turn < turns; turn += 1) {
      await measure(admin, times.adminWith);
      await measure(guest, times.guestWith);
      for (const { drop } of walls) await owner.query(drop);
      await measure(admin, times.adminWithout);
      for (const { create } of walls) await owner.query(create);
    }
    const [adminWith, adminWithout, guestWith] = [
      median(times.adminWith),
      median(times.adminWithout),
      median(times.guestWith),
    ];
    results.push({
      name,
      ms: { adminWith: round(adminWith), adminWithout: round(adminWithout), guestWith: round(guestWith) },
      admin: round(adminWith / adminWithout),
      guest: round(guestWith / adminWithout),
    });

    async function measure(client: Client, into: number[]): Promise<void> {
      // The first requests after a policy changed plan anew.
      for (let each = -10; each < perTurn; each += 1) {
        const site = known[Math.floor(Math.random() * known.length)];
        if (!site) throw new Error('no site');
        const began = performance.now();
        const { statusCode, body } = await client.get(pathOf(site));
        if (each >= 0) into.push(performance.now() - began);
        if (statusCode !== 200) throw new Error(body);
      }
    }
  }
  const ok = results.every(({ admin: a, guest: g }) => a <= budget.admin && g <= budget.guest);
  console.log(JSON.stringify({ bench: 'permissions', budget, ok, sites, projects, guestOf, results }));
  if (!ok) process.exitCode = 1;

  /** Makes one site with a document through the API, and copies both in the database. */
  async function fill(client: Client): Promise<string> {
    const me = (await client.get('/api/v1/me')).json<{ account: { id: string } }>();
    const site = (await client.post('/api/v1/sites', { name: 'Site', type: 'Site', languages: ['en'] })).json<{
      id: string;
    }>();
    await client.post(`/api/v1/sites/${site.id}/documents`, { type: 'privacy_policy', languages: ['en'] });
    const account = [me.account.id];
    await owner.query(
      `insert into project select $1, gen_random_uuid(), 'Project ' || n, now() from generate_series(1, ${projects}) n`,
      account,
    );
    await owner.query(
      `insert into site select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'name', 'Site ' || n,
         'name_key', 'site ' || n, 'project_id', (array(select id from project where account_id = $1))[n % ${projects} + 1]))).*
       from (select s from site s where account_id = $1) of (s), generate_series(1, ${sites - 1}) n`,
      account,
    );
    await owner.query(
      `insert into document select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'site_id', s.id,
         'public_id', left(md5(s.id::text), 10)))).*
       from (select d from document d where account_id = $1) of (d), site s
       where s.account_id = $1 and not exists (select from document o where o.account_id = $1 and o.site_id = s.id)`,
      account,
    );
    await owner.query('analyze');
    return me.account.id;
  }

  async function invite(email: string, accountId: string): Promise<void> {
    const { rows } = await owner.query<{ id: string }>('select id from person where email = $1', [email]);
    const person = rows[0]?.id;
    await owner.query('insert into membership values ($1, $2, now())', [accountId, person]);
    await owner.query('update session set account_id = $1 where person_id = $2', [accountId, person]);
    await owner.query(
      `select auth.insert_role_grant(jsonb_build_object('account_id', p.account_id, 'id', gen_random_uuid(), 'person_id', $2::uuid,
         'role', 'editor', 'project_id', p.id, 'created_at', now()))
       from project p where p.account_id = $1 order by p.id limit ${guestOf}`,
      [accountId, person],
    );
    await owner.query('analyze');
  }
} finally {
  await bench.close();
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
