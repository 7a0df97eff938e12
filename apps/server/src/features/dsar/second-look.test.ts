import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { requestersOf } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, aRequest, requests, read, press, step, stepped } = requestersOf(app);

/** A site whose letters two people look at, and a request there. */
async function lookedAt() {
  const form = await aForm();
  const colleague = await app.join(await app.signUp(), form.owner, 'admin');
  await app.usedFactor(colleague);
  const path = `/api/v1/sites/${form.siteId}/dsar-form`;
  const saved = await form.owner.put(path, { isPublished: true, secondLook: true, deputyId: colleague.id });
  expect(saved.statusCode, saved.body).toBe(200);
  const { id, key } = await aRequest(form);
  return { owner: form.owner, siteId: form.siteId, colleague, id, key };
}

const letter = { kind: 'message', text: 'Ihre Kundennummer ist 4711.' };
const ours = (letters: readonly { readonly kind: string }[]) => letters.filter(({ kind }) => kind === 'message');

test('a letter that is ready waits until somebody other than its writer sends it', async () => {
  const { owner, colleague, id } = await lookedAt();
  expect((await step(owner, id, { action: 'send', letter })).json()).toMatchObject({ code: 'dsar.second-look' });
  const ready = await stepped(owner, id, { action: 'ready', letter });
  expect(ready).toMatchObject({ secondLook: true, waiting: { letter, by: { id: owner.id } }, hasWaitingLetter: true });
  expect(ours(ready.letters)).toEqual([]);
  expect(await requests(colleague, '?only=second-look')).toMatchObject([{ id }]);
  expect((await step(owner, id, { action: 'release' })).json()).toMatchObject({ code: 'dsar.own-letter' });

  const sent = await stepped(colleague, id, { action: 'release' });
  expect(ours(sent.letters)).toMatchObject([{ by: { id: colleague.id } }]);
  expect(sent.waiting).toBeNull();
  expect(sent.steps.slice(-2)).toMatchObject([
    { kind: 'ready', by: { id: owner.id } },
    { kind: 'sent-message', by: { id: colleague.id } },
  ]);
  expect((await step(colleague, id, { action: 'release' })).json()).toMatchObject({ code: 'dsar.no-letter' });
  expect(await requests(owner, '?only=second-look')).toEqual([]);
});

test('a letter that is returned says what has to change, and is not sent', async () => {
  const { owner, colleague, id } = await lookedAt();
  await stepped(owner, id, { action: 'ready', letter });
  const returned = await stepped(colleague, id, { action: 'return', note: 'The number is wrong.' });
  expect(returned).toMatchObject({ waiting: null });
  expect(returned.steps.at(-1)).toMatchObject({ kind: 'return', note: 'The number is wrong.' });
  expect(ours(returned.letters)).toEqual([]);
});

test('a letter that could not be sent does not wait', async () => {
  const { owner, id } = await lookedAt();
  const answer = { kind: 'answer', hasData: true };
  expect((await step(owner, id, { action: 'ready', letter: answer })).json()).toMatchObject({
    code: 'dsar.no-records',
  });
  expect(await read(owner, id)).toMatchObject({ waiting: null });
});

test('two people are needed for it', async () => {
  const { owner, siteId } = await aForm();
  const saved = await owner.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished: true, secondLook: true });
  expect([saved.statusCode, saved.json().code]).toEqual([409, 'dsar.one-person']);
});

test('requests are assigned with a deputy, who finds them among their own', async () => {
  const { owner, colleague, id } = await lookedAt();
  expect(await read(owner, id)).toMatchObject({ deputy: { id: colleague.id } });
  expect(await requests(colleague, '?only=mine')).toMatchObject([{ id }]);
  expect(await requests(owner, '?only=mine')).toEqual([]);
  await stepped(owner, id, { action: 'assign', personId: owner.id, deputyId: null });
  expect(await requests(owner, '?only=mine')).toMatchObject([{ id, deputy: null }]);
  expect(await requests(colleague, '?only=mine')).toEqual([]);
});

test('a letter that waits is gone once the requester withdraws, or what they asked for is corrected', async () => {
  const { owner, id, key } = await lookedAt();
  await stepped(owner, id, { action: 'ready', letter });
  const corrected = await stepped(owner, id, { action: 'correct', rights: ['erasure'] });
  expect(corrected).toMatchObject({ waiting: null, hasWaitingLetter: false });
  await stepped(owner, id, { action: 'ready', letter });
  expect((await press(key, { action: 'withdraw-now' })).statusCode).toBe(200);
  expect(await read(owner, id)).toMatchObject({ state: 'withdrawn', waiting: null });
  expect(await app.stored('dsarWaitingLetter', { requestId: id })).toEqual([]);
});

test('whoever wrote a letter that waits does not turn the second look off', async () => {
  const { owner, colleague: admin, id, siteId } = await lookedAt();
  const officer = await app.join(await app.signUp(), owner, 'privacy-officer');
  await app.usedFactor(officer);
  const turnOff = (person: Person) =>
    person.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished: true, secondLook: false });
  await stepped(officer, id, { action: 'ready', letter });
  const refused = await turnOff(officer);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'dsar.letters-wait']);
  expect((await step(officer, id, { action: 'send', letter })).json()).toMatchObject({ code: 'dsar.second-look' });
  await stepped(admin, id, { action: 'return', note: 'Not yet.' });
  expect((await turnOff(officer)).json()).toMatchObject({ secondLook: false });
});

test('a letter that waits is gone once the request is closed', async () => {
  const { owner, id } = await lookedAt();
  await stepped(owner, id, { action: 'withdraw' });
  await stepped(owner, id, { action: 'ready', letter });
  await stepped(owner, id, { action: 'close' });
  expect(await app.stored('dsarWaitingLetter', { requestId: id })).toEqual([]);
});

test('whoever may look at a letter that waits gets one mail, with the number and a link alone', async () => {
  const { owner, colleague, id } = await lookedAt();
  const third = await app.join(await app.signUp(), owner, 'privacy-officer');
  const waits = ({ subject }: { readonly subject: string }) => subject.startsWith('A letter is awaiting your review');
  const mailsTo = async (email: string) => (await app.outbox.all()).filter((mail) => mail.to === email && waits(mail));
  await stepped(owner, id, { action: 'ready', letter });
  await stepped(owner, id, { action: 'ready', letter: { ...letter, text: 'Ihre Nummer ist 4711.' } });
  const [mail, ...others] = await mailsTo(colleague.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`/requests/${id}`);
  expect(mail?.text).not.toMatch(/4711|muster/i);
  // The deputy stands in, so nobody else is asked, and the writer is not.
  expect([await mailsTo(owner.email), await mailsTo(third.email)]).toEqual([[], []]);
  // A letter of the deputy goes to whoever handles the request; what is returned and written again is a new one.
  await stepped(colleague, id, { action: 'return', note: 'The number is wrong.' });
  await stepped(owner, id, { action: 'ready', letter });
  expect(await mailsTo(colleague.email)).toHaveLength(2);
});
