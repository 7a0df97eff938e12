import { expect, test } from 'vitest';
import { exportFiles } from '../src/features/exports/index.ts';
import { testApp } from './app.ts';
import { choiceAt, publicIdOf } from './choices.ts';
import { fromPage, siteWithKeys } from './consents.ts';
import { readersOf, type List } from './newsletters.ts';

const app = testApp();
const { aList, subscribed } = readersOf(app);

type Kind = 'consents' | 'subjects' | 'newsletter';
const pathOf = (kind: Kind) => (kind === 'newsletter' ? 'newsletter-exports' : 'consent-exports');

async function startExport({ owner, path }: List, kind: Kind): Promise<string> {
  const answer = await owner.post(`${path}/${pathOf(kind)}`, kind === 'newsletter' ? {} : { of: kind });
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<{ id: string }>().id;
}

async function listed({ owner, path }: List, kind: Kind, id: string) {
  const { exports } = (await owner.get(`${path}/${pathOf(kind)}`)).json<{
    exports: { id: string; status: string; url: string | null }[];
  }>();
  return exports.find((one) => one.id === id);
}

async function erase({ owner, path }: List, email: string): Promise<void> {
  const { subjects } = (await owner.get(`${path}/subjects?text=${email}`)).json<{ subjects: { id: string }[] }>();
  const answer = await owner.post(`${path}/subjects/${subjects[0]?.id}/erasure`, { mode: 'everything' });
  expect(answer.statusCode, answer.body).toBe(201);
}

test.each(['consents', 'subjects', 'newsletter'] as const)(
  'a file of %s made before somebody in it was erased is gone, and the list says why',
  async (kind) => {
    const list = await aList();
    const email = await subscribed(list);
    const id = await startExport(list, kind);
    await app.runJobs();
    const file = `${list.path}/${pathOf(kind)}/${id}/file`;
    expect((await list.owner.get(file)).body).toContain(email);

    await erase(list, email);
    await app.runJobs();

    expect((await list.owner.get(file)).statusCode).toBe(404);
    expect(await listed(list, kind, id)).toMatchObject({ status: 'withdrawn', url: null });
    expect(await exportFiles(app.services.config.dataDir).open(list.owner.accountId, id)).toBeUndefined();
    const next = await startExport(list, kind);
    await app.runJobs();
    expect((await list.owner.get(`${list.path}/${pathOf(kind)}/${next}/file`)).body).not.toContain(email);
  },
);

test('a file that was being written when somebody was erased is not finished, and nobody is mailed', async () => {
  const list = await aList();
  const email = await subscribed(list);
  const id = await startExport(list, 'consents');
  const mails = (await app.outbox.all()).length;
  await app.owner.query(`update export set status = 'running', expires_at = null, bytes = null where id = $1`, [id]);
  await exportFiles(app.services.config.dataDir).write(list.owner.accountId, id, lines(email));

  await erase(list, email);
  await app.runJobs();

  expect(await listed(list, 'consents', id)).toMatchObject({ status: 'withdrawn', url: null });
  expect(await exportFiles(app.services.config.dataDir).open(list.owner.accountId, id)).toBeUndefined();
  expect(await app.outbox.all()).toHaveLength(mails);
});

async function* lines(text: string): AsyncGenerator<string> {
  yield text;
}

test('files of a site that was deleted with its evidence are gone, those of choices too', async () => {
  const { owner, siteId, pub } = await siteWithKeys(app);
  const path = `/api/v1/sites/${siteId}`;
  await fromPage(app, pub, { subject: { email: 'gone@example.com' } });
  await app.http.inject({
    method: 'POST',
    url: `/e/choice/${await publicIdOf(app, owner, siteId)}`,
    payload: choiceAt(app.clock.now()),
  });
  const ids: string[] = [];
  for (const of of ['preference', 'consent', 'newsletter']) {
    const answer = await owner.post(`${path}/${of}-exports`, {});
    ids.push(answer.json<{ id: string }>().id);
  }
  await app.runJobs();
  const files = exportFiles(app.services.config.dataDir);
  for (const id of ids) expect(await files.open(owner.accountId, id)).toBeDefined();

  expect((await owner.delete(`${path}?evidence=delete`)).statusCode).toBe(200);
  await app.runJobs();

  for (const id of ids) expect(await files.open(owner.accountId, id)).toBeUndefined();
  expect(await app.stored('export', { siteId })).toEqual([]);
});
