import type { Answer, SignOff, signOffs } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { aBanner, publish as publishBanner, read as readBanner, type BannerSite } from '#test/banners.ts';

const app = testApp({ limits: 'off', config: { chromium: undefined } });

type Office = BannerSite & { readonly projectId: string; readonly author: Person; readonly client: Person };

/** A published site in a project that asks for approval, with an author and the client who approves, both guests. */
async function office({ required = true } = {}): Promise<Office> {
  const site = await aBanner(app);
  await publishBanner(site);
  await site.person.post(`/api/v1/sites/${site.siteId}/publish`, {});
  const { id: projectId } = (await site.person.post('/api/v1/projects', { name: 'Client' })).json<{ id: string }>();
  await site.person.patch(`/api/v1/sites/${site.siteId}`, { projectId });
  if (required) await site.person.put(`/api/v1/projects/${projectId}/sign-off`, { required: true });
  const author = await app.join(await app.signUp(), site.person, 'author', projectId);
  const client = await app.join(await app.signUp(), site.person, 'approver', projectId);
  app.clock.forward(1000);
  return { ...site, projectId, author, client };
}

async function change({ author, documentId }: Office, service = 'google-analytics-4'): Promise<void> {
  const answer = await author.post(`/api/v1/documents/${documentId}/services`, { service });
  expect(answer.statusCode, answer.body).toBe(201);
}

const ask = (by: Person, { siteId }: Office, body: object = {}) => by.post(`/api/v1/sites/${siteId}/sign-offs`, body);

async function asked(place: Office, body: object = {}): Promise<SignOff> {
  const answer = await ask(place.author, place, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<SignOff>();
}

const decide = (by: Person, { siteId, id }: SignOff, how: 'approval' | 'return' | 'withdrawal', body: object = {}) =>
  by.post(`/api/v1/sites/${siteId}/sign-offs/${id}/${how}`, body);

const open = async (by: Person, { siteId, id }: SignOff) =>
  (await by.get(`/api/v1/sites/${siteId}/sign-offs/${id}`)).json<Answer<typeof signOffs.read>>();

/** The numbers of what visitors read. */
async function versionsOf({ person, documentId, ...site }: Office): Promise<(number | null)[]> {
  const { version } = (await person.get(`/api/v1/documents/${documentId}`)).json<{ version: number | null }>();
  return [(await readBanner({ person, documentId, ...site })).published?.number ?? null, version];
}

test('a client approves what an author asks for, and exactly that is published', async () => {
  const place = await office();
  await change(place);
  const before = await versionsOf(place);
  const request = await asked(place, { note: 'The new statistics.' });
  expect(request).toMatchObject({
    state: 'waiting',
    note: 'The new statistics.',
    askedBy: { email: place.author.email },
  });
  expect((await app.outbox.last(place.client.email)).text).toContain(
    `/en/sites/${place.siteId}/sign-offs/${request.id}`,
  );
  expect(await versionsOf(place)).toEqual(before);

  expect((await place.client.get('/api/v1/sign-offs')).json()).toMatchObject({ signOffs: [{ id: request.id }] });
  const { comparison, isCurrent } = await open(place.client, request);
  expect(isCurrent).toBe(true);
  expect(comparison?.banner?.changes).toContainEqual({ kind: 'service-added', what: 'Google Analytics 4' });
  expect(comparison?.documents).toMatchObject([{ id: place.documentId, language: 'en', from: before[1] }]);
  expect(JSON.stringify(comparison?.documents[0]?.changes)).toContain('Google Analytics 4');

  app.clock.forward(1000);
  const answer = await decide(place.client, request, 'approval');
  expect(answer.json(), answer.body).toMatchObject({
    state: 'approved',
    decidedBy: { id: place.client.id },
    published: { banner: 2, documents: [{ id: place.documentId, version: 3 }] },
  });
  expect(await versionsOf(place)).toEqual([2, 3]);
  expect((await app.outbox.last(place.author.email)).subject).toBe('Approved and published: Corner Coffee');
  expect((await place.client.get('/api/v1/sign-offs')).json()).toEqual({ signOffs: [] });
  const { events } = (await place.person.get('/api/v1/audit-events?limit=4&group=publishing')).json();
  expect(events.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'banner.published',
    'document.published',
    'sign-off.approved',
    'sign-off.asked',
  ]);
});

test('in such a project nobody publishes around it, not even the owner', async () => {
  const place = await office();
  await change(place);
  const paths = [
    `/api/v1/documents/${place.documentId}/publish`,
    `/api/v1/sites/${place.siteId}/banner/publish`,
    `/api/v1/sites/${place.siteId}/publish`,
  ];
  for (const path of paths)
    expect((await place.person.post(path, {})).json(), path).toMatchObject({ code: 'sign-off.required' });
  expect(await versionsOf(place)).toEqual([1, 1]);
  expect((await ask(place.person, place)).statusCode).toBe(201);
  const { signOffs: waiting } = (await place.person.get('/api/v1/sign-offs')).json<{ signOffs: SignOff[] }>();
  const [own] = waiting;
  expect((await decide(place.person, own as SignOff, 'approval')).json()).toMatchObject({ code: 'sign-off.own' });
  expect((await decide(place.client, own as SignOff, 'approval')).statusCode).toBe(200);
});

test('what changed after it was asked for is not published, and has to be asked for again', async () => {
  const place = await office();
  await change(place);
  const request = await asked(place);
  await change(place, 'stripe');
  expect(await open(place.client, request)).toMatchObject({ isCurrent: false, signOff: { state: 'waiting' } });
  expect((await decide(place.client, request, 'approval')).json()).toMatchObject({ code: 'sign-off.changed' });
  expect(await versionsOf(place)).toEqual([1, 1]);

  app.clock.forward(1000);
  const again = await asked(place);
  expect((await open(place.client, request)).signOff.state).toBe('withdrawn');
  expect((await decide(place.client, request, 'approval')).json()).toMatchObject({ code: 'sign-off.decided' });
  expect((await decide(place.client, again, 'approval')).json()).toMatchObject({ state: 'approved' });
});

test('a request is sent back with a sentence, or taken back; either way it is decided once', async () => {
  const place = await office();
  await change(place);
  const request = await asked(place, { documentId: place.documentId });
  expect(request.document).toEqual({ id: place.documentId, type: 'privacy_policy' });
  expect((await decide(place.client, request, 'return', { answer: '' })).statusCode).toBe(400);
  const answer = 'We use no statistics in the shop.';
  expect((await decide(place.client, request, 'return', { answer })).json()).toMatchObject({
    state: 'returned',
    answer,
  });
  expect((await app.outbox.last(place.author.email)).subject).toBe('Sent back: Corner Coffee');
  expect((await app.outbox.last(place.author.email)).text).not.toContain(answer);
  for (const how of ['approval', 'withdrawal'] as const)
    expect((await decide(how === 'approval' ? place.client : place.author, request, how)).json()).toMatchObject({
      code: 'sign-off.decided',
    });

  app.clock.forward(1000);
  const again = await asked(place, { documentId: place.documentId });
  expect((await decide(place.author, again, 'withdrawal')).json()).toMatchObject({ state: 'withdrawn' });
  expect((await decide(place.client, again, 'approval')).json()).toMatchObject({ code: 'sign-off.decided' });
  expect(await versionsOf(place)).toEqual([1, 1]);
});

test('one of two approvals at once publishes, and so does one of two requests', async () => {
  const place = await office();
  await change(place);
  const both = await Promise.all([ask(place.author, place), ask(place.person, place)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const { signOffs: waiting } = (await place.client.get('/api/v1/sign-offs')).json<{ signOffs: SignOff[] }>();
  expect(waiting).toHaveLength(1);
  const request = waiting[0] as SignOff;
  const other = await app.join(await app.signUp(), place.person, 'approver', place.projectId);
  const answers = await Promise.all([decide(place.client, request, 'approval'), decide(other, request, 'approval')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await versionsOf(place)).toEqual([2, 2]);
});

test('what cannot be published, or is published already, is not asked for', async () => {
  const place = await office();
  expect((await ask(place.author, place)).json()).toMatchObject({ code: 'sign-off.nothing' });
  const terms = await place.author.post(`/api/v1/sites/${place.siteId}/documents`, {
    type: 'terms_and_conditions',
    languages: ['en'],
  });
  const documentId = terms.json<{ id: string }>().id;
  expect((await ask(place.author, place, { documentId })).json()).toMatchObject({ code: 'document.incomplete' });
  expect(await app.stored('sign_off', { accountId: place.person.accountId })).toEqual([]);
});

test('an author of any project may ask; who may not approve is refused', async () => {
  const place = await office({ required: false });
  await change(place);
  expect((await place.author.post(`/api/v1/documents/${place.documentId}/publish`, {})).json()).toMatchObject({
    code: 'role.missing',
  });
  const request = await asked(place);
  const editor = await app.join(await app.signUp(), place.person, 'editor', place.projectId);
  expect((await decide(editor, request, 'approval')).json()).toMatchObject({
    code: 'role.missing',
    permission: 'banner.approve',
  });
  expect((await decide(place.person, request, 'approval')).json()).toMatchObject({ state: 'approved' });
});

test('an editor neither switches approval off nor moves a site out of it', async () => {
  const place = await office();
  const editor = await app.join(await app.signUp(), place.person, 'editor');
  expect((await editor.put(`/api/v1/projects/${place.projectId}/sign-off`, { required: false })).json()).toMatchObject({
    code: 'role.missing',
    permission: 'banner.approve',
  });
  const site = `/api/v1/sites/${place.siteId}`;
  const { id: other } = (await place.person.post('/api/v1/projects', { name: 'Other' })).json<{ id: string }>();
  for (const projectId of [null, other])
    expect((await editor.patch(site, { projectId })).json()).toMatchObject({ permission: 'banner.approve' });
  await place.person.put(`/api/v1/projects/${other}/sign-off`, { required: true });
  expect((await editor.patch(site, { projectId: other })).json()).toMatchObject({ projectId: other });
  expect((await place.person.put(`/api/v1/projects/${other}/sign-off`, { required: false })).json()).toMatchObject({
    signOff: false,
  });
  expect((await place.person.post(`${site}/banner/publish`, {})).statusCode).toBe(200);
});

test('a guest of another project sees no request, and a key approves nothing', async () => {
  const place = await office();
  await change(place);
  const request = await asked(place);
  const { id: other } = (await place.person.post('/api/v1/projects', { name: 'Other' })).json<{ id: string }>();
  const stranger = await app.join(await app.signUp(), place.person, 'approver', other);
  expect((await stranger.get('/api/v1/sign-offs')).json()).toEqual({ signOffs: [] });
  expect((await decide(stranger, request, 'approval')).json()).toMatchObject({ code: 'site.not-found' });
  const mails = await app.outbox.all();
  expect(mails.filter(({ to, subject }) => to === stranger.email && /approval/.test(subject))).toEqual([]);
  const key = await app.apiKey(place.person);
  const answer = await app.script(key).post(`/api/v1/sites/${place.siteId}/sign-offs/${request.id}/approval`, {});
  expect(answer.json()).toMatchObject({ code: 'session.required' });
});
