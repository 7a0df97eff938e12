import { createGuard } from '@app/scanner';
import { expect, test } from 'vitest';
import { testApp, type Answer } from '#test/app.ts';
import { linkIn, readersOf } from '#test/newsletters.ts';

// Webhooks of tests are sent nowhere.
const app = testApp({ limits: 'off', guard: createGuard({ resolve: async () => [] }) });
app.clock.set('2026-11-22T08:00:00.000Z');
const { aList, someone, ask, followed, subscribed, mailsTo, linkTo, open, press, detail, statusOf, exitOf, recordOf } =
  readersOf(app);

const hour = 3_600_000;

test('C7: unsubscribing needs no sign-in, acts at once and is a withdrawal; it can be taken back by whoever did it', async () => {
  const list = await aList();
  const email = await subscribed(list);
  const link = await exitOf(list, email);

  const page = await open(link);
  expect(page.body).toContain('r•••@example.com');
  expect(page.body).not.toContain(email);
  expect(await statusOf(list, email)).toBe('confirmed');
  expect(page.headers['set-cookie']).toBeUndefined();

  const gone = await press(link, 'unsubscribe');
  expect(gone.body).toContain('You are unsubscribed');
  const { status, events } = await detail(list, email);
  expect(status).toBe('unsubscribed');
  expect(await recordOf(events.at(-1).consentId)).toMatchObject({
    kind: 'withdrawal',
    preferences: { newsletter: false },
    legal_notices: [{ identifier: 'privacy', version: '7' }],
  });
  expect(await app.stored('subject', { email })).toMatchObject([{ preferences: { newsletter: { value: false } } }]);

  // Anybody with the link may ask again: the address is then mailed.
  const mails = (await mailsTo(email)).length;
  expect((await press(link, 'again')).body).toContain('Check your inbox');
  expect(await statusOf(list, email)).toBe('pending');
  expect(await mailsTo(email)).toHaveLength(mails + 1);
  const second = await press(link, 'unsubscribe');

  const undo = /name="undo" value="([\w-]+)"/.exec(gone.body)?.[1] ?? '';
  expect((await press(link, 'again', { undo })).body).toContain('Check your inbox');
  await press(link, 'unsubscribe');
  const fresh = /name="undo" value="([\w-]+)"/.exec(second.body)?.[1] ?? '';
  expect(fresh).not.toBe(undo);
  await press(await linkTo(email), 'confirm');
  expect(await statusOf(list, email)).toBe('unsubscribed');
});

test('C7: what was just unsubscribed is back by one press, and by none an hour later', async () => {
  const list = await aList();
  const email = await subscribed(list);
  const link = await exitOf(list, email);
  const undoIn = ({ body }: Answer) => /name="undo" value="([\w-]+)"/.exec(body)?.[1] ?? '';

  const undo = undoIn(await press(link, 'unsubscribe'));
  expect((await press(link, 'again', { undo })).body).toContain('You are subscribed');
  const { status, events } = await detail(list, email);
  expect(status).toBe('confirmed');
  expect(await recordOf(events.at(-1).consentId)).toMatchObject({ verified: true, preferences: { newsletter: true } });

  const late = undoIn(await press(link, 'unsubscribe'));
  app.clock.forward(hour);
  expect((await press(link, 'again', { undo: late })).body).toContain('Check your inbox');
  expect(await statusOf(list, email)).toBe('pending');
});

test('C7: mail programs unsubscribe by one request without a page', async () => {
  const list = await aList({ welcome: true });
  const email = await subscribed(list);
  const welcome = await app.outbox.last(email);
  expect(welcome.subject).toBe('You are subscribed: Coffee news');
  const link = new URL(welcome.unsubscribe ?? '').pathname;
  expect(linkIn(welcome.text)).toBe(link);
  const answer = await app.http.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  });
  expect(answer.statusCode).toBe(200);
  expect(await statusOf(list, email)).toBe('unsubscribed');
  const consents = (await app.stored('consent', { siteId: list.siteId })).length;
  expect((await press(link, undefined, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
  expect(await app.stored('consent', { siteId: list.siteId })).toHaveLength(consents);
});

test('webhooks are told who receives a newsletter and who does not any more, by ids alone, once each', async () => {
  const list = await aList();
  const made = await list.owner.post('/api/v1/webhooks', {
    url: 'https://hooks.example.com/candor',
    types: ['newsletter.subscribed', 'newsletter.unsubscribed'],
  });
  expect(made.statusCode, made.body).toBe(201);
  await ask(list, someone());
  const email = await subscribed(list);
  await press(await exitOf(list, email), 'unsubscribe');
  await followed();
  const { id } = await detail(list, email);
  const told = await app.stored('webhookDelivery', { accountId: list.owner.accountId });
  expect(told.map(({ type }) => type)).toEqual(['newsletter.subscribed', 'newsletter.unsubscribed']);
  for (const { body } of told) {
    const { data } = JSON.parse(String(body)) as { data: unknown };
    const word = { consent: expect.any(String), source: 'private', verified: expect.any(Boolean) };
    expect(data).toEqual({ subscription: id, newsletter: list.newsletterId, site: list.siteId, ...word });
  }
});
