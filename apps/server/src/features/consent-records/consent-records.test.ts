import { verifyBundle } from '@app/evidence';
import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys, subjectOf } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');
const minute = 60_000;

type Listed = { consents: { id: string }[]; next: string | null; previous: string | null };

async function filled() {
  const site = await siteWithKeys(app);
  const { owner, siteId, pub, prv } = site;
  const path = `/api/v1/sites/${siteId}`;
  await owner.post(`${path}/legal-notices`, {
    identifier: 'term',
    version: '1',
    texts: [
      { language: 'en', text: 'You agree.' },
      { language: 'it', text: 'Lei accetta.' },
    ],
  });
  const ids: string[] = [];
  for (let n = 0; n < 7; n += 1) {
    app.clock.forward(minute);
    const said = {
      subject: { email: `anna-${n % 2}@example.com`, first_name: n % 2 ? 'Bruno' : 'Anna' },
      preferences: { newsletter: n < 3 },
      legal_notices: n % 2 ? [] : ['term'],
      language: 'it',
    };
    const answer = n % 3 === 0 ? fromServer(app, prv, { ...said, verified: true }) : fromPage(app, pub, said);
    ids.unshift((await answer).json<{ id: string }>().id);
  }
  const list = async (query = '') => (await owner.get(`${path}/consents${query}`)).json<Listed>();
  const found = async (query: string) => (await list(query)).consents.map(({ id }) => ids.indexOf(id));
  return { ...site, path, ids, list, found };
}

describe('consents', () => {
  test('are found by source, person, notice, time, words and id, newest first', async () => {
    const { found, ids, owner, path } = await filled();
    expect(await found('')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await found('?source=private')).toEqual([0, 3, 6]);
    expect(await found('?verified=false')).toEqual([1, 2, 4, 5]);
    expect(await found('?notice=term&version=1')).toEqual([0, 2, 4, 6]);
    expect(await found('?notice=term&version=2')).toEqual([]);
    expect(await found('?text=bruno')).toEqual([1, 3, 5]);
    expect(await found('?text=bru&source=private')).toEqual([3]);
    expect(await found('?text=anna-1%40example.com')).toEqual([1, 3, 5]);
    expect(await found(`?text=${ids[4]}`)).toEqual([4]);
    expect(await found('?from=2026-11-22T08:06:00.000Z')).toEqual([0, 1]);
    expect((await owner.get(`${path}/consent-count?text=bruno`)).json()).toEqual({ count: 3, more: false });
  });

  test('are paged by what stands on the page, whatever arrives meanwhile', async () => {
    const { list, ids, pub } = await filled();
    const first = await list('?limit=3');
    app.clock.forward(minute);
    await fromPage(app, pub, { subject: { email: 'late@example.com' } });
    const second = await list(`?limit=3&after=${first.next}`);
    expect(second.consents.map(({ id }) => id)).toEqual(ids.slice(3, 6));
    const third = await list(`?limit=3&after=${second.next}`);
    expect(third).toMatchObject({ consents: [{ id: ids[6] }], next: null });
    const back = await list(`?limit=3&before=${second.previous}`);
    expect(back.consents.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(back.previous).not.toBeNull();
  });

  test('C1, C3: show all of a person, what they said, and the exact text they saw', async () => {
    const { owner, path, ids } = await filled();
    await owner.post(`${path}/legal-notices`, {
      identifier: 'term',
      version: '2',
      texts: [{ language: 'it', text: 'Altro.' }],
    });
    type Chained = { id: string; preferences: object | null };
    const detail = (await owner.get(`${path}/consents/${ids[6]}`)).json<{ chain: Chained[] }>();
    expect(detail).toMatchObject({
      source: 'private',
      verified: true,
      said: { subject: { email: 'anna-0@example.com' }, preferences: { newsletter: true }, language: 'it' },
      texts: [{ identifier: 'term', version: '1', language: 'it', text: 'Lei accetta.' }],
      proved: null,
    });
    expect(detail.chain.map(({ id }) => ids.indexOf(id))).toEqual([0, 2, 4, 6]);
    expect(detail.chain.map(({ preferences }) => preferences)).toEqual([
      { newsletter: false },
      { newsletter: false },
      { newsletter: true },
      { newsletter: true },
    ]);
  });

  test('C2: are withdrawn by a record of their own, which says no to what was agreed to', async () => {
    const { owner, path, ids } = await filled();
    const made = (await owner.post(`${path}/consents/${ids[6]}/withdrawal`)).json<{ id: string; subjectId: string }>();
    expect((await owner.get(`${path}/consents/${made.id}`)).json()).toMatchObject({
      kind: 'withdrawal',
      said: { preferences: { newsletter: false } },
      notices: [{ identifier: 'term', version: '1' }],
    });
    expect((await owner.get(`${path}/subjects/${made.subjectId}`)).json()).toMatchObject({
      preferences: { newsletter: { value: false, source: 'private' } },
      email: 'anna-0@example.com',
    });
    expect((await owner.get(`${path}/consents/${ids[6]}`)).json()).toMatchObject({ kind: 'consent' });
  });

  test('C2: are proved by a bundle that anybody verifies, once they are in a checkpoint', async () => {
    const { owner, path, ids } = await filled();
    const early = await owner.get(`${path}/consents/${ids[0]}/proof`);
    expect(early.json()).toMatchObject({ code: 'consent.not-proved' });
    await app.runScheduled('evidence.sequence');
    for (const id of ids) {
      const bundle = (await owner.get(`${path}/consents/${id}/proof`)).json();
      const verdict = verifyBundle(bundle);
      expect(verdict.checks.filter(({ status }) => status === 'failed')).toEqual([]);
    }
    expect((await owner.get(`${path}/consents/${ids[0]}`)).json()).toMatchObject({
      proved: { index: expect.any(Number) },
    });
  });

  test('say which one is the newest, and since when proofs are late', async () => {
    const { owner, path, ids } = await filled();
    const state = async () => (await owner.get(`${path}/consent-state`)).json<{ waitingSince: string | null }>();
    expect(await state()).toMatchObject({ newest: { id: ids[0] }, waitingSince: expect.any(String) });
    await app.runScheduled('evidence.sequence');
    expect(await state()).toMatchObject({ newest: { id: ids[0] }, waitingSince: null });
  });
});

describe('a consent key', () => {
  test('C4: that is private reads the records of its site and nothing else; a public one reads nothing', async () => {
    const { owner, path, prv, pub, siteId, ids } = await filled();
    const [reading, writing] = [app.script(prv), app.script(pub)];
    expect((await reading.get(`${path}/consents/${ids[0]}`)).statusCode).toBe(200);
    expect((await reading.get(`${path}/subjects?text=anna`)).json()).toMatchObject({ previous: null });
    for (const url of [`${path}/consents`, `${path}/consents/${ids[0]}`, `${path}/subjects`])
      expect((await writing.get(url)).json()).toMatchObject({ code: 'api-key.invalid' });

    const other = (await owner.post('/api/v1/sites', { name: 'other', type: 'Site', languages: ['en'] })).json();
    for (const url of [`/api/v1/sites/${other.id}/consents`, `${path}/consent-keys`, '/api/v1/sites', '/api/v1/me'])
      expect((await reading.get(url)).json()).toMatchObject({ code: 'role.missing' });
    expect((await reading.post(`${path}/consents/${ids[0]}/withdrawal`)).statusCode).toBe(403);

    const { keys } = (await owner.get(`${path}/consent-keys`)).json<{ keys: { id: string; kind: string }[] }>();
    expect(keys).toMatchObject([{ kind: 'public', lastUsedOn: '2026-11-22' }, { kind: 'private' }]);
    const taken = keys.find(({ kind }) => kind === 'private');
    await owner.delete(`/api/v1/sites/${siteId}/consent-keys/${taken?.id}`);
    expect((await reading.get(`${path}/consents`)).json()).toMatchObject({ code: 'api-key.invalid' });
  });
});

describe('people', () => {
  test('are found by words of theirs, newest first', async () => {
    const { owner, path } = await filled();
    const { subjects } = (await owner.get(`${path}/subjects?text=Brun`)).json<{ subjects: object[] }>();
    expect(subjects).toMatchObject([{ fullName: 'Bruno', email: 'anna-1@example.com', verified: false }]);
    expect((await owner.get(`${path}/subject-count`)).json()).toEqual({ count: 2, more: false });
    expect((await owner.get(`${path}/subjects?text=%F0%9F%8D%8F`)).json()).toMatchObject({ subjects: [] });
  });

  test('of another account are not there', async () => {
    const { path, ids } = await filled();
    const other = await app.signUp();
    for (const rest of ['consents', `consents/${ids[0]}`, 'subjects', 'legal-notices', 'consent-keys'])
      expect((await other.get(`${path}/${rest}`)).statusCode).toBe(404);
  });
});

describe('legal notices', () => {
  test('C3: keep what a version says', async () => {
    const { owner, path } = await filled();
    const again = await owner.post(`${path}/legal-notices`, {
      identifier: 'term',
      version: '1',
      texts: [{ language: 'en', text: 'You agree to more.' }],
    });
    expect(again.json()).toMatchObject({ code: 'legal-notice.taken' });
    const { notices } = (await owner.get(`${path}/legal-notices`)).json<{ notices: { id: string }[] }>();
    expect(notices).toMatchObject([{ identifier: 'term', version: '1', languages: ['en', 'it'], documentId: null }]);
    const read = await owner.get(`${path}/legal-notices/${notices[0]?.id}`);
    expect(read.json()).toMatchObject({ texts: [{ language: 'en', text: 'You agree.' }, { language: 'it' }] });
  });
});

test('who gave neither an id nor an address has none, also after a withdrawal', async () => {
  const { owner, siteId, pub } = await siteWithKeys(app);
  const path = `/api/v1/sites/${siteId}`;
  const answer = await fromPage(app, pub, { preferences: { letters: true } });
  const kept = { id: answer.json<{ id: string }>().id, subjectId: await subjectOf(app, answer) };
  const withdrawn = await owner.post(`${path}/consents/${kept.id}/withdrawal`, {});
  expect(withdrawn.json()).toMatchObject({ subjectId: kept.subjectId });
  const nobody = { id: kept.subjectId, externalId: null, email: null, fullName: null };
  const { consents } = (await owner.get(`${path}/consents`)).json<Listed>();
  expect(consents).toMatchObject([{ subject: nobody }, { subject: nobody }]);
  expect((await owner.get(`${path}/subjects`)).json()).toMatchObject({ subjects: [nobody] });
  expect((await owner.get(`${path}/subjects/${kept.subjectId}`)).json()).toMatchObject(nobody);
  // An id of the site's own may look like ours.
  const id = '01a2046c-0000-7000-8000-000000000000';
  await fromPage(app, pub, { subject: { id } });
  expect((await owner.get(`${path}/subjects`)).json()).toMatchObject({ subjects: [{ externalId: id }, nobody] });
});
