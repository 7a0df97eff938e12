import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { anna, anEnteredRequest, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, aRequest, send, press, mailed, requests, read, step, stepped } = requestersOf(app);

async function entered(more: object = {}) {
  const owner = await app.signUp();
  const made = await owner.post(requestsPath, { ...anEnteredRequest, receivedOn: '2026-10-20', ...more });
  expect(made.statusCode, made.body).toBe(201);
  return { owner, id: made.json<{ id: string }>().id };
}

test('D3: a corrected day moves the clock; what was entered before stays in the history', async () => {
  const { owner, id } = await entered();
  expect((await read(owner, id)).due?.day).toBe('2026-11-20');
  const after = await stepped(owner, id, { action: 'correct', receivedOn: '2026-10-05', name: 'Anna Mustermann' });
  expect(after).toMatchObject({ receivedOn: '2026-10-05', name: 'Anna Mustermann', due: { day: '2026-11-05' } });
  expect(after.steps.at(-1)).toMatchObject({
    kind: 'correct',
    changes: [
      { field: 'receivedOn', from: '2026-10-20', to: '2026-10-05' },
      { field: 'name', from: 'Anna Muster', to: 'Anna Mustermann' },
    ],
  });
  expect(await requests(owner, '?order=due')).toMatchObject([{ id, due: { day: '2026-11-05' } }]);
});

test('D1: a corrected place brings its laws, and rights that they do not give are refused', async () => {
  const { owner, id } = await entered();
  const moved = await stepped(owner, id, { action: 'correct', place: 'US-CA', rights: ['access', 'opt-out'] });
  expect(moved).toMatchObject({ place: 'US-CA', rights: ['access', 'opt-out'] });
  expect(moved.laws.map(({ name }) => name).join()).toContain('CCPA');
  expect(moved.steps.at(-1)?.changes).toContainEqual({ field: 'rights', from: 'access', to: 'access,opt-out' });
  const back = await step(owner, id, { action: 'correct', place: 'DE' });
  expect([back.statusCode, back.json().code]).toEqual([400, 'dsar.not-in-law']);
});

test('D2: a right that is added needs the proof that it would have needed', async () => {
  const form = await aForm();
  await send(form.path, { ...anna, 'rights[]': ['withdrawal'] });
  const [{ id } = { id: '' }] = await requests(form.owner);
  expect((await read(form.owner, id)).isConfirmed).toBe(true);
  const added = await stepped(form.owner, id, { action: 'correct', rights: ['withdrawal', 'access'] });
  expect(added.isConfirmed).toBe(false);
  const { key } = await mailed('anna.muster@example.com');
  await press(key, { action: 'code' });
  const { code } = await mailed('anna.muster@example.com');
  await press(key, { action: 'confirm', code });
  expect((await read(form.owner, id)).isConfirmed).toBe(true);
  expect((await stepped(form.owner, id, { action: 'correct', rights: ['access'] })).isConfirmed).toBe(true);
});

test('D2: a correction of the name alone asks for no new proof', async () => {
  const form = await aForm();
  await send(form.path, { ...anna, email: 'name@example.com', place: 'US-CA', 'rights[]': ['opt-out'] });
  const [{ id } = { id: '' }] = await requests(form.owner);
  // As if the law had come to ask for a proof since.
  await app.owner.query(`update dsar_request set rights = '["access"]' where id = $1`, [id]);
  expect((await stepped(form.owner, id, { action: 'correct', name: 'Anna M.' })).isConfirmed).toBe(true);
});

test('D4: an extension that could not have been told by what is corrected is void, and the history says so', async () => {
  const { owner, id } = await entered();
  const extension = { kind: 'extension', reason: 'complex', text: 'Es sind viele Akten.' };
  const extended = await stepped(owner, id, { action: 'send', letter: extension });
  expect(extended).toMatchObject({ noExtension: 'already-extended', due: { day: '2027-01-20' } });
  const kept = await stepped(owner, id, { action: 'correct', receivedOn: '2026-10-10' });
  expect(kept).toMatchObject({ noExtension: 'already-extended', due: { day: '2027-01-11' } });
  const after = await stepped(owner, id, { action: 'correct', receivedOn: '2026-09-20' });
  expect(after).toMatchObject({ noExtension: 'too-late', due: { day: '2026-10-20', isLate: true } });
  expect(after.steps.at(-1)?.changes).toContainEqual({ field: 'extendedOn', from: '2026-11-02', to: '' });
});

test('whom a requester acts for is corrected, and taken back with the name', async () => {
  const { owner, id } = await entered();
  const child = await stepped(owner, id, { action: 'correct', requesterFor: 'child', person: 'Kim' });
  expect(child).toMatchObject({ requesterFor: 'child', person: 'Kim' });
  expect(child.steps.at(-1)?.changes).toEqual([
    { field: 'requesterFor', from: 'self', to: 'child' },
    { field: 'person', from: '', to: 'Kim' },
  ]);
  expect(await stepped(owner, id, { action: 'correct', requesterFor: 'self' })).toMatchObject({ person: null });
});

test('rights in another order are no change', async () => {
  const { owner, id } = await entered({ rights: ['access', 'erasure'] });
  const after = await stepped(owner, id, { action: 'correct', rights: ['erasure', 'access'] });
  expect(after.steps.at(-1)).toMatchObject({ kind: 'correct', changes: [] });
});

test('nothing is corrected during an appeal: the figures rest on the answer', async () => {
  const { owner, id } = await entered({ place: 'US-VA', rights: ['erasure'], email: 'va@example.com' });
  await stepped(owner, id, { action: 'prove-identity' });
  const refused = [{ right: 'erasure', ground: 'legal-duty' }];
  await stepped(owner, id, { action: 'send', letter: { kind: 'answer', hasData: false, refused } });
  expect(await stepped(owner, id, { action: 'appeal' })).toMatchObject({ state: 'appeal' });
  const late = await step(owner, id, { action: 'correct', receivedOn: '2026-10-30' });
  expect(late.json()).toMatchObject({ code: 'dsar.not-possible' });
});

test.each([
  ['a day that has not come', { receivedOn: '2026-12-24' }, 'dsar.received-later'],
  ['a right of another place', { rights: ['opt-out'] }, 'dsar.not-in-law'],
])('%s is refused, and nothing changes', async (_, wrong, code) => {
  const { owner, id } = await entered();
  const before = await read(owner, id);
  expect((await step(owner, id, { action: 'correct', ...wrong })).json()).toMatchObject({ code });
  expect(await read(owner, id)).toEqual(before);
});

test('nothing is corrected after the answer, and what was corrected is forgotten with the request', async () => {
  const { owner, id } = await entered();
  await stepped(owner, id, { action: 'correct', name: 'Canary Corrected' });
  await stepped(owner, id, { action: 'withdraw' });
  expect((await step(owner, id, { action: 'correct', name: 'Late' })).json()).toMatchObject({
    code: 'dsar.not-possible',
  });
  const at = app.clock.now();
  app.clock.set('2030-01-01T10:00:00.000Z');
  await app.runScheduled('dsar.forget');
  app.clock.set(at);
  const [row] = await app.stored('dsarStep', { requestId: id, kind: 'correct' });
  expect(row?.['changes']).toEqual([]);
});

test('the choices under the consent id that somebody gives stand in their copy, with their earlier requests', async () => {
  const form = await aForm();
  const { owner, siteId } = form;
  await owner.post(`/api/v1/sites/${siteId}/consents`, {
    subject: { email: 'anna.muster@example.com' },
    preferences: { newsletter: true },
  });
  const consentId = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
  const first = await aRequest(form, anna);
  const wrong = await send(form.path, { ...anna, consentId: 'no id', details: 'again' });
  expect(wrong.statusCode).toBe(422);
  const second = await aRequest(form, { ...anna, consentId: consentId.toUpperCase(), details: 'again' });
  const request = await read(owner, second.id);
  expect(request.consentId).toBe(consentId);
  const file = (await owner.post(`${requestsPath}/${second.id}/held-file`, {})).json();
  const copy = await owner.get(`${requestsPath}/${second.id}/files/${file.id}`);
  const { number } = await read(owner, first.id);
  expect(JSON.parse(copy.rawPayload.toString())).toMatchObject({
    choices: [],
    requests: [{ number, receivedOn: '2026-11-02', rights: ['access'] }],
  });
});
