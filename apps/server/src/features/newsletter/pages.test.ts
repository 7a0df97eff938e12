import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { readersOf } from '#test/newsletters.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');
const { aList, someone, ask, subscribed, linkTo, open, press, detail, exitOf, statusOf } = readersOf(app);

test('C7: pages and mails are in the language of the subscriber, whatever browser opens them', async () => {
  const list = await aList({ senderName: 'Die Rösterei', replyTo: 'hallo@example.com' });
  await press(await linkTo('hallo@example.com'), 'confirm');
  const email = someone();
  await ask(list, email, { language: 'de' });
  const mail = await app.outbox.last(email);
  expect(mail.sender).toEqual({ name: 'Die Rösterei', replyTo: 'hallo@example.com' });
  expect(mail.subject).toMatch(/bestätigen.*Coffee news/);
  const page = await open(await linkTo(email), { 'accept-language': 'fr' });
  expect(page.body).toContain('<html lang="de">');
  expect(page.body).toMatch(/<button[^>]*>[^<]*bestätigen/i);
  expect(page.headers['vary']).toBeUndefined();
});

test('a page loads nothing, sets nothing, is found by no search and says nothing of where it was opened', async () => {
  const list = await aList({ confirmedUrl: 'https://shop.example/thanks?from=mail' });
  const email = someone();
  await ask(list, email);
  const link = await linkTo(email);
  const page = await open(link);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self' https:\/\/shop\.example;/,
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(page.headers['set-cookie']).toBeUndefined();
  // The icon is inside the page.
  expect(page.body.replace(/<link rel="icon" href="data:[^"]+">/, '')).not.toMatch(/<script|<img|<link|http-equiv/);

  const done = await press(link, 'confirm');
  expect(done.statusCode).toBe(303);
  expect(done.headers['location']).toBe('https://shop.example/thanks?from=mail');
  expect(await statusOf(list, email)).toBe('confirmed');
});

test('what an owner calls a newsletter is text on every page', async () => {
  const list = await aList();
  // A name stored before names were validated.
  await app.owner.query(`update newsletter set name = '<b onclick=alert(1)>News</b>' where id = $1`, [
    list.newsletterId,
  ]);
  const email = await subscribed(list);
  const page = await open(await exitOf(list, email));
  expect(page.body).not.toContain('<b onclick');
  expect(page.body).toContain('&lt;b onclick=alert(1)&gt;');
});

test('a link that leads nowhere says so in the language of the browser, and so does one that was made up', async () => {
  const list = await aList();
  const email = someone();
  await ask(list, email);
  const link = await linkTo(email);
  const other = link.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
  for (const wrong of [
    other,
    `${link}x`,
    '/n/confirm/a',
    '/n/unsubscribe/%00',
    link.replace('confirm', 'unsubscribe'),
  ]) {
    const answer = await open(wrong, { 'accept-language': 'de' });
    expect(answer.statusCode, wrong).toBe(404);
    expect(answer.body).toContain('<html lang="de">');
    expect((await press(wrong, 'confirm')).statusCode, wrong).toBe(404);
  }
  expect(await statusOf(list, email)).toBe('pending');
  await list.owner.delete(`${list.path}/newsletters/${list.newsletterId}`);
  expect((await open(link)).statusCode).toBe(404);
});

test('C7: while the database is away a page says so, and what could not be kept changed nothing', async () => {
  const list = await aList();
  const email = await subscribed(list);
  const exit = await exitOf(list, email);
  // The answer cannot be stored, though everything else can be read.
  await app.owner.query('revoke insert on consent from candor_intake');
  try {
    const refused = await press(exit, 'unsubscribe');
    expect(refused.statusCode).toBe(503);
    expect(refused.body).toContain('This is not possible right now');
    expect(refused.headers['retry-after']).toBeDefined();
  } finally {
    await app.owner.query('grant insert on consent to candor_intake');
  }
  expect(await statusOf(list, email)).toBe('confirmed');
  expect((await press(exit, 'unsubscribe')).statusCode).toBe(200);
  expect((await detail(list, email)).events.at(-1)).toMatchObject({ event: 'unsubscribed' });
});
