import type { Answer, DsarRequest, dsarIdentity } from '@app/contract';
import { comparedValue } from '@app/requests';
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { anna, requestersOf, requestsPath, type Fields } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, aRequest, press, read, step, stepped, mailed } = requestersOf(app);

const order = { kind: 'order-number' } as const;
const phone = { kind: 'phone' } as const;
const dog = { kind: 'own', label: 'Name of your first dog' } as const;
const entered = { point1: 'DE-8931', point2: '+49 30 1234567', point3: 'Rex' };
const held = [
  { id: 1, value: 'de 8931' },
  { id: 2, value: '030/1234567' },
  { id: 3, value: 'REX' },
];

type Wish = { readonly points?: readonly object[]; readonly text?: string; readonly fields?: Fields };

/** A request of which data points were asked for. */
async function asked({ points = [order, phone], text = '', fields = {} }: Wish = {}) {
  const form = await aForm();
  const email = `anna-${form.siteId}@example.com`;
  const request = await aRequest(form, { ...anna, place: 'US-CA', 'rights[]': ['erasure'], email, ...fields }, 'en');
  const letter = { kind: 'identity', text, points };
  await stepped(form.owner, request.id, { action: 'send', letter });
  return { ...form, ...request, email };
}

const comparison = (id: string) => `${requestsPath}/${id}/comparison`;

async function compare(
  person: Pick<Person, 'post'>,
  id: string,
  points: readonly object[],
  hashes: readonly object[] = [],
) {
  const answer = await person.post(comparison(id), { points, hashes });
  return { status: answer.statusCode, ...answer.json<Answer<typeof dsarIdentity.compare> & { code?: string }>() };
}

const answering = { action: 'send', letter: { kind: 'answer', hasData: false } };

test('D2: a right that needs a reasonable degree is answered only once two data points match', async () => {
  const form = await aForm();
  const { id, key } = await aRequest(form, { ...anna, place: 'US-CA', 'rights[]': ['erasure'] }, 'en');
  const { owner } = form;
  expect((await read(owner, id)).identity).toMatchObject({ needed: 'reasonable', reached: 'mailbox' });
  const refused = await step(owner, id, answering);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'dsar-identity.missing']);

  const letter = { kind: 'identity', points: [order, phone] };
  const { letters } = await stepped(owner, id, { action: 'send', letter });
  const says =
    letters
      .at(-1)
      ?.blocks.map(({ text }) => text)
      .join('\n') ?? '';
  expect(says).toContain('the law obliges us');
  expect(says).toContain('Order number');
  // Without a doubt the clock does not stand.
  expect(says).not.toMatch(/doubt|does not run/);
  expect((await press(key)).body).toContain('name="point2"');

  expect((await press(key, { action: 'points', ...entered })).body).toContain('What you entered is compared now');
  const waiting = await read(owner, id);
  expect(waiting.identity.comparison).toMatchObject({
    isWaiting: true,
    matched: null,
    triesLeft: 3,
    deleteOn: '2026-11-09',
  });
  expect(JSON.stringify(waiting)).not.toContain('8931');

  // People see how many match, and not which.
  expect(await compare(owner, id, held.slice(0, 2))).toMatchObject({
    matched: 2,
    of: 2,
    points: [],
    identity: 'reasonable',
  });
  const proved = await read(owner, id);
  expect(proved).toMatchObject({
    state: 'in-work',
    identity: { reached: 'reasonable', comparison: { matched: 2, isWaiting: false } },
  });
  expect(await app.stored('dsarComparison', { requestId: id })).toMatchObject([{ salt: null, sealed: null }]);
  expect((await stepped(owner, id, answering)).state).toBe('answered');
});

test('D2: a high degree needs three data points and a declaration under penalty of perjury', async () => {
  const { owner, id, key } = await asked({ points: [order, phone, dog], fields: { 'rights[]': ['portability'] } });
  expect((await press(key)).body).toContain('under penalty of perjury');
  expect((await press(key, { action: 'points', ...entered })).body).toContain('Please fill in every field.');
  const signed = { ...entered, declared: 'yes', signature: 'Anna Muster' };
  await press(key, { action: 'points', ...signed });
  expect(await compare(owner, id, held)).toMatchObject({ matched: 3, identity: 'high' });
  const { letters, state } = await read(owner, id);
  expect(state).toBe('in-work');
  expect(letters.at(-1)).toMatchObject({ kind: 'declaration', from: 'requester' });
  expect(letters.at(-1)?.blocks.at(-1)?.text).toBe('Anna Muster');
});

test('D2: the team says in writing why it is satisfied otherwise', async () => {
  const form = await aForm();
  const { id } = await aRequest(
    form,
    { ...anna, place: 'US-CA', 'rights[]': ['portability'], email: 'otherwise@example.com' },
    'en',
  );
  const bare = await step(form.owner, id, { action: 'prove-identity' });
  expect([bare.statusCode, bare.json().code]).toEqual([400, 'dsar-identity.no-reason']);
  const note = 'They showed their card at the counter.';
  const proved = await stepped(form.owner, id, { action: 'prove-identity', note });
  expect(proved.identity.reached).toBe('high');
  expect(proved.steps.at(-1)).toMatchObject({ kind: 'prove-identity', note });
  expect((await stepped(form.owner, id, answering)).state).toBe('answered');
});

test('D2: without a law that demands it, nobody asks for data points without a written doubt', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'doubt@example.com' }, 'en');
  const send = (letter: object) => step(form.owner, id, { action: 'send', letter: { kind: 'identity', ...letter } });
  for (const letter of [{}, { points: [order, phone] }, { document: true }])
    expect((await send(letter)).json()).toMatchObject({ code: 'dsar-identity.no-doubt' });
  expect((await send({ text: 'Two Annas.', points: [order] })).statusCode).toBe(400);
  expect((await send({ text: 'Two Annas.', points: [order, order] })).statusCode).toBe(400);
  expect((await send({ text: 'Two Annas.', points: [order, phone] })).statusCode).toBe(200);
  // Whoever did not answer is asked again.
  expect((await send({ text: 'Two Annas still.', points: [order, dog] })).statusCode).toBe(200);
});

test('a request proposes the data points of its form, which a letter may change', async () => {
  const form = await aForm();
  const set = async (points: readonly object[]) =>
    form.owner.put(`/api/v1/sites/${form.siteId}/dsar-form`, { isPublished: true, points });
  expect((await set([order])).statusCode).toBe(400);
  const saved = await set([order, dog]);
  expect([saved.statusCode, saved.json().points]).toEqual([200, [order, dog]]);
  // What is left out stays.
  const other = await form.owner.put(`/api/v1/sites/${form.siteId}/dsar-form`, { isPublished: true, keepMonths: 24 });
  expect(other.json()).toMatchObject({ keepMonths: 24, points: [order, dog] });
  const [event] = await app.stored('auditEvent', { siteId: form.siteId, kind: 'dsar-form.changed' });
  expect(JSON.stringify(event)).not.toContain('[object');

  const { id } = await aRequest(
    form,
    { ...anna, place: 'US-CA', 'rights[]': ['erasure'], email: 'usual@example.com' },
    'en',
  );
  expect((await read(form.owner, id)).identity.usualPoints).toEqual([order, dog]);
  await stepped(form.owner, id, { action: 'send', letter: { kind: 'identity', points: [order, phone] } });
  expect((await read(form.owner, id)).identity.comparison?.points).toEqual([order, phone]);
});

test('D2: three data points where the law demands them, and none without a page to enter them', async () => {
  const { owner } = await aForm();
  const by = {
    place: 'US-CA',
    rights: ['portability'],
    name: 'Anna',
    language: 'en',
    channel: 'phone',
    receivedOn: '2026-11-01',
  };
  const made = (await owner.post(requestsPath, by)).json<DsarRequest>();
  const send = (points: readonly object[]) =>
    step(owner, made.id, { action: 'send', letter: { kind: 'identity', points } });
  expect((await send([order, phone])).json()).toMatchObject({ code: 'dsar-identity.too-few' });
  expect((await send([order, phone, dog])).json()).toMatchObject({ code: 'dsar-identity.no-page' });
  // Entered by hand: what the law demands is still owed.
  expect((await step(owner, made.id, answering)).json()).toMatchObject({ code: 'dsar-identity.missing' });
});

test('a system compares by values or salted hashes, learns which match, and has three tries', async () => {
  const { owner, siteId, id, key, email } = await asked({ points: [order, phone, dog] });
  const by = await systemOf(owner, id);
  expect((await by.get(comparison(id))).json()).toMatchObject({ code: 'dsar-identity.nothing-to-compare' });
  await press(key, { action: 'points', ...entered });
  const [task] = (await by.get('/api/v1/dsar-tasks')).json().tasks;
  // Whom the task is about stays open until the degree is reached.
  expect(task).toMatchObject({ compares: true, isProved: false });
  expect((await by.get(`/api/v1/dsar-tasks/${task.id}`)).json().person).toBeNull();
  const waits = (await by.get(comparison(id))).json();
  expect(waits).toMatchObject({
    points: [{ id: 1, point: order }, { id: 2 }, { id: 3, point: dog }],
    person: { email },
  });
  expect(JSON.stringify(waits)).not.toContain('8931');

  const hash = createHmac('sha256', Buffer.from(waits.salt, 'hex'))
    .update(comparedValue('order-number', 'DE 8931'))
    .digest('hex');
  expect(await compare(by, id, [{ id: 2, value: '999' }], [{ id: 1, hash }])).toMatchObject({
    points: [
      { id: 1, matches: true },
      { id: 2, matches: false },
    ],
    matched: 1,
    of: 3,
    triesLeft: 2,
    identity: 'mailbox',
  });
  expect(await compare(by, id, [])).toMatchObject({ matched: 0, triesLeft: 1 });
  expect(await compare(by, id, [{ id: 1, value: '!' }])).toMatchObject({ matched: 0, triesLeft: 0 });
  expect(await app.stored('dsarComparison', { requestId: id })).toMatchObject([{ sealed: null, matched: 1, tries: 3 }]);
  expect(await compare(by, id, held)).toMatchObject({ status: 409, code: 'dsar-identity.nothing-to-compare' });
  const { state, steps } = await read(owner, id);
  expect(state).toBe('identity');
  expect(steps.filter(({ kind }) => kind === 'compared').map(({ note }) => note)).toEqual(['1/3', '0/3', '0/3']);
  const unknown = await asked();
  await press(unknown.key, { action: 'points', ...entered });
  expect(await compare(unknown.owner, unknown.id, held)).toMatchObject({
    status: 400,
    code: 'dsar-identity.unknown-point',
  });
  expect((await press(key)).body).not.toContain('name="point1"');
  expect(siteId).not.toBe('');
});

/** A key of a system that has a task in a request. */
async function systemOf(owner: Person, id: string) {
  await app.owner.query(
    `insert into dsar_task (account_id, request_id, id, site_id, name, systems, outcome, note)
     select account_id, id, gen_random_uuid(), site_id, 'Orders', '["Shop"]', 'open', '' from dsar_request where id = $1`,
    [id],
  );
  const made = await owner.post('/api/v1/api-keys', { name: 'Shop', permissions: ['requests.task'] });
  return app.script(made.json<{ key: string }>().key);
}

test('D11: what was entered is deleted after seven days, and can be entered again', async () => {
  const { owner, id, key } = await asked();
  await press(key, { action: 'points', ...entered });
  app.clock.forward(7 * 86_400_000);
  await app.runScheduled('dsar.forget');
  app.clock.set('2026-11-02T10:00:00.000Z');
  expect(await app.stored('dsarComparison', { requestId: id })).toMatchObject([{ salt: null, sealed: null }]);
  expect(await compare(owner, id, held.slice(0, 2))).toMatchObject({ code: 'dsar-identity.nothing-to-compare' });
  await press(key, { action: 'points', ...entered });
  expect(await compare(owner, id, held.slice(0, 2))).toMatchObject({ matched: 2 });
});

test('the page answers alike whatever is entered, and nobody enters points that were not asked for', async () => {
  const { key, email } = await asked();
  const right = await press(key, { action: 'points', ...entered });
  const wrong = await press(key, { action: 'points', point1: 'x', point2: 'y1' });
  expect(wrong.body).toBe(right.body);
  const form = await aForm();
  const other = await aRequest(form, { ...anna, email: `other-${email}` }, 'en');
  const refused = await press(other.key, { action: 'points', ...entered });
  expect(refused.body).toContain('Nothing was changed');
  expect(await app.stored('dsarComparison', { requestId: other.id })).toEqual([]);
  expect((await mailed(email)).text).not.toContain('8931');
});
