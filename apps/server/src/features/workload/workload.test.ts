import type { Answer, DocumentSummary, DetectionOverview, ProjectWorkload, workload } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Client, type Person } from '#test/app.ts';
import { demoScan } from '../../../seed/demo-scan.ts';
import { keepExampleScan } from '../detection/index.ts';

const app = testApp({ limits: 'off', config: { chromium: undefined } });

async function made(by: Person, path: string, body: object): Promise<{ id: string }> {
  const answer = await by.post(`/api/v1${path}`, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

type Place = { readonly projectId: string; readonly siteId: string; readonly documentId: string };

/** A project with a site that has a policy. */
async function client(owner: Person, name: string, { published = false } = {}): Promise<Place> {
  const { id: projectId } = await made(owner, '/projects', { name });
  const url = `https://${name.toLowerCase()}.example.com`;
  const { id: siteId } = await made(owner, '/sites', { name, type: 'Site', url, projectId });
  const who = { name, email: 'privacy@example.com', address: '1 High Street, Cork', country: 'IE' };
  await owner.put(`/api/v1/sites/${siteId}/owner`, who);
  const type = 'privacy_policy';
  const { id: documentId } = await made(owner, `/sites/${siteId}/documents`, { type, languages: ['en'] });
  app.clock.forward(1000);
  if (published) expect((await owner.post(`/api/v1/documents/${documentId}/publish`, {})).statusCode).toBe(200);
  app.clock.forward(1000);
  return { projectId, siteId, documentId };
}

async function workloadOf(by: Client): Promise<readonly ProjectWorkload[]> {
  const answer = await by.get('/api/v1/workload');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer<typeof workload.read>>().projects;
}

const namesOf = (projects: readonly ProjectWorkload[]) => projects.map(({ project }) => project?.name ?? null);

test('projects stand by what needs work, and count what the pages of their sites say', async () => {
  const owner = await app.signUp();
  await made(owner, '/projects', { name: 'Empty' });
  const done = await client(owner, 'Done', { published: true });
  const draft = await client(owner, 'Draft');
  const changed = await client(owner, 'Changed', { published: true });
  const waiting = await client(owner, 'Waiting', { published: true });
  // A change of the owner changes the policy as well.
  const who = { name: 'Other', email: 'privacy@example.com', address: '1 High Street, Cork', country: 'IE' };
  await owner.put(`/api/v1/sites/${changed.siteId}/owner`, who);
  await owner.post(`/api/v1/documents/${waiting.documentId}/services`, { service: 'stripe' });
  await made(owner, `/sites/${waiting.siteId}/sign-offs`, { documentId: waiting.documentId });
  await keepExampleScan(app.services, owner.accountId, done.siteId, demoScan('https://done.example.com'));

  const found = await workloadOf(owner);
  expect(namesOf(found)).toEqual(['Waiting', 'Done', 'Changed', 'Draft', 'Empty']);
  for (const place of [done, draft, changed, waiting]) {
    const summaries = (await owner.get(`/api/v1/document-summaries?sites=${place.siteId}`)).json<{
      documents: DocumentSummary[];
    }>().documents;
    const scans = (await owner.get(`/api/v1/sites/${place.siteId}/detection`)).json<DetectionOverview>().scans;
    const signOffs = (await owner.get(`/api/v1/sign-offs?siteId=${place.siteId}`)).json<{ signOffs: unknown[] }>();
    const having = (status: DocumentSummary['status']) => summaries.filter((one) => one.status === status).length;
    expect(found.find(({ project }) => project?.id === place.projectId)).toMatchObject({
      sites: 1,
      approvals: signOffs.signOffs.length,
      drafts: having('draft'),
      changed: having('changed'),
      offline: having('offline'),
      found: scans[0]?.news ?? 0,
    });
  }
  expect(found[0]).toMatchObject({ approvals: 1, changed: 1 });
  expect(found[1]).toMatchObject({ found: 5 });
});

test('what is taken over from a scan, or taken offline, changes the numbers at once', async () => {
  const owner = await app.signUp();
  const place = await client(owner, 'Shop', { published: true });
  await keepExampleScan(app.services, owner.accountId, place.siteId, demoScan('https://shop.example.com'));
  const before = (await workloadOf(owner))[0]?.found ?? 0;
  expect(before).toBeGreaterThan(1);
  const answer = await owner.post(`/api/v1/documents/${place.documentId}/services`, { service: 'google-analytics-4' });
  expect(answer.statusCode, answer.body).toBe(201);
  expect((await workloadOf(owner))[0]?.found).toBe(before - 1);
  await owner.post(`/api/v1/documents/${place.documentId}/offline`, {});
  expect((await workloadOf(owner))[0]).toMatchObject({ offline: 1, changed: 0 });
});

test('a guest reads of their own project alone', async () => {
  const owner = await app.signUp();
  const own = await client(owner, 'Own');
  await client(owner, 'Other');
  await made(owner, '/sites', { name: 'In none', type: 'Site' });
  expect(namesOf(await workloadOf(owner))).toEqual(['Other', 'Own', null]);
  const guest = await app.join(await app.signUp(), owner, 'approver', own.projectId);
  expect(await workloadOf(guest)).toMatchObject([{ project: { id: own.projectId, name: 'Own' }, sites: 1, drafts: 1 }]);
  const stranger = await app.signUp();
  expect(await workloadOf(stranger)).toEqual([]);
});
