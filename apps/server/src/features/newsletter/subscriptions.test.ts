import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { linkIn, readersOf, usualNewsletter, type ListedSubscription } from '#test/newsletters.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');
const { aList, someone, ask, subscribed, mailsTo, press, linkTo, all, detail, exitOf, statusOf } = readersOf(app);

test('a newsletter is set up, changed and deleted; another of the same preference is refused', async () => {
  const list = await aList();
  const email = await subscribed(list);
  await ask(list, someone());
  const path = `${list.path}/newsletters`;
  expect((await list.owner.get(path)).json()).toMatchObject({
    newsletters: [
      { ...usualNewsletter, counts: { pending: 1, confirmed: 1, unsubscribed: 0, declined: 0, expired: 0 } },
    ],
  });
  const second = await list.owner.post(path, { ...usualNewsletter, name: 'Second' });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({
    code: 'newsletter.taken',
    fields: { preference: { code: 'newsletter.taken' } },
  });

  const changed = await list.owner.patch(`${path}/${list.newsletterId}`, { name: 'Tea news' });
  expect(changed.json()).toMatchObject({ name: 'Tea news', preference: 'newsletter', counts: { confirmed: 1 } });
  const consents = await app.stored('consent', { siteId: list.siteId });
  expect((await list.owner.delete(`${path}/${list.newsletterId}`)).statusCode).toBe(204);
  expect(await app.stored('subscription', { email })).toEqual([]);
  expect(await app.stored('consent', { siteId: list.siteId })).toEqual(consents);
});

test('C5, C7: a server adds and unsubscribes by its private key; who is not verified is asked by mail', async () => {
  const list = await aList();
  const server = app.script(list.prv);
  const [asked, sure] = [someone(), someone()];
  const add = (email: string, more: object = {}) =>
    server.post(`${list.path}/newsletter-subscriptions`, {
      newsletterId: list.newsletterId,
      email,
      language: 'en',
      ...more,
    });
  const first = await add(asked, { fullName: 'Ada Reader' });
  expect(first.statusCode, first.body).toBe(201);
  expect(first.json()).toMatchObject({ status: 'pending', source: 'private', subject: { fullName: 'Ada Reader' } });
  expect((await add(sure, { verified: true })).json()).toMatchObject({ status: 'confirmed' });
  expect(await mailsTo(sure)).toEqual([]);
  await press(await linkTo(asked), 'confirm');
  expect(await statusOf(list, asked)).toBe('confirmed');

  const { id, unsubscribeUrl } = (await server.get(`${list.path}/newsletter-subscriptions/${first.json().id}`)).json();
  expect(unsubscribeUrl).toContain('/n/unsubscribe/');
  const gone = await server.post(`${list.path}/newsletter-subscriptions/${id}/withdrawal`);
  expect(gone.statusCode).toBe(201);
  expect(gone.json()).toMatchObject({ status: 'unsubscribed' });
  const consents = (await app.stored('consent', { siteId: list.siteId })).length;
  expect((await server.post(`${list.path}/newsletter-subscriptions/${id}/withdrawal`)).statusCode).toBe(201);
  expect(await app.stored('consent', { siteId: list.siteId })).toHaveLength(consents);
  expect((await app.script(list.pub).get(`${list.path}/newsletters`)).statusCode).toBe(401);
});

test('lists are found by what they are filtered by, in pages that lead on and back, and counted', async () => {
  const list = await aList();
  const made: string[] = [];
  for (let n = 0; n < 5; n += 1) made.unshift(n % 2 ? await subscribed(list) : await asked());
  async function asked() {
    const email = someone();
    await ask(list, email);
    return email;
  }
  const emails = (rows: readonly ListedSubscription[]) => rows.map(({ subject }) => subject.email);
  expect(emails(await all(list))).toEqual(made);
  const url = `${list.path}/newsletter-subscriptions?limit=2`;
  const first = (await list.owner.get(url)).json();
  expect(emails(first.subscriptions)).toEqual(made.slice(0, 2));
  expect(first.previous).toBeNull();
  const next = (await list.owner.get(`${url}&after=${first.next}`)).json();
  expect(emails(next.subscriptions)).toEqual(made.slice(2, 4));
  const back = (await list.owner.get(`${url}&before=${next.previous}`)).json();
  expect(emails(back.subscriptions)).toEqual(made.slice(0, 2));

  expect(emails(await all(list, 'status=confirmed'))).toEqual(made.filter((_, n) => n % 2));
  expect(await all(list, 'source=private')).toEqual([]);
  expect(await all(list, 'type=double&from=2026-11-22T08:00:00Z')).toHaveLength(5);
  expect(await all(list, 'to=2026-11-22T08:00:00Z')).toEqual([]);
  const [one] = first.subscriptions;
  expect(emails(await all(list, `text=${one.id}`))).toEqual([one.subject.email]);
  expect(emails(await all(list, `text=${one.subject.email.slice(0, 8)}`))).toContain(one.subject.email);
  expect(await all(list, 'text=-')).toEqual([]);
  const counted = await list.owner.get(`${list.path}/newsletter-subscription-count?status=pending`);
  expect(counted.json()).toEqual({ count: 3, more: false });
});

test('C15: the CSV of a newsletter has no formula; its link is mailed, needs sign-in and ends after seven days', async () => {
  const list = await aList({ name: '=News' });
  const email = 'formula@example.com';
  await ask(list, email, { subject: { email, full_name: '@SUM(A1)' } });
  await press(await linkTo(email), 'confirm');
  const asked = await list.owner.post(`${list.path}/newsletter-exports`, { status: 'confirmed', from: '2026-11-22' });
  expect(asked.statusCode, asked.body).toBe(202);
  const mail = await app.outbox.last(list.owner.email);
  expect(linkIn(mail.text)).toContain(`/sites/${list.siteId}/newsletter`);
  const { exports } = (await list.owner.get(`${list.path}/newsletter-exports`)).json();
  expect(exports).toMatchObject([{ status: 'ready', rows: 1, filter: { status: 'confirmed', from: '2026-11-22' } }]);
  const file = await list.owner.get(exports[0].url);
  expect(file.headers['content-disposition']).toContain('newsletter-2026-11-');
  const [head = '', line = '', end] = file.body.split('\r\n');
  expect(head.split(',')).toContain('unsubscribe_url');
  expect(line).toContain(",'=News,formula@example.com,");
  expect(line).toContain(",'@SUM(A1),");
  expect(line).toContain(await exitOf(list, email));
  expect(end).toBe('');

  expect((await app.script().get(exports[0].url)).statusCode).toBe(401);
  expect((await app.script(list.prv).get(exports[0].url)).statusCode).toBe(403);
  const late = await list.owner.post(`${list.path}/newsletter-exports`, { from: '2100-01-01' });
  expect(late.json()).toMatchObject({ fields: { from: { code: 'field.date-future' } } });
  app.clock.forward(7 * 24 * 3_600_000);
  expect((await list.owner.get(exports[0].url)).statusCode).toBe(404);
  await app.runScheduled('exports.expire');
  expect(await app.stored('export', { siteId: list.siteId })).toEqual([]);
  expect((await detail(list, email)).status).toBe('confirmed');
});

test.each([
  ['keep', 1],
  ['delete', 0],
] as const)(
  'subscriptions, consents and files of a deleted site go with its evidence, and stay with it: %s',
  async (evidence, left) => {
    const list = await aList();
    const email = await subscribed(list);
    await list.owner.post(`${list.path}/newsletter-exports`, {});
    await app.runJobs();
    const folder = path.join(app.services.config.dataDir, 'exports', list.owner.accountId);
    expect(readdirSync(folder)).toHaveLength(1);
    const gone = await list.owner.delete(`/api/v1/sites/${list.siteId}?evidence=${evidence}`);
    expect(gone.statusCode, gone.body).toBeLessThan(300);
    await app.runJobs();
    expect(readdirSync(folder)).toHaveLength(left);
    expect(await app.stored('export', { siteId: list.siteId })).toHaveLength(left);
    expect(await app.stored('subscription', { email })).toHaveLength(left);
    expect(await app.stored('subject', { siteId: list.siteId })).toHaveLength(left);
    // Without its evidence, a consent is a hash in the account's log.
    expect(await app.stored('consent', { siteId: list.siteId })).toHaveLength(2);
  },
);
