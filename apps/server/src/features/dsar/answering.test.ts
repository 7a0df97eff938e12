import { describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { anna, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, aRequest, send, press, read, requests, stepped, confirmedRegister, mailed } = requestersOf(app);
const email = 'anna.muster@example.com';

/** A form of a site that holds all data of visitors in Candor, and a visitor who agreed to something there. */
async function answering(answersItself = true) {
  const form = await aForm();
  const { owner, siteId } = form;
  await owner.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished: true, answersItself });
  const consent = { subject: { email }, preferences: { newsletter: true } };
  const given = await owner.post(`/api/v1/sites/${siteId}/consents`, consent);
  expect(given.statusCode, given.body).toBe(201);
  return form;
}

const people = async ({ owner, siteId }: Awaited<ReturnType<typeof aForm>>) =>
  (await owner.get(`/api/v1/sites/${siteId}/subjects`)).json<{ subjects: { preferences: object }[] }>().subjects;

test('D7, D8: access is answered with the register and a copy as soon as the address is confirmed', async () => {
  const form = await answering();
  await confirmedRegister(form.owner);
  const { id, key } = await aRequest(form, { ...anna, 'rights[]': ['access', 'portability'] });
  const request = await read(form.owner, id);
  expect(request).toMatchObject({ state: 'answered', outcome: 'answered', due: null });
  expect(request.files).toMatchObject([{ name: 'consents.json', from: 'owner', letterId: request.letters.at(-1)?.id }]);
  const copy = await form.owner.get(`${requestsPath}/${id}/files/${request.files[0]?.id}`);
  expect(JSON.parse(copy.rawPayload.toString())).toMatchObject({ subject: { email } });
  expect((await press(key)).body).toContain('consents.json');
  expect((await mailed(email)).subject).toContain(request.number);
  expect(request.steps.filter(({ kind }) => kind === 'sent-answer')).toMatchObject([{ who: 'product', by: null }]);
});

test('D10: erasure is done at once; that consents were given stays without the person, and the letter says so', async () => {
  const form = await answering();
  const { id } = await aRequest(form, { ...anna, 'rights[]': ['erasure'] });
  const request = await read(form.owner, id);
  expect(request.state).toBe('answered');
  expect(request.steps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['erased-held', 'sent-answer']));
  const text = request.letters
    .at(-1)
    ?.blocks.map((block) => block.text)
    .join('\n');
  expect(text).toContain('als Nachweis, aber nicht mehr von wem');
  expect(await people(form)).toEqual([]);
});

test('a withdrawal of consent is recorded and answered, and takes the consent away everywhere', async () => {
  const form = await answering();
  const { id, key } = await aRequest(form, { ...anna, 'rights[]': ['withdrawal'] });
  // It may have been sent by somebody else: whoever reads the mail presses for themselves.
  expect((await read(form.owner, id)).state).toBe('received');
  await press(key, { action: 'consents-now' });
  expect((await read(form.owner, id)).state).toBe('answered');
  expect(await people(form)).toMatchObject([{ preferences: { newsletter: { value: false } } }]);
});

test.each([
  ['nobody turned it on', false, {}],
  ['something else is asked for, too', true, { 'rights[]': ['erasure', 'objection'] }],
  ['it is about somebody else', true, { 'rights[]': ['erasure'], for: 'child', person: 'Kim' }],
  ['access without a confirmed record', true, { 'rights[]': ['access'] }],
  ['a law demands more than a mailbox', true, { place: 'US-CA', 'rights[]': ['erasure'] }],
])('what Candor cannot answer alone waits for the team: %s', async (_, answersItself, fields) => {
  const form = await answering(answersItself);
  const { id } = await aRequest(form, { ...anna, ...fields });
  const request = await read(form.owner, id);
  expect(request.state).toBe('received');
  expect(request.letters.map(({ kind }) => kind)).not.toContain('answer');
  expect(await people(form)).toHaveLength(1);
});

test('an address that nobody confirmed is answered nothing', async () => {
  const form = await answering();
  await send(form.path, { ...anna, 'rights[]': ['erasure'] });
  const [request] = await requests(form.owner);
  expect(request?.state).toBe('received');
  expect(await people(form)).toHaveLength(1);
});

test('nothing under the address waits for the team: it may be another address', async () => {
  const form = await aForm();
  await form.owner.put(`/api/v1/sites/${form.siteId}/dsar-form`, { isPublished: true, answersItself: true });
  const { id } = await aRequest(form, { ...anna, 'rights[]': ['erasure'] });
  expect((await read(form.owner, id)).state).toBe('received');
});

test('D10: erasure waits for the team where another system hears of the site, which has to be told', async () => {
  const form = await answering();
  const hook = { url: 'https://hooks.example.com/candor', types: ['consent.recorded'] };
  expect((await form.owner.post('/api/v1/webhooks', hook)).statusCode).toBe(201);
  const { id } = await aRequest(form, { ...anna, 'rights[]': ['erasure'] });
  expect((await read(form.owner, id)).state).toBe('received');
  expect(await people(form)).toHaveLength(1);
});

test('an address that a page gave for somebody else, too, is answered by the team', async () => {
  const form = await aForm();
  const { owner, siteId } = form;
  await owner.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished: true, answersItself: true });
  const made = await owner.post(`/api/v1/sites/${siteId}/consent-keys`, { kind: 'public', name: 'Page' });
  const { key } = made.json<{ key: string }>();
  const claimed = await app.script().post(`/e/consent/${key}`, { subject: { id: 'customer-42', email } });
  expect(claimed.statusCode, claimed.body).toBeLessThan(300);
  await owner.post(`/api/v1/sites/${siteId}/consents`, { subject: { email }, preferences: { newsletter: true } });
  expect(await people(form)).toHaveLength(2);
  const { id } = await aRequest(form, { ...anna, 'rights[]': ['erasure'] });
  expect((await read(form.owner, id)).state).toBe('received');
  expect(await people(form)).toHaveLength(2);
});

test('whoever presses to withdraw consents is not erased, although the request that a teammate entered asks for it', async () => {
  const form = await answering();
  const { owner, siteId } = form;
  const entered = { place: 'DE', rights: ['erasure'], name: 'Anna', language: 'de', channel: 'phone' };
  const made = await owner.post(requestsPath, { ...entered, email, siteId, receivedOn: '2026-11-02' });
  expect(made.statusCode, made.body).toBe(201);
  await press((await mailed(email)).key, { action: 'consents-now' });
  expect(await people(form)).toMatchObject([{ preferences: { newsletter: { value: false } } }]);
  expect((await read(owner, made.json<{ id: string }>().id)).state).toBe('received');
});

describe('an answer that is stopped between its steps is gone on with by a job, and nothing is done twice:', () => {
  const everything = { ...anna, 'rights[]': ['portability', 'erasure'] };

  test.each([
    ['before its copy is whole', 'dsar_file_part'],
    ['before its letter is sent', 'dsar_letter'],
  ])('%s', async (_, table) => {
    const form = await answering();
    await send(form.path, everything);
    const { key, code } = await mailed(email);
    await app.owner.query(`revoke insert on ${table} from candor_app`);
    await press(key, { action: 'confirm', code });
    await app.owner.query(`grant insert on ${table} to candor_app`);
    const [{ id } = { id: '' }] = await requests(form.owner);
    expect(await read(form.owner, id)).toMatchObject({ state: 'in-work' });

    await app.runJobs();
    const request = await read(form.owner, id);
    expect(request).toMatchObject({ state: 'answered', files: [{ name: 'consents.json', downloads: 0 }] });
    const copy = await form.owner.get(`${requestsPath}/${id}/files/${request.files[0]?.id}`);
    expect(JSON.parse(copy.rawPayload.toString())).toMatchObject({ subject: { email } });
    const kinds = request.steps.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(['begin', 'confirmed', 'erased-held', 'received', 'sent-answer']);
    expect(await people(form)).toEqual([]);
    const mails = (await app.outbox.all()).filter(
      ({ to, subject }) => to === email && subject.includes(request.number),
    );
    expect(mails).toHaveLength(2);
    expect(mails.map(({ messageId }) => messageId)).toEqual([
      `<${id}@localhost>`,
      `<${request.letters.at(-1)?.id}@localhost>`,
    ]);
  });

  test('nothing is answered once the team took over', async () => {
    const form = await answering();
    await send(form.path, { ...anna, 'rights[]': ['erasure'] });
    const { key, code } = await mailed(email);
    await app.owner.query('revoke insert on dsar_letter from candor_app');
    await press(key, { action: 'confirm', code });
    await app.owner.query('grant insert on dsar_letter to candor_app');
    const [{ id } = { id: '' }] = await requests(form.owner);
    await stepped(form.owner, id, { action: 'withdraw' });
    await app.runJobs();
    expect(await read(form.owner, id)).toMatchObject({ state: 'withdrawn' });
  });
});

describe('an answer that was stopped does not go on once what it was begun with is true no longer:', () => {
  type Begun = { readonly form: Awaited<ReturnType<typeof aForm>>; readonly id: string };
  const later: Record<string, (begun: Begun) => Promise<unknown>> = {
    'the owner turned it off': ({ form: { owner, siteId } }) =>
      owner.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished: true, answersItself: false }),
    'the team made tasks': async ({ form: { owner }, id }) => {
      await confirmedRegister(owner);
      expect((await owner.post(`${requestsPath}/${id}/tasks`, {})).statusCode).toBe(200);
    },
    'the team corrected it': ({ form: { owner }, id }) => stepped(owner, id, { action: 'correct', name: 'Anna' }),
    'the team assigned it': ({ form: { owner }, id }) =>
      stepped(owner, id, { action: 'assign', personId: owner.id, deputyId: null }),
    'another system hears of the site': ({ form: { owner } }) =>
      owner.post('/api/v1/webhooks', { url: 'https://hooks.example.com/candor', types: ['consent.recorded'] }),
  };

  test.each(Object.entries(later))('%s', async (name, change) => {
    const form = await answering();
    await send(form.path, {
      ...anna,
      'rights[]': ['portability', name.startsWith('another') ? 'erasure' : 'withdrawal'],
    });
    const { key, code } = await mailed(email);
    await app.owner.query('revoke insert on dsar_file_part from candor_app');
    await press(key, { action: 'confirm', code });
    await app.owner.query('grant insert on dsar_file_part to candor_app');
    const [{ id } = { id: '' }] = await requests(form.owner);
    expect(await read(form.owner, id)).toMatchObject({ state: 'in-work' });
    await change({ form, id });
    await app.runJobs();
    expect(await read(form.owner, id)).toMatchObject({ state: 'in-work', files: [] });
    expect(await people(form)).toMatchObject([{ preferences: { newsletter: { value: true } } }]);
  });
});

describe('an objection to marketing', () => {
  const objection = { ...anna, 'rights[]': ['stop-marketing', 'portability'] };

  test('D9: withdraws what is for marketing and ends subscriptions, and is answered', async () => {
    const form = await answering();
    const { id } = await aRequest(form, objection);
    expect((await read(form.owner, id)).state).toBe('answered');
    expect(await people(form)).toMatchObject([{ preferences: { newsletter: { value: false } } }]);
  });

  test('waits for the team where something else was agreed to, which may be marketing, too', async () => {
    const form = await answering();
    await form.owner.post(`/api/v1/sites/${form.siteId}/consents`, {
      subject: { email },
      preferences: { partners: true },
    });
    const { id } = await aRequest(form, objection);
    expect((await read(form.owner, id)).state).toBe('received');
    expect(await people(form)).toMatchObject([{ preferences: { newsletter: { value: true } } }]);
  });
});
