import type { AuditEvent } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { anEnteredRequest, requestersOf, requestsPath } from '#test/dsar.ts';
import { listed, registerPath } from '#test/register.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, confirmedRegister, read, requests } = requestersOf(app);

/** Gives every record an owner and confirms it again. */
async function ownedBy(owner: Person, ownerId: string, deputyId: string | null = null): Promise<void> {
  for (const { id } of await listed(owner)) {
    const { version, fields } = (await owner.get(`${registerPath}/${id}`)).json();
    const changed = await owner.put(`${registerPath}/${id}`, { version, fields: { ...fields, ownerId, deputyId } });
    expect(changed.statusCode, changed.body).toBe(200);
    await owner.post(`${registerPath}/${id}/confirmation`, { version: changed.json().version });
  }
}

test('a task is done by its owner or by who handles the request, and a try of somebody else is logged', async () => {
  const { owner, siteId } = await aForm();
  await confirmedRegister(owner);
  const author = await app.join(await app.signUp(), owner, 'author');
  const other = await app.join(await app.signUp(), owner, 'author');
  await ownedBy(owner, author.id);
  const entered = await owner.post(requestsPath, { ...anEnteredRequest, receivedOn: '2026-11-01', siteId });
  const { id } = entered.json<{ id: string }>();
  const made = await owner.post(`${requestsPath}/${id}/tasks`, {});
  expect(made.statusCode, made.body).toBe(200);
  const [task] = (await read(owner, id)).tasks;
  const path = `${requestsPath}/${id}/tasks/${task?.id}`;
  expect(task?.owner?.id).toBe(author.id);

  expect((await other.put(path, { outcome: 'none' })).json()).toMatchObject({ code: 'role.missing' });
  expect((await read(owner, id)).tasks[0]?.outcome).toBe('open');
  const { events } = (await owner.get('/api/v1/audit-events?kind=role.refused')).json<{ events: AuditEvent[] }>();
  expect(events.map(({ actor, details }) => [actor.person?.id, details])).toEqual([
    [other.id, { permission: 'requests.manage', route: expect.stringMatching(/^PUT .*tasks/) as string }],
  ]);

  expect((await author.put(path, { outcome: 'found' })).statusCode).toBe(200);
  expect((await owner.put(path, { outcome: 'none' })).statusCode).toBe(200);
});

test('a task without an owner is done by anybody who does tasks', async () => {
  const { owner, siteId } = await aForm();
  await confirmedRegister(owner);
  const author = await app.join(await app.signUp(), owner, 'author');
  const entered = await owner.post(requestsPath, { ...anEnteredRequest, receivedOn: '2026-11-01', siteId });
  const { id } = entered.json<{ id: string }>();
  await owner.post(`${requestsPath}/${id}/tasks`, {});
  const [task] = (await read(owner, id)).tasks;
  expect(task?.owner).toBeNull();
  expect((await author.put(`${requestsPath}/${id}/tasks/${task?.id}`, { outcome: 'none' })).statusCode).toBe(200);
});

test('owners and deputies are mailed once, have the request in their list while a task is open, and do it', async () => {
  const { owner, siteId } = await aForm();
  await confirmedRegister(owner);
  const author = await app.join(await app.signUp(), owner, 'author');
  const deputy = await app.join(await app.signUp(), owner, 'author');
  await ownedBy(owner, author.id, deputy.id);
  const entered = await owner.post(requestsPath, { ...anEnteredRequest, receivedOn: '2026-11-01', siteId });
  const { id, number } = entered.json<{ id: string; number: string }>();
  expect(await requests(author, '?only=mine')).toEqual([]);
  await owner.post(`${requestsPath}/${id}/tasks`, {});
  await owner.post(`${requestsPath}/${id}/tasks`, {});
  await app.runJobs();
  const mails = (await app.outbox.all()).filter(({ subject }) => subject.includes(number));
  const told = mails.filter(({ subject }) => subject.startsWith('You have a task'));
  expect(told.map(({ to }) => to).toSorted()).toEqual([author.email, deputy.email].toSorted());
  expect(told[0]?.text).toContain(`/requests/${id}`);
  expect(told[0]?.text).not.toContain('Anna');
  expect(await requests(author, '?only=mine')).toMatchObject([{ id }]);
  expect(await requests(deputy, '?only=mine')).toMatchObject([{ id }]);

  for (const task of (await read(owner, id)).tasks) {
    expect(task.deputy?.id).toBe(deputy.id);
    const done = await deputy.put(`${requestsPath}/${id}/tasks/${task.id}`, { outcome: 'none' });
    expect(done.statusCode, done.body).toBe(200);
  }
  expect(await requests(deputy, '?only=mine')).toEqual([]);
});
