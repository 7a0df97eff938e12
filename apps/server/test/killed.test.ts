import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newVisitor, type Visitor } from './http-visitor.ts';
import { dataFolder, rowsIn, startServer, type Running } from './process.ts';

/** A server that is killed while people join, leave, hand over and delete accounts, and a directory provisions them. */
const DATA_DIR = dataFolder();
const settings = { DATA_DIR, TRUST_PROXY: 'loopback' };
const password = 'seven quiet horses';
const rounds = 4;
const rowsOf = rowsIn(DATA_DIR);

type Person = { readonly email: string; readonly visitor: Visitor; readonly accountId: string; readonly id: string };

async function signUp(server: Running, name: string): Promise<Person> {
  const email = `${name}@killed-people.com`;
  const visitor = await newVisitor(server.url);
  const form = { email, password, tos_accepted: true, privacy_read: true };
  expect((await visitor.send('POST', '/users/sign-up', form)).status).toBe(200);
  await rowsOf('update person set email_verified_at = now() where email = $1', [email]);
  const [row] = await rowsOf<{ id: string; accountId: string }>(
    `select p.id, m.account_id as "accountId" from person p join membership m on m.person_id = p.id where p.email = $1`,
    [email],
  );
  return { email, visitor, id: row?.id ?? '', accountId: row?.accountId ?? '' };
}

/** What is acknowledged in a round, by what has to be there afterward. */
type Acknowledged = {
  readonly joined: string[];
  readonly made: string[];
  readonly ended: string[];
  readonly deleted: string[];
};

test(`after ${rounds} kills at any moment nothing is half done, nothing acknowledged is lost, and each change is in the log`, async () => {
  let server = await startServer(settings);
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { work, acknowledged, accountId } = await prepared(server, round);
    const done = Promise.all(work.map((one) => one().catch(() => undefined)));
    await pause(60 + round * 160);
    server.child.kill('SIGKILL');
    await Promise.all([server.ended, done]);
    server = await startServer(settings);
    await checkNothingHalfDone();
    await checkAcknowledged(accountId, acknowledged);
    count += Object.values(acknowledged).flat().length;
  }
  expect(count).toBeGreaterThan(0);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('../src/admin.ts', import.meta.url)), 'audit', '--json'],
    { cwd: DATA_DIR, env: { PATH: process.env.PATH, DATA_DIR } },
  );
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({ ok: true });
}, 180_000);

/** People and a directory that are about to do things all at once. */
async function prepared(server: Running, round: number) {
  const acknowledged: Acknowledged = { joined: [], made: [], ended: [], deleted: [] };
  const owner = await signUp(server, `owner-${round}`);
  const domain = `directory-${round}.com`;
  await rowsOf('insert into proved_domain values ($1, $2)', [domain, owner.accountId]);
  const { token } = (await owner.visitor.send('POST', '/api/v1/scim-tokens')).body as { token: string };
  const scim = (method: string, to: string, body: object) =>
    fetch(`${server.url}/scim/v2${to}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    });
  const users: { id: string; userName: string }[] = [];
  for (let n = 0; n < 8; n += 1) {
    const made = await scim('POST', '/Users', { userName: `old-${n}@${domain}`, active: true });
    users.push((await made.json()) as { id: string; userName: string });
  }
  const invited = Array.from({ length: 6 }, (_, n) => `invited-${round}-${n}@killed-people.com`);
  const roles = [{ role: 'editor', projectId: null }];
  expect((await owner.visitor.send('POST', '/api/v1/invitations', { emails: invited, roles })).status).toBe(201);
  const leaving = await Promise.all([0, 1, 2, 3].map((n) => signUp(server, `leaving-${round}-${n}`)));
  const next = await admin(server, owner, round);
  expect((await owner.visitor.send('PUT', '/api/v1/ownership-offer', { personId: next.id })).status).toBe(200);
  const tokens = await invitationTokens(invited);

  const work = [
    ...invited.map((email) => async () => {
      const visitor = await newVisitor(server.url);
      const form = { token: tokens.get(email), password, tos_accepted: true, privacy_read: true };
      const { status } = await visitor.send('POST', '/api/v1/invited-people', form);
      if (status === 200) acknowledged.joined.push(email);
    }),
    ...leaving.map(({ visitor, accountId, email }) => async () => {
      const { status } = await visitor.send('POST', '/api/v1/account/deletion', { password, confirmation: email });
      if (status === 200) acknowledged.deleted.push(accountId);
    }),
    async () => void (await next.visitor.send('POST', '/api/v1/accepted-ownership')),
    ...users.map(({ id, userName }) => async () => {
      const Operations = [{ op: 'Replace', path: 'active', value: 'False' }];
      const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
      if ((await scim('PATCH', `/Users/${id}`, { schemas, Operations })).ok) acknowledged.ended.push(userName);
    }),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((n) => async () => {
      const userName = `new-${n}@${domain}`;
      if ((await scim('POST', '/Users', { userName, active: true })).ok) acknowledged.made.push(userName);
    }),
  ];
  return { work, acknowledged, accountId: owner.accountId };
}

/** An admin of the account of somebody else, who used a second factor. */
async function admin(server: Running, owner: Person, round: number): Promise<Person> {
  const next = await signUp(server, `next-${round}`);
  const ids = [owner.accountId, next.id];
  await rowsOf('insert into membership values ($1, $2, now())', ids);
  await rowsOf(
    `insert into audit_event (account_id, id, at, kind, actor, details, changes, count, salt, target_kind, target_id)
     values ($1, gen_random_uuid(), now(), 'membership.created', 'operator', '{}', '{}', 1, sha256('salt'), 'person', $2)`,
    ids,
  );
  await rowsOf(
    `select auth.insert_role_grant(jsonb_build_object('account_id', $1::uuid, 'id', gen_random_uuid(), 'person_id', $2::uuid,
       'role', 'admin', 'created_at', now()))`,
    ids,
  );
  const moved = await next.visitor.send('POST', '/api/v1/session/account', { accountId: owner.accountId });
  expect(moved.status).toBe(200);
  await rowsOf(`update session set ways = '{password,totp}' where person_id = $1`, [next.id]);
  return next;
}

/** Invitations by address, from the folder that replaces a mail server. */
async function invitationTokens(emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const folder = path.join(DATA_DIR, 'outbox');
  for (;;) {
    const mails = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const all = mails.map(
      (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { to: string; text: string },
    );
    const found = all.flatMap(({ to, text }): [string, string][] => {
      const token = /invitation#token=(\S+)/.exec(text)?.[1];
      return token && emails.includes(to) ? [[to, token]] : [];
    });
    if (found.length === emails.length) return new Map(found);
    await pause(50);
  }
}

async function checkNothingHalfDone(): Promise<void> {
  const nothing = {
    'an account without exactly one owner': `select a.id from account a where 1 <> (
       select count(*) from role_grant g where g.account_id = a.id and g.role = 'owner' and g.project_id is null)`,
    'a role of somebody who does not belong to the account': `select g.id from role_grant g where not exists (
       select from membership m where m.account_id = g.account_id and m.person_id = g.person_id)`,
    'a session of somebody who does not belong to the account': `select s.id from session s where not exists (
       select from membership m where m.account_id = s.account_id and m.person_id = s.person_id)`,
    'a person without an account': `select p.id from person p where not exists (
       select from membership m where m.person_id = p.id)`,
    'a membership that the log does not know': `select m.person_id from membership m where not exists (
       select from audit_event e where e.account_id = m.account_id and (
         (e.kind = 'account.created' and e.person_id = m.person_id) or
         (e.kind in ('invitation.accepted', 'membership.created') and e.target_id = m.person_id::text)))`,
    'an invitation that was accepted and still works': `select i.id from invitation i join person p on p.email = i.email
       join membership m on m.account_id = i.account_id and m.person_id = p.id`,
    'somebody whom the directory switched off and who is still there': `select u.id from directory_user u
       where not u.active and (u.person_id is not null or exists (
         select from person p join membership m on m.person_id = p.id and m.account_id = u.account_id where p.email = u.email))`,
    'somebody of the directory who is active and belongs to nobody': `select u.id from directory_user u
       where u.active and u.person_id is null`,
    'an owner that the log does not know': `select g.account_id from role_grant g where g.role = 'owner' and not exists (
       select from audit_event e where e.account_id = g.account_id and (
         (e.kind = 'account.created' and e.person_id = g.person_id) or
         (e.kind = 'ownership.accepted' and e.target_id = g.person_id::text)))`,
    'a row of an account that is gone': `select m.account_id from audit_event m where not exists (
       select from account a where a.id = m.account_id)`,
  };
  for (const [what, query] of Object.entries(nothing)) expect([what, await rowsOf(query)]).toEqual([what, []]);
}

async function checkAcknowledged(accountId: string, { joined, made, ended, deleted }: Acknowledged): Promise<void> {
  const members = await rowsOf<{ email: string }>(
    'select p.email from membership m join person p on p.id = m.person_id where m.account_id = $1',
    [accountId],
  );
  const emails = new Set(members.map(({ email }) => email));
  for (const email of [...joined, ...made]) expect(emails).toContain(email);
  for (const email of ended) expect(emails).not.toContain(email);
  expect(await rowsOf('select id from account where id = any($1)', [deleted])).toEqual([]);
}
