import { isProjectPermission, roles, type Endpoint, type Permission, type Role } from '@app/contract';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#platform/database/database.ts';
import { loginsAt } from '#platform/database/logins.ts';
import { notNarrowed } from '#platform/database/not-narrowed.ts';
import { testApp, type Person } from './app.ts';
import { newId } from '#platform/database/ids.ts';
import { anEnteredRequest } from './dsar.ts';
import { ownedIds } from './owned-ids.ts';
import { ownerOfEverything } from './owner-of-everything.ts';
import { permissionsPage } from './permissions-table.ts';
import { checkRefusal, having, routeRequests, uuidParams } from './route-requests.ts';

/** What roles allow in the account and in a project, and that a guest of one project learns nothing of another. */
const app = testApp({ limits: 'off' });
const { send } = routeRequests(app);

const canary = 'Canary';
const everyRole = Object.keys(roles) as Role[];
const restricted = having(({ access }) => access !== 'public' && access !== 'signed-in');
const namesPlace = ({ path, whole }: Endpoint) =>
  !whole &&
  /\{(siteId|documentId|projectId|document|processingRecordId|recordQuestionId|assessmentId|dsarRequestId|dsarTaskId)\}/.test(
    path,
  );
const inProjects = restricted.filter(({ endpoint }) => !endpoint.whole && needs(endpoint).every(isProjectPermission));

let owner: Person;
/** Ids of what lies in the project that guests have no role in. */
let ofOthers: Awaited<ReturnType<typeof ownedIds>>;
const own = {
  projectId: '',
  siteId: '',
  documentId: '',
  document: '',
  processingRecordId: '',
  recordQuestionId: '',
  assessmentId: '',
  dsarRequestId: '',
  dsarTaskId: '',
};
const people = {} as Record<Role, Person>;
const guests = {} as Record<Role, Person>;

beforeAll(async () => {
  owner = await ownerOfEverything(app, send, canary);
  ofOthers = await ownedIds(app.owner, owner);
  // Guests know the name of the account. Until it is set, that is the address of the owner.
  await owner.patch('/api/v1/account', { name: 'The agency' });
  own.projectId = (await owner.post('/api/v1/projects', { name: 'Guest project' })).json<{ id: string }>().id;
  const site = { name: 'Guest site', type: 'Site', languages: ['en'], projectId: own.projectId };
  own.siteId = (await owner.post('/api/v1/sites', site)).json<{ id: string }>().id;
  const policy = { type: 'privacy_policy', languages: ['en'] };
  const made = await owner.post(`/api/v1/sites/${own.siteId}/documents`, policy);
  ({ id: own.documentId, publicId: own.document } = made.json<{ id: string; publicId: string }>());
  await owner.post('/api/v1/processing-records/drafts', { siteId: own.siteId });
  const { records } = (await owner.get(`/api/v1/processing-records?siteId=${own.siteId}`)).json<{
    records: { id: string }[];
  }>();
  own.processingRecordId = records[0]?.id ?? '';
  const asked = await owner.post('/api/v1/processing-record-questions', {
    recordIds: [own.processingRecordId],
    language: 'en',
  });
  own.recordQuestionId = asked.json<{ questions: { id: string }[] }>().questions[0]?.id ?? '';
  const assessments = `/api/v1/processing-records/${own.processingRecordId}/assessments`;
  own.assessmentId = (await owner.post(assessments, { kind: 'dpia' })).json<{ id: string }>().id;
  const request = await owner.post('/api/v1/dsar-requests', { ...anEnteredRequest, siteId: own.siteId });
  own.dsarRequestId = request.json<{ id: string }>().id;
  own.dsarTaskId = newId(app.clock.now());
  await app.owner.query(
    `insert into dsar_task (account_id, request_id, id, site_id, name, systems, outcome, note)
     values ($1, $2, $3, $4, 'Own records', '[]', 'open', '')`,
    [owner.accountId, own.dsarRequestId, own.dsarTaskId, own.siteId],
  );
  for (const role of everyRole) {
    people[role] = role === 'owner' ? owner : await app.join(await app.signUp(), owner, role);
    if (role !== 'owner') guests[role] = await app.join(await app.signUp(), owner, role, own.projectId);
    // Who handles reports is asked for a second factor before anything else.
    if (role === 'whistleblowing-manager') await Promise.all([people[role], guests[role]].map(app.usedFactor));
  }
});

function needs({ access, also = [] }: Endpoint): Permission[] {
  return access === 'public' || access === 'signed-in' ? [] : [access, ...also];
}

/** Calls a route so that nothing is done: what is admitted is refused for its input, or finds nothing. */
async function refusalOf(person: Person, endpoint: Endpoint, params: Readonly<Record<string, string>> = {}) {
  const answer = await send(person, endpoint, { params, ...(endpoint.method === 'GET' ? {} : { raw: '{' }) });
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  const isText = !String(answer.headers['content-type']).includes('json');
  return isText ? {} : answer.json<{ code?: string; permission?: string }>();
}

test('docs/permissions.md says what each role may do', () => {
  const page = readFileSync(new URL('../../../docs/permissions.md', import.meta.url), 'utf8');
  expect(page, 'run `npm run routes`').toBe(permissionsPage());
});

describe('in the account', () => {
  test.each(restricted)('$name is for the roles that may do it', async ({ endpoint }) => {
    for (const role of everyRole) {
      const held: readonly Permission[] = roles[role];
      const lacking = needs(endpoint).find((permission) => !held.includes(permission));
      const { code, permission } = await refusalOf(people[role], endpoint);
      // Who sees no site of the account learns of none that it is there.
      if (lacking && namesPlace(endpoint) && !held.includes('sites.read')) expect(code).toMatch(/\.not-found$/);
      else if (lacking) expect([role, code, permission]).toEqual([role, 'role.missing', lacking]);
      else expect([role, code]).not.toEqual([role, 'role.missing']);
    }
  });

  test('nobody who runs an account handles reports (Directive (EU) 2019/1937, Art. 16)', () => {
    const holders = everyRole.filter((role) => (roles[role] as readonly Permission[]).includes('reports.manage'));
    expect(holders).toEqual(['whistleblowing-manager']);
  });
});

describe('in a project', () => {
  test.each(restricted)('$name is for the roles that may do it there', async ({ endpoint }) => {
    for (const role of everyRole.filter((one) => one !== 'owner')) {
      const held: readonly Permission[] = inProjects.some((one) => one.endpoint === endpoint) ? roles[role] : [];
      const lacking = needs(endpoint).find((permission) => !held.includes(permission));
      const { code, permission } = await refusalOf(guests[role], endpoint, own);
      if (lacking) expect([role, code, permission]).toEqual([role, 'role.missing', lacking]);
      else expect([role, code]).not.toEqual([role, 'role.missing']);
    }
  });

  const named = inProjects.filter(({ endpoint }) => namesPlace(endpoint));

  test.each(named.filter(({ endpoint: { path } }) => uuidParams(path).length > 0))(
    '$name does not find what lies in another project',
    async ({ endpoint }) => {
      const params = Object.fromEntries(uuidParams(endpoint.path).map((name) => [name, ofOthers(name)]));
      const answer = await send(guests.editor, endpoint, { params });
      expect(answer.statusCode, answer.body).toBe(404);
      checkRefusal(answer);
    },
  );

  test.each(named.filter(({ endpoint: { path } }) => path.includes('{document}')))(
    '$name does not find a public id of another project',
    async ({ endpoint }) => {
      const known = await app.stored('publicId', { accountId: owner.accountId, kind: 'site' });
      const others = known.map(({ id }) => String(id)).filter((id) => id !== own.document);
      for (const document of others)
        expect((await send(guests.editor, endpoint, { params: { document } })).statusCode).toBe(404);
    },
  );

  test.each(having(({ method, access }) => method === 'GET' && access !== 'public'))(
    '$name tells a guest nothing of another project',
    async ({ endpoint }) => {
      for (const role of ['editor', 'privacy-officer', 'analyst'] as const) {
        const { body } = await send(guests[role], endpoint, { params: own });
        expect(body.toLowerCase()).not.toContain(canary.toLowerCase());
        expect(body).not.toContain(owner.email);
        expect(body).not.toContain(ofOthers('siteId'));
        expect(body).not.toContain(ofOthers('projectId'));
      }
    },
  );

  test('lists hold what is in the project, and counts count it', async () => {
    const { sites, total } = (await guests.editor.get('/api/v1/sites')).json<{
      sites: { id: string }[];
      total: number;
    }>();
    expect([sites.map(({ id }) => id), total]).toEqual([[own.siteId], 1]);
    const { projects } = (await guests.editor.get('/api/v1/projects')).json<{ projects: object[] }>();
    expect(projects).toMatchObject([{ id: own.projectId, sites: 1 }]);
    const asked = `${own.siteId},${ofOthers('siteId')}`;
    const { documents } = (await guests.editor.get(`/api/v1/document-summaries?sites=${asked}`)).json<{
      documents: { siteId: string }[];
    }>();
    expect(documents.map(({ siteId }) => siteId)).toEqual([own.siteId]);
  });

  test('a site is made in a project, and moved where one may make sites', async () => {
    const site = { name: 'New', type: 'Site', languages: ['en'] };
    const author = guests.author;
    const refused = { code: 'role.missing', permission: 'sites.create' };
    expect((await author.post('/api/v1/sites', site)).json()).toMatchObject(refused);
    const elsewhere = await author.post('/api/v1/sites', { ...site, projectId: ofOthers('projectId') });
    expect(elsewhere.json()).toMatchObject({ code: 'project.not-found' });
    const made = await author.post('/api/v1/sites', { ...site, projectId: own.projectId });
    expect(made.statusCode, made.body).toBe(201);
    const path = `/api/v1/sites/${made.json<{ id: string }>().id}`;
    expect((await author.patch(path, { projectId: null })).json()).toMatchObject(refused);
    expect((await author.patch(path, { projectId: ofOthers('projectId') })).json()).toMatchObject({
      code: 'project.not-found',
    });
    await owner.delete(path);
  });

  test('the generator adds to a site only where one may', async () => {
    const form = { site_type: 'Site', document_type: 'privacy_policy', site_name: 'new.example.com', pp_locale: 'en' };
    const generate = (fields: object) => guests.author.post('/en/privacy-policy-generator', { ...form, ...fields });
    expect((await generate({})).statusCode).toBe(403);
    expect((await generate({ site_id: ofOthers('siteId') })).statusCode).toBe(404);
    expect((await generate({ project_id: ofOthers('projectId') })).statusCode).toBe(404);
  });

  test('a right that is taken away is gone at the next request', async () => {
    const person = await app.join(await app.signUp(), owner, 'author', own.projectId);
    expect((await person.get(`/api/v1/sites/${own.siteId}`)).statusCode).toBe(200);
    await app.owner.query('delete from membership where account_id = $1 and person_id = $2', [
      owner.accountId,
      person.id,
    ]);
    expect((await person.get(`/api/v1/sites/${own.siteId}`)).statusCode).toBe(401);
  });
});

describe('the wall in the database', () => {
  type Narrowed = { readonly name: string; readonly column: string };

  async function narrowedTables(): Promise<Narrowed[]> {
    const { rows } = await app.owner.query<Narrowed>(
      `select c.relname as name, case when c.relname = 'project' then 'id' else a.attname end as column
       from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and (a.attname in ('site_id', 'project_id') or (c.relname = 'project' and a.attname = 'id'))
         and has_table_privilege('candor_app', c.oid, 'select')
         -- An event names both its site and its project: also those of a project without a site.
         and not (c.relname = 'audit_event' and a.attname = 'site_id') order by 1`,
    );
    return rows;
  }

  /** Counts the rows of a table as a request of this holder sees them. */
  async function seenBy(holder: string | undefined, table: string): Promise<number> {
    const client = new Client({ connectionString: loginsAt(app.ownerUrl).candor_app });
    await client.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('app.account_id', $1, true)`, [owner.accountId]);
      if (holder) await client.query(`select set_config('app.holder', $1, true)`, [holder]);
      return Number((await client.query(`select count(*) from "${table}"`)).rows[0].count);
    } finally {
      await client.end();
    }
  }

  test('a guest sees the rows of the own project, and a request that does not say who asks sees none', async () => {
    const tables = await narrowedTables();
    expect(tables.length).toBeGreaterThan(40);
    const filled: string[] = [];
    for (const { name, column } of tables) {
      if (name === 'project_access') continue;
      const where =
        column === 'site_id' ? 'site_id in (select id from site where project_id = $2)' : `"${column}" = $2`;
      const count = async (condition: string, values: unknown[]) =>
        Number(
          (await app.owner.query(`select count(*) from "${name}" where account_id = $1 and ${condition}`, values))
            .rows[0].count,
        );
      const [all, inOwn] = [
        await count('true', [owner.accountId]),
        await count(where, [owner.accountId, own.projectId]),
      ];
      if (all > inOwn) filled.push(name);
      expect([name, await seenBy('*', name)]).toEqual([name, all]);
      expect([name, await seenBy(guests.editor.id, name)]).toEqual([name, inOwn]);
      expect([name, await seenBy(undefined, name)]).toEqual([name, 0]);
    }
    expect(filled).toEqual(
      expect.arrayContaining(['site', 'project', 'document', 'consent', 'subject', 'preference', 'newsletter', 'scan']),
    );
  });

  test('every table of accounts is narrowed, or has a reason not to be', async () => {
    // What all accounts share has a policy of the same name, which compares no id.
    const { rows } = await app.owner.query<{ name: string; narrowed: boolean }>(
      `select tablename as name, exists (select from pg_policies n
         where n.tablename = p.tablename and n.policyname = 'of_projects' and n.permissive = 'RESTRICTIVE') as narrowed
       from pg_policies p where p.policyname = 'of_account' and p.qual like '%uuid%' order by 1`,
    );
    expect(rows.filter(({ narrowed }) => !narrowed).map(({ name }) => name)).toEqual(Object.keys(notNarrowed));
  });

  test('functions that look past the walls ask for the project themselves', async () => {
    const { rows: people } = await app.owner.query<{ words: string }>(
      'select words::text from subject where account_id = $1 and site_id = $2',
      [owner.accountId, ofOthers('siteId')],
    );
    const [word] = /'[^']+'/.exec(people[0]?.words ?? '') ?? [];
    if (!word) throw new Error('somebody consented on the other site');
    const found = (holder: { id: string } | undefined) =>
      (holder ? app.db.heldBy(holder) : app.db).inAccount(owner.accountId, async (tx) => {
        const [accountId, siteId] = [owner.accountId, ofOthers('siteId')];
        const { rows: named } = await sql`select id from people_by_word(${accountId}::uuid, ${siteId}::uuid,
          ${word}::tsquery, ${word}::tsquery, null, 10, 10)`.execute(tx);
        const { rows: keys } =
          await sql`select id from auth.list_consent_keys(${accountId}::uuid, ${siteId}::uuid)`.execute(tx);
        return [named.length, keys.length];
      });
    expect(await found(undefined)).toEqual([1, 1]);
    expect(await found({ id: guests.editor.id })).toEqual([0, 0]);
  });

  test('a guest writes nothing into another project', async () => {
    const db = app.db.heldBy({ id: guests.editor.id });
    const { accountId } = owner;
    const moved = db.inAccount(accountId, (tx) =>
      tx
        .updateTable('site')
        .set({ projectId: ofOthers('projectId') })
        .where('accountId', '=', accountId)
        .where('id', '=', own.siteId)
        .execute(),
    );
    await expect(moved).rejects.toThrow('row-level security');
    const changed = await db.inAccount(accountId, (tx) =>
      tx
        .updateTable('site')
        .set({ name: 'Taken' })
        .where('accountId', '=', accountId)
        .where('id', '=', ofOthers('siteId'))
        .executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
  });
});
