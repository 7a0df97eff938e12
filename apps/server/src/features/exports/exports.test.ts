import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { choiceAt, publicIdOf } from '#test/choices.ts';
import { fromPage, siteWithKeys } from '#test/consents.ts';

const app = testApp();
const paths = ['preference-exports', 'consent-exports', 'newsletter-exports'] as const;

/** A site with a person, a visitor's choice, and an export of each feature. */
async function siteWithFiles() {
  const { owner, siteId, pub } = await siteWithKeys(app);
  const path = `/api/v1/sites/${siteId}`;
  await fromPage(app, pub, { subject: { email: 'ada@example.com' } });
  const url = `/e/choice/${await publicIdOf(app, owner, siteId)}`;
  await app.http.inject({ method: 'POST', url, payload: choiceAt(app.clock.now()) });
  const ids: string[] = [];
  for (const one of paths) ids.push((await owner.post(`${path}/${one}`, {})).json<{ id: string }>().id);
  await app.runJobs();
  return { owner, path, ids };
}

test('a file is listed and downloaded among those of its own feature only', async () => {
  const { owner, path, ids } = await siteWithFiles();
  for (const [index, one] of paths.entries()) {
    const { exports } = (await owner.get(`${path}/${one}`)).json<{ exports: { id: string }[] }>();
    expect(exports.map(({ id }) => id)).toEqual([ids[index]]);
    for (const id of ids) {
      const file = await owner.get(`${path}/${one}/${id}/file`);
      if (id === ids[index]) expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      else expect(file.json()).toMatchObject({ code: 'export.not-found' });
    }
  }
});

test('who is erased takes the files that name people along, in the same transaction, and not those of choices', async () => {
  const { owner, path, ids } = await siteWithFiles();
  const { subjects } = (await owner.get(`${path}/subjects`)).json<{ subjects: { id: string }[] }>();
  await owner.post(`${path}/subjects/${subjects[0]?.id}/erasure`, { mode: 'everything' });

  const status = async (id: string | undefined) => (await app.stored('export', { id })).map((one) => one['status']);
  expect(await Promise.all(ids.map(status))).toEqual([['ready'], ['withdrawn'], ['withdrawn']]);
});
