import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { anEnteredRequest, requestersOf, requestsPath } from '#test/dsar.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-02T10:00:00.000Z');
const { aForm, stepped } = requestersOf(app);

/** A request from California that came by phone, without an address for mails. */
async function byPhone() {
  const { owner, siteId } = await aForm();
  const { email: _, ...entered }: { readonly email?: string } & typeof anEnteredRequest = anEnteredRequest;
  const phone = { ...entered, siteId, place: 'US-CA', rights: ['opt-out', 'access'], channel: 'phone' };
  const answer = await owner.post(requestsPath, { ...phone, receivedOn: '2026-11-02' });
  expect(answer.statusCode, answer.body).toBe(201);
  return { owner, request: answer.json() };
}

const dueOf = (request: { readonly deadlines: readonly { kind: string; isDone: boolean }[] }) =>
  request.deadlines.filter(({ isDone }) => !isDone).map(({ kind }) => kind);

test('D12: whoever called is due a confirmation of receipt until the team says that they have it', async () => {
  const { owner, request } = await byPhone();
  expect(dueOf(request)).toContain('acknowledge');
  const after = await stepped(owner, request.id, { action: 'acknowledge' });
  expect(dueOf(after)).not.toContain('acknowledge');
  expect(after.due?.day).not.toBe(request.due.day);
  expect(after.steps.at(-1)).toMatchObject({ kind: 'acknowledge', who: 'person' });
});

test('D12: any letter confirms the receipt, and an answer is in time by the day of the answer', async () => {
  const { owner, request } = await byPhone();
  const message = { kind: 'message', text: 'We are looking.' };
  const written = await stepped(owner, request.id, { action: 'send', letter: message });
  expect(dueOf(written)).not.toContain('acknowledge');

  const other = await byPhone();
  app.clock.forward(16 * 86_400_000);
  await stepped(other.owner, other.request.id, { action: 'prove-identity', note: 'Known by voice and number.' });
  await stepped(other.owner, other.request.id, { action: 'send', letter: { kind: 'answer', hasData: false } });
  const { figures } = (await other.owner.get(`${requestsPath}/figures?from=2026-01-01&until=2026-12-31`)).json();
  expect(figures).toContainEqual(expect.objectContaining({ right: 'access', fulfilled: 1, inTime: 1 }));
});
