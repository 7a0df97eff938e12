import { expect, test } from 'vitest';
import { testApp, type Person } from '../../../test/app.ts';

const app = testApp();
const path = '/api/v1/saved-views';

const read = async (person: Person, list = 'requests') => (await person.get(`${path}?list=${list}`)).json().views;
const save = (person: Person, name: string, search: string, more: object = {}) =>
  person.put(path, { list: 'requests', name, search, replaces: null, ...more });

test('views are kept by list, person and account, in the order in which they were saved', async () => {
  const owner = await app.signUp();
  const colleague = await app.join(await app.signUp(), owner, 'admin');
  await save(owner, 'Late', 'show=late');
  await save(owner, 'Ann', 'text=ann');
  await save(colleague, 'Mine', 'show=mine');
  await owner.put(path, { list: 'register', name: 'Late', search: 'state=draft', replaces: null });
  expect(await read(owner)).toEqual([
    { name: 'Late', search: 'show=late', place: 0 },
    { name: 'Ann', search: 'text=ann', place: 1 },
  ]);
  expect(await read(colleague)).toEqual([{ name: 'Mine', search: 'show=mine', place: 0 }]);
  expect(await read(owner, 'register')).toEqual([{ name: 'Late', search: 'state=draft', place: 0 }]);
  expect(await read(await app.signUp())).toEqual([]);
});

test('a view that another tab saved is replaced only by who knows of it', async () => {
  const owner = await app.signUp();
  await save(owner, 'Late', 'show=late');
  const blind = await save(owner, 'Late', 'show=mine');
  expect([blind.statusCode, blind.json().code]).toEqual([409, 'saved-view.changed']);
  expect((await save(owner, 'Late', 'show=mine', { replaces: 'show=all' })).statusCode).toBe(409);
  expect(await read(owner)).toEqual([{ name: 'Late', search: 'show=late', place: 0 }]);
  const knowing = await save(owner, 'Late', 'show=mine', { replaces: 'show=late' });
  expect(knowing.json().views).toEqual([{ name: 'Late', search: 'show=mine', place: 1 }]);
});

test('of two tabs that save one name at once, one is refused and nothing is lost', async () => {
  const owner = await app.signUp();
  const answers = await Promise.all(['show=late', 'show=mine'].map((search) => save(owner, 'Both', search)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await read(owner)).toHaveLength(1);
});

test('a deleted view can be put back in its place, and deleting it twice is no error', async () => {
  const owner = await app.signUp();
  for (const name of ['A', 'B', 'C']) await save(owner, name, `text=${name}`);
  const remove = () => owner.delete(`${path}?list=requests&name=B`);
  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(200);
  const back = await save(owner, 'B', 'text=B', { place: 1 });
  expect(back.json().views.map(({ name }: { name: string }) => name)).toEqual(['A', 'B', 'C']);
});

test('a list has thirty views, and a refused one says so', async () => {
  const owner = await app.signUp();
  for (let number = 1; number <= 30; number += 1) await save(owner, `View ${number}`, `text=${number}`);
  const refused = await save(owner, 'One more', 'text=more');
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'saved-view.limit']);
  expect(refused.json().message).toContain('30 views');
  expect((await save(owner, 'View 3', 'text=x', { replaces: 'text=3' })).statusCode).toBe(200);
});

test('views that browsers kept are added once, and a name with other filters gets a number', async () => {
  const owner = await app.signUp();
  await save(owner, 'Late', 'show=late');
  const kept = [
    { name: 'Late', search: 'show=mine' },
    { name: 'Also late', search: 'show=late' },
    { name: 'x'.repeat(60), search: 'text=x' },
  ];
  const add = (views: readonly object[]) => owner.post(path, { list: 'requests', views });
  await add(kept);
  const names = async () => (await read(owner)).map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(['Late', 'Late (2)', 'x'.repeat(60)]);
  await add(kept);
  expect(await names()).toHaveLength(3);
  await add([{ name: 'x'.repeat(60), search: 'text=y' }]);
  expect((await names()).at(-1)).toBe(`${'x'.repeat(56)} (2)`);
});

test('views go with the membership, and an export of the account has those of the person who exports', async () => {
  const owner = await app.signUp();
  const colleague = await app.join(await app.signUp(), owner, 'admin');
  await save(colleague, 'Ann', 'text=ann');
  await save(owner, 'Bob', 'text=bob');
  const exported = await owner.get('/api/v1/account/export');
  expect(exported.body).toContain('text=bob');
  expect(exported.body).not.toContain('text=ann');
  const { people } = (await owner.get('/api/v1/people')).json<{ people: { id: string; email: string }[] }>();
  const id = people.find(({ email }) => email === colleague.email)?.id ?? '';
  expect((await owner.delete(`/api/v1/people/${id}`)).statusCode).toBeLessThan(300);
  expect(await app.stored('saved_view', { accountId: owner.accountId })).toMatchObject([{ name: 'Bob' }]);
});
