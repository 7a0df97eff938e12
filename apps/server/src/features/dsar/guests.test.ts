import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { anEnteredRequest, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, requests, confirmedRegister } = requestersOf(app);

type Numbered = { readonly id: string; readonly number: string };

/** An account with a request in each of two projects, and one of no site. */
async function agency() {
  const owner = await app.signUp();
  const entered: Numbered[] = [];
  const projects: string[] = [];
  for (const name of ['North', 'South']) {
    const { siteId } = await aForm(owner);
    const { id } = (await owner.post('/api/v1/projects', { name })).json<{ id: string }>();
    expect((await owner.patch(`/api/v1/sites/${siteId}`, { projectId: id })).statusCode).toBe(200);
    const request = await owner.post(requestsPath, { ...anEnteredRequest, receivedOn: '2026-11-01', siteId });
    entered.push(request.json());
    projects.push(id);
  }
  await confirmedRegister(owner);
  for (const { id } of entered) await owner.post(`${requestsPath}/${id}/tasks`, {});
  entered.push((await owner.post(requestsPath, { ...anEnteredRequest, receivedOn: '2026-11-01' })).json());
  return { owner, entered, projects };
}

/** What somebody sees in lists: numbers of requests, those received in figures, and requests with tasks. */
async function seenBy(person: Person) {
  const found = await requests(person);
  const figures = (await person.get(`${requestsPath}/figures?from=2026-01-01&until=2026-12-31`)).json();
  const tasks = (await person.get('/api/v1/dsar-tasks?outcome=open')).json<{ tasks: { requestId: string }[] }>().tasks;
  return {
    requests: found.map(({ id }) => id).toSorted(),
    received: figures.figures.map(({ received }: { received: number }) => received),
    tasks: [...new Set(tasks.map(({ requestId }) => requestId))].toSorted(),
  };
}

async function handlerWith(owner: Person, roles: readonly object[]): Promise<Person> {
  const person = await app.join(await app.signUp(), owner, 'billing');
  const given = await owner.put(`/api/v1/people/${person.id}/roles`, { roles });
  expect(given.statusCode, given.body).toBe(200);
  return person;
}

test('lists and figures show the requests of projects alone where somebody has the permission', async () => {
  const { owner, entered, projects } = await agency();
  const [north, south, own] = entered.map(({ id }) => id);
  const officer = { role: 'privacy-officer', projectId: projects[0] };
  expect(await seenBy(owner)).toEqual({ requests: [north, south, own], received: [3], tasks: [north, south] });
  const onlyNorth = { requests: [north], received: [1], tasks: [north] };
  // An analyst sees nothing of requests, and an auditor sees all sites without their requests.
  for (const also of [[], [{ role: 'analyst', projectId: projects[1] }], [{ role: 'auditor', projectId: null }]])
    expect(await seenBy(await handlerWith(owner, [officer, ...also]))).toEqual(onlyNorth);

  const auditor = await handlerWith(owner, [officer, { role: 'auditor', projectId: null }]);
  const sites = (await auditor.get('/api/v1/sites')).json().sites;
  expect(sites).toHaveLength(2);
  expect((await auditor.get(`${requestsPath}/${south}`)).statusCode).toBe(403);
  const { siteId } = await aForm(owner);
  expect((await auditor.get(`${requestsPath}?siteId=${siteId}`)).statusCode).toBe(403);
});

test('a key of somebody sees no more requests than they do', async () => {
  const { owner, entered, projects } = await agency();
  const person = await app.join(await app.signUp(), owner, 'admin');
  await app.usedFactor(person);
  const made = await person.post('/api/v1/api-keys', { name: 'Inbox', permissions: ['requests.read'] });
  expect(made.statusCode, made.body).toBe(201);
  const roles = [
    { role: 'privacy-officer', projectId: projects[0] },
    { role: 'auditor', projectId: null },
  ];
  expect((await owner.put(`/api/v1/people/${person.id}/roles`, { roles })).statusCode).toBe(200);
  const answer = await app.http.inject({
    url: requestsPath,
    headers: { authorization: `Bearer ${made.json().key}` },
  });
  expect(answer.json().requests.map(({ id }: Numbered) => id)).toEqual([entered[0]?.id]);
});
