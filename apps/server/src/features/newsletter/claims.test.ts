import { createGuard } from '@app/scanner';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { fromPage, fromServer } from '#test/consents.ts';
import { linkIn, readersOf, type List } from '#test/newsletters.ts';

// Webhooks of tests are sent nowhere.
const app = testApp({ limits: 'off', guard: createGuard({ resolve: async () => [] }) });
app.clock.set('2026-11-22T08:00:00.000Z');
const { aList, someone, ask, followed, subscribed, mailsTo, linkTo, press, detail, statusOf, exitOf } = readersOf(app);

const day = 24 * 3_600_000;

/** Claims from a page that a person no longer wants the newsletter. Returns the id of the consent. */
async function claimOver(list: List, subject: object): Promise<string> {
  app.clock.forward(1000);
  const said = { kind: 'withdrawal', subject, preferences: { newsletter: false } };
  const answer = await fromPage(app, list.pub, said);
  expect(answer.statusCode, answer.body).toBe(201);
  await followed();
  return answer.json<{ id: string }>().id;
}

async function csvOf(list: List, path: string, body: object = {}): Promise<Record<string, string>[]> {
  const started = await list.owner.post(`${list.path}/${path}`, body);
  expect(started.statusCode, started.body).toBe(202);
  await app.runJobs();
  const { exports } = (await list.owner.get(`${list.path}/${path}`)).json<{ exports: { url: string }[] }>();
  const file = await list.owner.get(exports[0]?.url ?? '');
  const [head = '', ...lines] = file.body
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  const cells = (line: string) =>
    Array.from(
      line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,)(?=,|$)/g),
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    );
  return lines.map((line) => Object.fromEntries(cells(head).map((name, place) => [name, cells(line)[place] ?? ''])));
}

test('C4, C7: a page that says no for a confirmed subscriber unsubscribes nobody: the address is asked by mail, whose link does at once', async () => {
  const list = await aList();
  const email = await subscribed(list);
  const before = (await mailsTo(email)).length;
  await claimOver(list, { email });

  expect(await statusOf(list, email)).toBe('confirmed');
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(before + 1);
  const mail = await app.outbox.last(email);
  expect(mail.subject).toBe('Please confirm: unsubscribe from Coffee news');
  expect(new URL(mail.unsubscribe ?? '').pathname).toBe(linkIn(mail.text));
  const asked = await detail(list, email);
  expect(asked.events.map(({ event }: { event: string }) => event).slice(-2)).toEqual(['claimed', 'mailed']);

  await press(await linkTo(email), 'unsubscribe');
  const over = await detail(list, email);
  expect(over).toMatchObject({
    status: 'unsubscribed',
    claimed: null,
    preference: { value: false, source: 'private' },
  });
});

test('a page that says no again and again has one mail sent a day', async () => {
  const list = await aList();
  const email = await subscribed(list);
  const before = (await mailsTo(email)).length;
  for (let times = 0; times < 4; times += 1) await claimOver(list, { email });
  expect(await mailsTo(email)).toHaveLength(before + 1);
  app.clock.forward(day + 1000);
  await claimOver(list, { email });
  expect(await mailsTo(email)).toHaveLength(before + 2);
  expect(await statusOf(list, email)).toBe('confirmed');
});

test('subscriptions, people, consents, webhooks and CSV tell of one state while a page claims that somebody wants it no more', async () => {
  const list = await aList();
  await list.owner.post('/api/v1/webhooks', {
    url: 'https://hooks.example.com/candor',
    types: ['newsletter.subscribed', 'newsletter.unsubscribed', 'consent.withdrawn'],
  });
  const email = await subscribed(list);
  await followed();
  const consentId = await claimOver(list, { email });
  await app.runScheduled('webhooks.announce-consents');

  const { id, preference, claimed, status, subject } = await detail(list, email);
  expect(status).toBe('confirmed');
  expect(preference).toMatchObject({ value: true, source: 'private', verified: true });
  expect(claimed).toMatchObject({ value: false, source: 'public', verified: false, consentId });
  const listed = await list.owner.get(`${list.path}/newsletter-subscriptions?status=confirmed`);
  expect(listed.json().subscriptions).toMatchObject([{ id, preference, claimed }]);
  const person = (await list.owner.get(`${list.path}/subjects/${subject.id}`)).json();
  expect(person.preferences.newsletter).toEqual(preference);
  expect(person.claimed.newsletter).toEqual(claimed);
  expect(person.consents[0]).toMatchObject({ id: consentId, kind: 'withdrawal', claimed: true });

  const [row] = await csvOf(list, 'newsletter-exports');
  expect(row).toMatchObject({
    status: 'confirmed',
    preference_verified: 'yes',
    preference_consent_id: preference.consentId,
    unsubscription_claim_id: consentId,
    unsubscription_claimed_at_utc: claimed.at,
  });
  const [line] = (await csvOf(list, 'consent-exports')).filter(({ consent_id }) => consent_id === consentId);
  expect(line).toMatchObject({ kind: 'withdrawal', claimed: 'yes', verified: 'no' });
  const [one] = await csvOf(list, 'consent-exports', { of: 'subjects' });
  expect(JSON.parse(one?.['preferences'] ?? '')).toEqual({ newsletter: preference });
  expect(JSON.parse(one?.['claimed_preferences'] ?? '')).toEqual({ newsletter: claimed });

  const told = (await app.stored('webhookDelivery', { accountId: list.owner.accountId })).map(
    ({ body }) => JSON.parse(String(body)) as { type: string; data: object },
  );
  expect(told.map(({ type }) => type)).not.toContain('newsletter.unsubscribed');
  expect(told.find(({ type }) => type === 'newsletter.subscribed')?.data).toMatchObject({
    consent: preference.consentId,
    source: 'private',
    verified: true,
  });
  expect(told.find(({ type }) => type === 'consent.withdrawn')?.data).toMatchObject({
    consent: consentId,
    claimed: true,
  });

  await press(await exitOf(list, email), 'unsubscribe');
  await followed();
  const after = await detail(list, email);
  const known = (await list.owner.get(`${list.path}/subjects/${subject.id}`)).json();
  expect(after).toMatchObject({ status: 'unsubscribed', claimed: null });
  expect(known).toMatchObject({ preferences: { newsletter: { value: false } }, claimed: {} });
});

test('with single opt-in a page subscribes whom nobody knows, and has whoever is known asked by mail', async () => {
  const list = await aList({ optIn: 'single' });
  const [stranger, customer] = [someone(), someone()];
  await fromServer(app, list.prv, { subject: { id: 'cust-1', email: customer }, preferences: { other: true } });
  await ask(list, stranger);
  await ask(list, customer);
  expect(await statusOf(list, stranger)).toBe('confirmed');
  expect(await statusOf(list, customer)).toBe('pending');
  await press(await linkTo(customer), 'confirm');
  expect(await statusOf(list, customer)).toBe('confirmed');

  const consentId = await claimOver(list, { email: stranger });
  expect(await detail(list, stranger)).toMatchObject({ status: 'confirmed', claimed: { value: false, consentId } });
  expect((await app.outbox.last(stranger)).subject).toBe('Please confirm: unsubscribe from Coffee news');
});

test('an id that a page named is no part of what a confirmed mailbox proves', async () => {
  const list = await aList();
  const [mallory, anna] = [someone(), someone()];
  await ask(list, mallory, { subject: { id: 'cust-7', email: mallory } });
  await press(await linkTo(mallory), 'confirm');
  expect((await detail(list, mallory)).subject).toMatchObject({ email: mallory, externalId: null });
  await fromServer(app, list.prv, { subject: { id: 'cust-7', email: anna }, preferences: {} });
  const known = await app.stored('subject', { externalId: 'cust-7' });
  expect(known).toMatchObject([{ email: anna, verified: false, preferences: {} }]);
  expect(await statusOf(list, mallory)).toBe('confirmed');
});
