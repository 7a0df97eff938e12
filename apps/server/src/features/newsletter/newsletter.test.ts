import { expect, test } from 'vitest';
import { testApp, type Answer } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys, type ConsentSite } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');

const hour = 3_600_000;
const day = 24 * hour;

type List = ConsentSite & { readonly path: string; readonly newsletterId: string };

const usual = {
  name: 'Coffee news',
  preference: 'newsletter',
  optIn: 'double',
  confirmHours: 48,
  senderName: null,
  replyTo: null,
  confirmedUrl: null,
  welcome: false,
};

async function aList(settings: object = {}): Promise<List> {
  const site = await siteWithKeys(app);
  const path = `/api/v1/sites/${site.siteId}`;
  const texts = [{ language: 'en', text: 'How we use your address.' }];
  await site.owner.post(`${path}/legal-notices`, { identifier: 'privacy', version: '7', texts });
  const made = await site.owner.post(`${path}/newsletters`, { ...usual, ...settings });
  expect(made.statusCode, made.body).toBe(201);
  return { ...site, path, newsletterId: made.json<{ id: string }>().id };
}

/** Consents are followed as they are taken into the tree. */
async function followed(): Promise<void> {
  await app.runScheduled('evidence.sequence');
  await app.runScheduled('newsletter.follow');
}

let people = 0;
const someone = () => `reader-${(people += 1)}@example.com`;

async function ask(list: List, email: string, more: object = {}): Promise<void> {
  app.clock.forward(1000);
  const said = { subject: { email }, preferences: { newsletter: true }, legal_notices: ['privacy'], ...more };
  const answer = await fromPage(app, list.pub, said);
  expect(answer.statusCode, answer.body).toBe(201);
  await followed();
}

const linkIn = (text: string) => new URL(/^http\S+$/m.exec(text)?.[0] ?? '').pathname;

async function mailsTo(email: string) {
  return (await app.outbox.all()).filter(({ to }) => to === email);
}

async function linkTo(email: string): Promise<string> {
  return linkIn((await app.outbox.last(email)).text);
}

function open(link: string): Promise<Answer> {
  return app.http.inject({ url: link });
}

function press(link: string, action?: string, more: Record<string, string> = {}): Promise<Answer> {
  app.clock.forward(1000);
  return app.http.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...(action && { action }), ...more }).toString(),
  });
}

type Row = { id: string; status: string; subject: { id: string; email: string } };

async function all(list: List, query = ''): Promise<Row[]> {
  const answer = await list.owner.get(`${list.path}/newsletter-subscriptions?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ subscriptions: Row[] }>().subscriptions;
}

async function detail(list: List, email: string) {
  const [row] = await all(list, `text=${encodeURIComponent(email)}`);
  const answer = await list.owner.get(`${list.path}/newsletter-subscriptions/${row?.id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function recordOf(id: string): Promise<Record<string, unknown>> {
  const [row] = await app.stored('consent', { id });
  return JSON.parse(String(row?.['record'])) as Record<string, unknown>;
}

const statusOf = async (list: List, email: string): Promise<string> => (await detail(list, email)).status;

async function subscribed(list: List): Promise<string> {
  const email = someone();
  await ask(list, email);
  const answer = await press(await linkTo(email), 'confirm');
  expect(answer.statusCode).toBe(200);
  return email;
}

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

test('C7: unsubscribing needs no sign-in, acts at once and is a withdrawal; it can be taken back by whoever did it', async () => {
  const list = await aList();
  const email = await subscribed(list);
  const { unsubscribeUrl } = await detail(list, email);
  const link = new URL(unsubscribeUrl).pathname;

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
  expect(await app.stored('subject', { email })).toMatchObject([{ preferences: { newsletter: false } }]);

  // Whoever has but the link may ask: the address is mailed.
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
  const link = new URL((await detail(list, email)).unsubscribeUrl).pathname;
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
