import type { AccountPerson } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp({ limits: 'off' });
const day = 24 * 3_600_000;

/** An admin who signed in with a second factor. */
async function admin(owner: Person): Promise<Person> {
  return app.usedFactor(await app.join(await app.signUp(), owner, 'admin'));
}

const offer = (by: Person, { id }: Person) => by.put('/api/v1/ownership-offer', { personId: id });
const accept = (by: Person) => by.post('/api/v1/accepted-ownership');

async function ownersOf({ accountId }: Person): Promise<unknown[]> {
  return (await app.stored('role_grant', { accountId, role: 'owner' })).map(({ personId }) => personId);
}

test('an account is handed over to an admin who accepts, and who owned it is an admin from then on', async () => {
  const owner = await app.signUp();
  const next = await admin(owner);
  expect((await offer(owner, next)).json()).toMatchObject({ offer: { to: next.id } });
  expect((await app.outbox.last(next.email)).text).toContain('/en/account/teams');
  expect((await next.get('/api/v1/ownership-offer')).json()).toMatchObject({ offer: { to: next.id } });
  expect(await ownersOf(owner)).toEqual([owner.id]);
  expect((await accept(next)).statusCode).toBe(200);
  const { people } = (await next.get('/api/v1/people')).json<{ people: AccountPerson[] }>();
  const rolesOf = ({ id }: Person) => people.find((one) => one.id === id)?.roles.map(({ role }) => role);
  expect([rolesOf(next), rolesOf(owner)]).toEqual([['owner'], ['admin']]);
  expect((await offer(owner, next)).json()).toMatchObject({ code: 'role.missing', permission: 'account.transfer' });
  expect((await app.outbox.last(owner.email)).text).toContain(`${next.email} now owns the account`);
  expect((await next.get('/api/v1/ownership-offer')).json()).toEqual({ offer: null });
  const { events } = (await next.get('/api/v1/audit-events?group=changes&limit=2')).json();
  expect(events).toMatchObject([
    { kind: 'ownership.accepted', target: { id: next.id } },
    { kind: 'ownership.offered' },
  ]);
});

test('an offer is for one admin alone, ends after seven days, and is declined or taken back', async () => {
  const owner = await app.signUp();
  const [next, other] = [await admin(owner), await admin(owner)];
  const editor = await app.join(await app.signUp(), owner, 'editor');
  expect((await offer(owner, editor)).json()).toMatchObject({ code: 'ownership.no-admin' });
  expect((await offer(owner, await app.signUp())).json()).toMatchObject({ code: 'person.not-found' });
  expect((await offer(next, other)).json()).toMatchObject({ code: 'role.missing' });

  await offer(owner, next);
  expect((await accept(other)).json()).toMatchObject({ code: 'ownership.not-offered' });
  expect((await next.post('/api/v1/declined-ownership')).statusCode).toBe(204);
  expect((await accept(next)).json()).toMatchObject({ code: 'ownership.not-offered' });

  await offer(owner, next);
  expect((await owner.delete('/api/v1/ownership-offer')).statusCode).toBe(204);
  expect((await accept(next)).json()).toMatchObject({ code: 'ownership.not-offered' });

  await offer(owner, next);
  app.clock.forward(7 * day + 1000);
  await next.post('/users/sign-in', { email: next.email, password: next.password });
  await next.post('/api/v1/session/account', { accountId: owner.accountId });
  await app.usedFactor(next);
  expect((await accept(next)).json()).toMatchObject({ code: 'ownership.not-offered' });
  app.clock.forward(-7 * day - 1000);
  expect(await ownersOf(owner)).toEqual([owner.id]);
});

test('who is no admin any more, or left, does not become the owner', async () => {
  const owner = await app.signUp();
  const next = await admin(owner);
  await offer(owner, next);
  await owner.put(`/api/v1/people/${next.id}/roles`, { roles: [{ role: 'editor', projectId: null }] });
  expect((await accept(next)).json()).toMatchObject({ code: 'role.missing' });
  await owner.delete(`/api/v1/people/${next.id}`);
  expect((await owner.get('/api/v1/ownership-offer')).json()).toEqual({ offer: null });
});

test('there is one owner at each moment, whatever is accepted, offered and taken at the same time', async () => {
  const first = await app.signUp();
  const people = [first, await admin(first), await admin(first)];
  for (let round = 0; round < 30; round += 1) {
    const [id] = await ownersOf(first);
    const owner = people.find((one) => one.id === id) as Person;
    const [one, two] = people.filter((person) => person !== owner) as [Person, Person];
    await offer(owner, one);
    await Promise.all([
      accept(one),
      accept(one),
      offer(owner, two),
      owner.put(`/api/v1/people/${one.id}/roles`, { roles: [{ role: 'admin', projectId: null }] }),
      accept(two),
    ]);
    expect(await ownersOf(first)).toHaveLength(1);
  }
});

test('accepting takes a second factor that the session used', async () => {
  const owner = await app.signUp();
  const next = await app.join(await app.signUp(), owner, 'admin');
  await offer(owner, next);
  expect((await accept(next)).json()).toMatchObject({ code: 'ownership.factor' });
  await app.usedFactor(next);
  expect((await accept(next)).statusCode).toBe(200);
});
