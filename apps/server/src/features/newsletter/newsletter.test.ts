import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys } from '#test/consents.ts';
import { linkIn, readersOf, usualNewsletter } from '#test/newsletters.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');
const { aList, someone, ask, followed, subscribed, mailsTo, linkTo, open, press, detail, statusOf, recordOf } =
  readersOf(app);

const day = 24 * 3_600_000;

test('C5, C7: an asking is pending until the address is confirmed, which is a verified consent to the same notices', async () => {
  const list = await aList();
  const email = someone();
  await ask(list, email, { language: 'en' });
  expect(await detail(list, email)).toMatchObject({
    status: 'pending',
    source: 'public',
    type: 'double',
    language: 'en',
    confirmedAt: null,
  });
  const mail = await app.outbox.last(email);
  expect(mail.subject).toBe('Please confirm: Coffee news');
  expect(mail.sender).toEqual({ name: 'shop.example', replyTo: null });

  const link = linkIn(mail.text);
  const before = await app.stored('consent', { siteId: list.siteId });
  for (let times = 0; times < 3; times += 1) {
    const page = await open(link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Confirm subscription');
    expect(page.body).toContain(email);
  }
  await app.http.inject({ method: 'HEAD', url: link });
  expect(await app.stored('consent', { siteId: list.siteId })).toEqual(before);
  expect(await statusOf(list, email)).toBe('pending');

  const done = await press(link, 'confirm');
  expect(done.body).toContain('You are subscribed');
  const { status, events, subject } = await detail(list, email);
  expect(status).toBe('confirmed');
  expect(events).toMatchObject([{ event: 'asked' }, { event: 'mailed', consentId: null }, { event: 'confirmed' }]);
  const record = await recordOf(events[2].consentId);
  expect(record).toMatchObject({
    kind: 'consent',
    source: 'private',
    verified: true,
    subject: { email, verified: true },
    preferences: { newsletter: true },
    legal_notices: [{ identifier: 'privacy', version: '7' }],
  });
  expect(await app.stored('subject', { id: subject.id })).toMatchObject([{ verified: true, email }]);

  await followed();
  expect((await press(link, 'confirm')).body).toContain('You are subscribed');
  expect((await detail(list, email)).events).toEqual(events);
});

test('C5: an address that a page names beside the id of somebody else becomes theirs for nobody', async () => {
  const list = await aList();
  const [anna, eve] = [someone(), someone()];
  await fromServer(app, list.prv, { subject: { id: 'u-1', email: anna }, preferences: {} });
  await ask(list, eve, { subject: { id: 'u-1', email: eve } });
  await press(await linkTo(eve), 'confirm');
  const [known] = await app.stored('subject', { email: anna });
  expect(known).toMatchObject({ externalId: 'u-1', verified: false });
  expect((await detail(list, eve)).subject).toMatchObject({ email: eve, externalId: null });
});

test('asking again reminds who has not confirmed, at most three times a day, and nobody else', async () => {
  const list = await aList();
  const email = someone();
  for (let times = 0; times < 5; times += 1) await ask(list, email);
  expect(await mailsTo(email)).toHaveLength(3);
  const { id } = await detail(list, email);
  const path = `${list.path}/newsletter-subscriptions/${id}/confirmation`;
  expect((await list.owner.post(path)).json()).toMatchObject({ code: 'subscription.mailed-enough' });
  app.clock.forward(day);
  expect((await list.owner.post(path)).statusCode).toBe(202);
  expect(await mailsTo(email)).toHaveLength(4);

  await press(await linkTo(email), 'confirm');
  await ask(list, email);
  expect(await mailsTo(email)).toHaveLength(4);
  expect(await statusOf(list, email)).toBe('confirmed');
  expect((await list.owner.post(path)).json()).toMatchObject({ code: 'subscription.not-pending' });
});

test('who unsubscribed and asks anew is asked anew: the link of before confirms nothing', async () => {
  const list = await aList();
  const email = await subscribed(list);
  const old = await linkTo(email);
  // By a withdrawal that did not use our link.
  await fromServer(app, list.prv, { kind: 'withdrawal', subject: { email }, preferences: { newsletter: false } });
  await followed();
  expect(await statusOf(list, email)).toBe('unsubscribed');
  expect((await open(old)).body).toContain('You are unsubscribed');

  await ask(list, email);
  expect(await statusOf(list, email)).toBe('pending');
  expect((await press(old, 'confirm')).body).toContain('Check your inbox');
  expect(await statusOf(list, email)).toBe('pending');
  await press(await linkTo(email), 'confirm');
  expect(await statusOf(list, email)).toBe('confirmed');
});

test('single opt-in and a server that vouches confirm at once; what is older than the newsletter starts nothing', async () => {
  const site = await aList({ optIn: 'single' });
  const [one, known, imported, old] = [someone(), someone(), someone(), someone()];
  await ask(site, one);
  expect(await detail(site, one)).toMatchObject({ status: 'confirmed', type: 'single' });

  const list = await aList({ welcome: true });
  const said = { preferences: { newsletter: true } };
  await fromServer(app, list.prv, { ...said, subject: { email: known, verified: true }, verified: true });
  const long = { timestamp: '2020-03-01T09:00:00Z' };
  await fromServer(app, list.prv, { ...said, ...long, subject: { email: imported, verified: true }, verified: true });
  await fromServer(app, list.prv, { ...said, ...long, subject: { email: old } });
  await followed();
  expect(await detail(list, known)).toMatchObject({ status: 'confirmed', source: 'private' });
  expect(await detail(list, imported)).toMatchObject({
    status: 'confirmed',
    confirmedAt: '2020-03-01T09:00:00.000Z',
  });
  expect(await statusOf(list, old)).toBe('expired');
  expect((await mailsTo(known)).map(({ subject }) => subject)).toEqual(['You are subscribed: Coffee news']);
  expect([...(await mailsTo(imported)), ...(await mailsTo(old))]).toEqual([]);

  // An answer older than the newest one changes nothing.
  await fromServer(app, list.prv, { ...long, subject: { email: known }, preferences: { newsletter: false } });
  await followed();
  expect(await statusOf(list, known)).toBe('confirmed');
  // Nor does an import count as a request that could be erased, even if the person asks again.
  await ask(list, old);
  expect(await mailsTo(old)).toHaveLength(1);
  app.clock.forward(30 * day);
  await app.runScheduled('newsletter.expire');
  expect(await statusOf(list, old)).toBe('expired');

  const before = await siteWithKeys(app);
  await fromPage(app, before.pub, { subject: { email: 'early@example.com' }, preferences: { newsletter: true } });
  app.clock.forward(1000);
  await before.owner.post(`/api/v1/sites/${before.siteId}/newsletters`, usualNewsletter);
  await followed();
  expect(await app.stored('subscription', { siteId: before.siteId })).toEqual([]);
});

test('what was kept but not acted on before a stop is acted on once, however often consents are followed', async () => {
  const list = await aList();
  const email = someone();
  await ask(list, email);
  const link = await linkTo(email);
  await press(link, 'confirm');
  const confirmed = await detail(list, email);
  const done = await app.stored('evidenceCursor', { accountId: list.owner.accountId, follower: 'newsletters' });

  // As if the server had been killed after it stored the consent, and before it changed the subscription.
  await app.owner.query(`delete from subscription_event where event = 'confirmed' and subscription_id = $1`, [
    confirmed.id,
  ]);
  await app.owner.query(
    `update subscription set status = 'pending', confirmed_at = null, expires_at = created_at + interval '2 days',
      said_at = created_at - interval '1 minute' where id = $1`,
    [confirmed.id],
  );
  await followed();
  const repaired = await detail(list, email);
  expect(repaired).toMatchObject({ status: 'confirmed', confirmedAt: confirmed.confirmedAt });
  expect(repaired.events).toEqual(confirmed.events);

  // And as if it had been killed before it saved its cursor.
  await app.owner.query(`update evidence_cursor set leaf = 0 where account_id = $1 and follower = 'newsletters'`, [
    list.owner.accountId,
  ]);
  await followed();
  expect((await detail(list, email)).events).toEqual(confirmed.events);
  expect(await mailsTo(email)).toHaveLength(1);
  const [now] = await app.stored('evidenceCursor', { accountId: list.owner.accountId, follower: 'newsletters' });
  expect(now?.['leaf']).toBeGreaterThan(Number(done[0]?.['leaf']));
});

test('an address gets six mails of an account a day, and a site sends a thousand an hour: the rest waits', async () => {
  // Jobs run by the clock of the database.
  app.clock.set(new Date());
  const list = await aList();
  const [many, email] = [someone(), someone()];
  for (const preference of ['b', 'c', 'd'])
    await list.owner.post(`${list.path}/newsletters`, { ...usualNewsletter, name: preference, preference });
  for (let times = 0; times < 3; times += 1)
    await ask(list, many, { preferences: { newsletter: true, b: true, c: true, d: true } });
  expect(await mailsTo(many)).toHaveLength(6);

  await app.owner.query(
    `insert into subscription_event (account_id, id, site_id, subscription_id, at, event)
      select account_id, gen_random_uuid(), site_id, id, $2, 'mailed' from
      (select * from subscription where site_id = $1 limit 1) as any_of, generate_series(1, 1000)`,
    [list.siteId, app.clock.now()],
  );
  await ask(list, email);
  expect(await mailsTo(email)).toEqual([]);
  expect(await statusOf(list, email)).toBe('pending');
  await app.owner.query(`delete from subscription_event where site_id = $1 and event = 'mailed'`, [list.siteId]);
  await app.owner.query(`update graphile_worker._private_jobs set run_at = now()`);
  expect(await mailsTo(email)).toHaveLength(1);
});
