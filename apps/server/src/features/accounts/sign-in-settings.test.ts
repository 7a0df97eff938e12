import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const app = testApp({ limits: 'off' });
const minute = 60_000;

test('a session ends when nobody uses it for as long as the account allows, and not while it is used', async () => {
  const owner = await app.signUp();
  const editor = await app.join(await app.signUp(), owner, 'editor');
  const rules = { idleMinutes: 15, longestHours: null, secondFactor: null, endlessKeys: false };
  expect((await editor.put('/api/v1/sign-in-rules', rules)).json()).toMatchObject({ code: 'role.missing' });
  expect((await owner.put('/api/v1/sign-in-rules', rules)).json()).toEqual(rules);
  expect((await owner.get('/api/v1/sign-in-rules')).json()).toEqual(rules);
  for (let used = 0; used < 4; used += 1) {
    expect((await editor.get('/api/v1/me')).statusCode).toBe(200);
    app.clock.forward(10 * minute);
  }
  app.clock.forward(5 * minute);
  expect((await editor.get('/api/v1/me')).statusCode).toBe(401);
  expect(await app.stored('session', { personId: editor.id })).toEqual([]);
  expect((await app.outbox.last(owner.email)).subject).toBe('Your account’s sign-in rules were changed');
  app.clock.set(new Date());
});

test('a session ends so long after the sign-in in any case, and the rule holds for open ones', async () => {
  const owner = await app.signUp();
  app.clock.forward(61 * minute);
  await owner.put('/api/v1/session/confirmation', { password: owner.password });
  await owner.put('/api/v1/sign-in-rules', { idleMinutes: null, longestHours: 1 });
  expect((await owner.get('/api/v1/me')).statusCode).toBe(401);
  app.clock.set(new Date());
});

test('whoever handles reports is signed out after 30 minutes without use, and after 12 hours (Directive (EU) 2019/1937, Art. 16)', async () => {
  const owner = await app.signUp();
  const idle = await app.join(await app.signUp(), owner, 'whistleblowing-manager');
  const busy = await app.join(await app.signUp(), owner, 'whistleblowing-manager');
  for (let used = 0; used < 12 * 3; used += 1) {
    expect((await busy.get('/api/v1/me')).statusCode).toBe(200);
    app.clock.forward(20 * minute);
    if (used === 1) expect((await idle.get('/api/v1/me')).statusCode).toBe(401);
  }
  expect((await busy.get('/api/v1/me')).statusCode).toBe(401);
  app.clock.set(new Date());
});

test('whoever works when the rule is set is not signed out by it', async () => {
  const owner = await app.signUp();
  app.clock.forward(60 * minute);
  await owner.put('/api/v1/session/confirmation', { password: owner.password });
  await owner.put('/api/v1/sign-in-rules', { idleMinutes: 15, longestHours: null });
  app.clock.forward(10 * minute);
  expect((await owner.get('/api/v1/me')).statusCode).toBe(200);
  app.clock.set(new Date());
});

test('rules that make no sense are refused', async () => {
  const owner = await app.signUp();
  for (const wrong of [
    { idleMinutes: 4, longestHours: null },
    { idleMinutes: null, longestHours: 0 },
    { idleMinutes: 1.5, longestHours: 1 },
  ])
    expect((await owner.put('/api/v1/sign-in-rules', wrong)).statusCode).toBe(400);
});
