import { describe, expect, test } from 'vitest';
import { testApp, type Answer } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');

function say(key: string, subject: unknown): Promise<Answer> {
  return app.http.inject({
    method: 'POST',
    url: '/api/v1/subjects',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    payload: JSON.stringify(subject),
  });
}

async function withAnna() {
  const site = await siteWithKeys(app);
  const path = `/api/v1/sites/${site.siteId}/subjects`;
  const made = await say(site.prv, { id: 'u-1', email: 'Anna@example.com', first_name: 'Anna' });
  expect(made.statusCode, made.body).toBe(201);
  return { ...site, path, made, anna: made.json<{ id: string }>() };
}

describe('a person whom a server tells of', () => {
  test('is added, and found by words and by the consents that come after', async () => {
    const { owner, path, prv, made, anna } = await withAnna();
    expect(made.json()).toMatchObject({
      externalId: 'u-1',
      email: 'anna@example.com',
      fullName: 'Anna',
      verified: false,
      preferences: {},
      createdAt: '2026-11-22T08:00:00.000Z',
    });
    expect((await owner.get(`${path}?text=anna`)).json().subjects).toMatchObject([{ id: anna.id }]);
    for (const subject of [{ id: 'u-1' }, { email: 'anna@example.com' }])
      expect((await fromServer(app, prv, { subject })).json()).toMatchObject({ subject_id: anna.id });
  });

  test('who is known by id or by address is corrected, and an address before leads to nobody', async () => {
    const { owner, path, prv, pub, anna } = await withAnna();
    const byId = await say(prv, { id: 'u-1', email: 'anna.new@example.com', last_name: 'Neri', verified: true });
    expect(byId.statusCode).toBe(200);
    expect(byId.json()).toMatchObject({ id: anna.id, email: 'anna.new@example.com', fullName: 'Anna Neri' });
    const byAddress = await say(prv, { email: 'anna.new@example.com', full_name: 'A. Neri' });
    expect(byAddress.json()).toMatchObject({ id: anna.id, fullName: 'A. Neri', verified: true });
    expect((await owner.get(`${path}?text=neri`)).json().subjects).toMatchObject([{ id: anna.id }]);
    const before = await fromPage(app, pub, { subject: { email: 'anna@example.com' } });
    expect(before.json().subject_id).not.toBe(anna.id);
  });

  test('by an id that is new to somebody with that address gets the id', async () => {
    const { prv } = await withAnna();
    const bruno = (await fromServer(app, prv, { subject: { email: 'bruno@example.com' } })).json();
    const named = await say(prv, { id: 'u-2', email: 'bruno@example.com' });
    expect(named.statusCode).toBe(200);
    expect(named.json()).toMatchObject({ id: bruno.subject_id, externalId: 'u-2' });
    expect((await fromServer(app, prv, { subject: { id: 'u-2' } })).json().subject_id).toBe(bruno.subject_id);
  });

  test('with the id of one entry and the address of another becomes one, who has the consents of both', async () => {
    const { owner, path, prv, anna } = await withAnna();
    const other = (await fromServer(app, prv, { subject: { email: 'a.rossi@example.com' } })).json();
    const said = await say(prv, { id: 'u-1', email: 'a.rossi@example.com' });
    expect(said.json()).toMatchObject({ id: anna.id, email: 'a.rossi@example.com' });
    expect((await owner.get(`${path}/${other.subject_id}`)).json()).toMatchObject({
      id: anna.id,
      consents: [{ id: other.id }],
    });
    expect((await app.stored('subjectMerge', { subjectId: other.subject_id }))[0]).toMatchObject({
      personId: null,
      keyId: expect.any(String),
    });
  });

  test('is one, however many requests tell of them at once', async () => {
    const { owner, path, prv } = await withAnna();
    const subject = { id: 'u-9', email: 'many@example.com' };
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => say(prv, subject)),
      ...Array.from({ length: 10 }, () => fromServer(app, prv, { subject })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status > 201)).toEqual([]);
    expect((await owner.get(`${path}?text=many%40example.com`)).json().subjects).toHaveLength(1);
  });

  test('needs an id or an address', async () => {
    const { prv } = await withAnna();
    const answer = await say(prv, { first_name: 'Anna' });
    expect(answer.json()).toMatchObject({ code: 'input.invalid', fields: { id: { code: 'field.required' } } });
  });
});

describe('C4: a private key', () => {
  test('is named in the description of the API as what opens these routes', async () => {
    const { paths } = (await app.script().get('/api/v1/openapi.json')).json();
    const person = paths['/api/v1/sites/{siteId}/subjects/{subjectId}'];
    expect(paths['/api/v1/subjects'].post).toMatchObject({ security: [{ consentKey: [] }] });
    expect(person.patch).toMatchObject({ security: [{ apiKey: [] }, { consentKey: [] }] });
  });

  test('corrects, exports, merges and erases people of its site; the log says that it was this key', async () => {
    const { owner, path, prv, anna, siteId } = await withAnna();
    const server = app.script(prv);
    expect((await server.patch(`${path}/${anna.id}`, { lastName: 'Rossi' })).json()).toMatchObject({
      fullName: 'Anna Rossi',
    });
    expect((await server.get(`${path}/${anna.id}/export`)).json()).toMatchObject({ subject: { externalId: 'u-1' } });
    const bruno = (await say(prv, { id: 'u-2' })).json<{ id: string }>();
    expect((await server.post(`${path}/${bruno.id}/merge`, { into: anna.id })).statusCode).toBe(200);
    const { keys } = (await owner.get(`/api/v1/sites/${siteId}/consent-keys`)).json();
    const byKey = { id: keys.find(({ kind }: { kind: string }) => kind === 'private').id, name: 'private' };
    const erased = await server.post(`${path}/${anna.id}/erasure`, { mode: 'everything' });
    expect(erased.statusCode, erased.body).toBe(201);
    expect(erased.json()).toMatchObject({ by: null, byKey });
    await owner.delete(`/api/v1/sites/${siteId}/consent-keys/${byKey.id}`);
    const { erasures } = (await owner.get(`/api/v1/sites/${siteId}/consent-erasures`)).json();
    expect(erasures).toMatchObject([{ by: null, byKey: { id: byKey.id, name: null }, subjects: 1 }]);
  });

  test('does nothing to people of another site', async () => {
    const [one, two] = [await withAnna(), await withAnna()];
    const server = app.script(two.prv);
    for (const answer of [
      await server.patch(`${one.path}/${one.anna.id}`, { lastName: 'Rossi' }),
      await server.get(`${one.path}/${one.anna.id}/export`),
      await server.post(`${one.path}/${one.anna.id}/erasure`, { mode: 'everything' }),
    ])
      expect(answer.json()).toMatchObject({ code: 'role.missing' });
    const there = await server.post(`${two.path}/${one.anna.id}/erasure`, { mode: 'everything' });
    expect(there.json()).toMatchObject({ code: 'subject.not-found' });
    const into = await server.post(`${two.path}/${two.anna.id}/merge`, { into: one.anna.id });
    expect(into.json()).toMatchObject({ code: 'subject.not-found' });
    expect((await one.owner.get(`${one.path}/${one.anna.id}`)).json()).toMatchObject({ fullName: 'Anna' });
  });

  test('a public one neither adds nor changes, reads nor erases anybody', async () => {
    const { owner, path, pub, anna } = await withAnna();
    expect((await say(pub, { id: 'u-1', first_name: 'Eve' })).json()).toMatchObject({ code: 'consent-key.private' });
    expect((await say('candor_prv_'.padEnd(54, 'x'), { id: 'u-1' })).json()).toMatchObject({
      code: 'consent-key.invalid',
    });
    const page = app.script(pub);
    for (const answer of [
      await page.get(`${path}/${anna.id}`),
      await page.get(`${path}/${anna.id}/export`),
      await page.patch(`${path}/${anna.id}`, { firstName: 'Eve' }),
      await page.post(`${path}/${anna.id}/merge`, { into: anna.id }),
      await page.post(`${path}/${anna.id}/erasure`, { mode: 'everything' }),
    ])
      expect(answer.json()).toMatchObject({ code: 'api-key.invalid' });
    expect((await owner.get(`${path}/${anna.id}`)).json()).toMatchObject({ fullName: 'Anna' });
  });

  test('of a site that was deleted tells of nobody', async () => {
    const { owner, siteId, prv } = await withAnna();
    await owner.delete(`/api/v1/sites/${siteId}`);
    expect((await say(prv, { id: 'u-3' })).statusCode).toBeGreaterThanOrEqual(401);
    expect(await app.stored('subjectKey', { siteId })).toHaveLength(2);
  });
});
