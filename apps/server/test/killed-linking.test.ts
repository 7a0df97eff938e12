import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../src/start/port.ts';
import { newVisitor, type Visitor } from './http-visitor.ts';
import { startProvider, testClient } from './oidc-provider.ts';
import { dataFolder, rowsIn, startServer } from './process.ts';

/** A server that is killed while people connect a provider, and while others sign up by it. */
const DATA_DIR = dataFolder();
const rowsOf = rowsIn(DATA_DIR);
const PORT = String(await freePort('127.0.0.1'));
const PUBLIC_URL = `http://localhost:${PORT}`;
const provider = await startProvider([`${PUBLIC_URL}/auth/google_oauth2/callback`]);
afterAll(() => provider.close());
const IDENTITY_PROVIDERS = path.join(DATA_DIR, 'providers.json');
writeFileSync(IDENTITY_PROVIDERS, JSON.stringify([{ preset: 'google', issuer: provider.issuer, ...testClient }]));
const settings = { DATA_DIR, PORT, PUBLIC_URL, IDENTITY_PROVIDERS, TRUST_PROXY: 'loopback' };
const agreed = { tos_accepted: true, privacy_read: true };
const google = '/auth/google_oauth2';

test('a kill while a provider is connected leaves no identity without a person, account and entry in the log', async () => {
  let server = await startServer(settings);
  let count = 0;
  for (let round = 0; round < 4; round += 1) {
    const finishes: { subject: string; finish: () => Promise<number> }[] = [];
    for (let n = 0; n < 8; n += 1) {
      const subject = `subject-${round}-${n}`;
      const visitor = await newVisitor(server.url);
      provider.be({ subject, email: `${subject}@killed-identities.com` });
      finishes.push({ subject, finish: await (n % 2 ? prepareLink : prepareSignUp)(visitor, subject) });
    }
    const acknowledged: string[] = [];
    const done = Promise.all(
      finishes.map(async ({ subject, finish }) => {
        if ((await finish().catch(() => 0)) === 200) acknowledged.push(subject);
      }),
    );
    await pause(60 + round * 160);
    server.child.kill('SIGKILL');
    await Promise.all([server.ended, done]);
    server = await startServer(settings);
    await checkNothingHalfDone();
    const kept = await rowsOf<{ subject: string }>('select subject from identity');
    expect(kept.map(({ subject }) => subject)).toEqual(expect.arrayContaining(acknowledged));
    count += acknowledged.length;
  }
  expect(count).toBeGreaterThan(0);
}, 180_000);

/** A person who came back from the provider and is about to connect it. */
async function prepareLink(visitor: Visitor, subject: string): Promise<() => Promise<number>> {
  const form = { email: `${subject}@killed-people.com`, password: 'seven quiet horses', ...agreed };
  expect((await visitor.send('POST', '/users/sign-up', form)).status).toBe(200);
  const returned = await returnedFrom(visitor, `${google}/link`);
  return async () => (await visitor.send('POST', `${google}/callback`, returned)).status;
}

/** A visitor who came back from the provider and is about to sign up. */
async function prepareSignUp(visitor: Visitor): Promise<() => Promise<number>> {
  const body = { plugin_name: 'signup', ...agreed, ...(await returnedFrom(visitor, google)) };
  return async () => (await visitor.send('POST', `${google}/callback`, body)).status;
}

async function returnedFrom(visitor: Visitor, to: string): Promise<Record<string, string>> {
  const { status, body } = await visitor.send('POST', to, {});
  expect(status).toBe(200);
  return provider.trip((body as { redirect_to: string }).redirect_to);
}

async function checkNothingHalfDone(): Promise<void> {
  const nothing = {
    'an identity of nobody': `select i.id from identity i where not exists (select from person p where p.id = i.person_id)`,
    'a person without an account': `select p.id from person p where not exists (
       select from membership m where m.person_id = p.id)`,
    'a person without a way in': `select p.id from person p where p.password_hash is null and not exists (
       select from identity i where i.person_id = p.id)`,
    'an identity that the log does not know': `select i.id from identity i where not exists (
       select from audit_event e where e.person_id = i.person_id and e.kind in ('identity.linked', 'account.created'))`,
    'a connection in the log that is not there': `select e.id from audit_event e where e.kind = 'identity.linked'
       and not exists (select from identity i where i.person_id = e.person_id)`,
  };
  for (const [what, query] of Object.entries(nothing)) expect([what, await rowsOf(query)]).toEqual([what, []]);
}
