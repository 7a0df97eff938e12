import type { ToolSession } from '@app/whistleblowing';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { hexOf, random } from '#test/sealed-reports.ts';
import { whistleblowing } from '#test/whistleblowing.ts';

const app = testApp({ limits: 'off' });
const { newOffice, newManager, openTool, post, toolClient } = whistleblowing(app);
const root = '/report/api/tool';
const header = { 'x-report-tool': '1' };

const handedOver = async (person: { post(url: string, body: object): Promise<{ json<T>(): T }> }) =>
  new URL((await person.post('/api/v1/report-tool-handovers', {})).json<{ url: string }>().url).hash.slice(1);

test('a handover opens the tool once and within a minute', async () => {
  const { managers } = await newOffice();
  const token = await handedOver(managers[0].person);
  expect((await post(`${root}/session`, { token })).statusCode).toBe(403);
  const begun = await post(`${root}/session`, { token }, header);
  expect(begun.json()).toMatchObject({ person: { id: managers[0].person.id }, vault: { version: 1 } });
  expect(begun.headers['set-cookie']).toMatch(
    /^report_session=[\w-]{43}; Path=\/report\/api\/tool; HttpOnly; SameSite=Strict$/,
  );
  expect((await post(`${root}/session`, { token }, header)).json()).toMatchObject({ code: 'report-tool.handover' });
  const late = await handedOver(managers[0].person);
  app.clock.forward(61_000);
  expect((await post(`${root}/session`, { token: late }, header)).json()).toMatchObject({
    code: 'report-tool.handover',
  });
  expect((await toolClient(`report_session=${late}`).send('GET', '/session')).statusCode).toBe(401);
});

test('admins, teammates without the role and API keys get no handover, and a manager needs the second factor', async () => {
  const { owner } = await newOffice();
  const refused = await owner.post('/api/v1/report-tool-handovers', {});
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'role.missing' }]);
  const manager = await app.join(await app.signUp(), owner, 'whistleblowing-manager');
  expect((await manager.post('/api/v1/report-tool-handovers', {})).json()).toMatchObject({
    code: 'second-factor.required',
  });
  expect((await app.script().post('/api/v1/report-tool-handovers', {})).statusCode).toBe(401);
});

test('a session outlives the lock of the tool, and ends after 45 minutes without use and after twelve hours', async () => {
  const { managers } = await newOffice();
  const tool = await openTool(managers[0].person);
  for (let turn = 0; turn < 3; turn += 1) {
    app.clock.forward(44 * 60_000);
    const { idleSeconds } = (await tool.send('GET', '/session')).json<ToolSession>();
    expect(idleSeconds).toBe(30 * 60);
  }
  // The tool does not bring the session of the dashboard back to life.
  const { person } = (await newOffice()).managers[0];
  const other = await openTool(person);
  app.clock.forward(35 * 60_000);
  expect((await other.send('GET', '/session')).statusCode).toBe(200);
  expect((await person.get('/api/v1/me')).statusCode).toBe(401);
  expect((await other.send('GET', '/session')).statusCode).toBe(401);
  app.clock.forward(45 * 60_000);
  expect((await tool.send('GET', '/session')).json()).toMatchObject({ code: 'report-tool.signed-out' });
  expect(await app.stored('reportSession', { personId: managers[0].person.id })).not.toContainEqual(
    expect.objectContaining({ isHanded: true, usedAt: app.clock.now() }),
  );
  const { managers: fresh } = await newOffice();
  const long = await openTool(fresh[0].person);
  for (let hours = 0; hours < 47; hours += 1) {
    app.clock.forward(15 * 60_000);
    expect((await long.send('GET', '/session')).statusCode).toBe(200);
  }
  app.clock.forward(16 * 60_000);
  expect((await long.send('GET', '/session')).statusCode).toBe(401);
});

test('a session ends with that of the dashboard, the role, the second factor and the password', async () => {
  const { owner } = await newOffice();
  const ends: readonly ((person: Awaited<ReturnType<typeof newManager>>['person']) => Promise<unknown>)[] = [
    (person) => app.owner.query('delete from session where person_id = $1', [person.id]),
    (person) => app.owner.query('delete from role_grant where person_id = $1', [person.id]),
    (person) => app.owner.query("update session set ways = '{password}' where person_id = $1", [person.id]),
    (person) => app.owner.query("update person set password_hash = 'another' where id = $1", [person.id]),
    (person) => app.owner.query('delete from membership where person_id = $1', [person.id]),
  ];
  for (const end of ends) {
    const { person, tool } = await newManager(owner);
    expect((await tool.send('GET', '/session')).statusCode).toBe(200);
    await end(person);
    const answer = await tool.send('GET', '/session');
    expect([answer.statusCode, answer.json()], end.toString()).toMatchObject([401, { code: 'report-tool.signed-out' }]);
  }
  const { tool } = await newManager(owner);
  expect((await tool.send('DELETE', '/session')).statusCode).toBe(204);
  expect((await tool.send('GET', '/session')).statusCode).toBe(401);
});

test('public keys never change, a vault replaces the version before, and writes need the header of the tool', async () => {
  const { managers } = await newOffice();
  const [one, two] = managers;
  const { vault } = (await one.tool.send('GET', '/session')).json<ToolSession>();
  if (!vault) throw new Error('There is no vault.');
  const put = (body: object, headers = {}) => one.tool.send('PUT', '/vault', body, headers);
  expect((await put(vault, { 'x-report-tool': '0' })).statusCode).toBe(403);
  expect((await put({ ...vault, version: 0 })).json()).toMatchObject({ code: 'report-vault.changed' });
  for (const other of [{ id: hexOf(random(16)) }, { kem: hexOf(random(1216)) }, { sign: hexOf(random(32)) }])
    expect((await put({ ...vault, ...other })).json()).toMatchObject({ code: 'report-vault.keys' });
  const passkey = { ...vault.ways[0], kind: 'passkey', credential: 'abcd' };
  expect((await put({ ...vault, ways: [passkey] })).json()).toMatchObject({ code: 'report-vault.ways' });
  expect((await put(vault)).json()).toMatchObject({ version: 2, id: vault.id });
  expect((await put(vault)).json()).toMatchObject({ code: 'report-vault.changed' });
  // The ID of another manager is taken.
  const fresh = await newManager(managers[0].person, 'Three');
  expect(fresh.id).not.toBe(two.id);
  const stolen = { ...vault, id: two.id, version: 0 };
  const thief = await openTool(
    await app.usedFactor(await app.join(await app.signUp(), one.person, 'whistleblowing-manager')),
  );
  expect((await thief.send('PUT', '/vault', stolen)).json()).toMatchObject({ code: 'report-vault.keys' });
});

test('a ring keeps blocks by version', async () => {
  const { managers } = await newOffice();
  const { tool } = managers[0];
  const sealed = Buffer.from(random(64 * 48 + 42)).toString('base64url');
  expect((await tool.send('PUT', '/ring/0', { version: 0, sealed })).json()).toMatchObject({
    blocks: [{ block: 0, version: 1, sealed }],
  });
  expect((await tool.send('PUT', '/ring/0', { version: 0, sealed })).json()).toMatchObject({
    code: 'report-vault.changed',
  });
  expect((await tool.send('PUT', '/ring/0', { version: 1, sealed })).statusCode).toBe(200);
  expect((await tool.send('GET', '/ring')).json()).toMatchObject({ blocks: [{ version: 2 }] });
  expect((await managers[1].tool.send('GET', '/ring')).json()).toEqual({ blocks: [] });
});
