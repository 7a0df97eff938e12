import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { usualNewsletter } from '#test/newsletters.ts';

// Mails to others per hour: on an account's first day, in its first week, and later (`MAIL_LIMITS`).
const app = testApp({ config: { mailLimits: { firstDay: 2, firstWeek: 4, later: 6 } } });
const hour = 3_600_000;
const day = 24 * hour;
let readers = 0;

type List = { readonly owner: Person; readonly siteId: string; readonly newsletterId: string };

async function aList(owner: Person): Promise<List> {
  const site = await owner.post('/api/v1/sites', { name: 'Example', type: 'Site', languages: ['en'] });
  const siteId = site.json<{ id: string }>().id;
  const made = await owner.post(`/api/v1/sites/${siteId}/newsletters`, { ...usualNewsletter, confirmHours: 720 });
  return { owner, siteId, newsletterId: made.json<{ id: string }>().id };
}

/** Mails a confirmation request to so many people. */
async function ask({ owner, siteId, newsletterId }: List, count: number): Promise<void> {
  for (let times = 0; times < count; times += 1) {
    const reader = { newsletterId, email: `reader-${(readers += 1)}@example.com`, language: 'en' };
    const answer = await owner.post(`/api/v1/sites/${siteId}/newsletter-subscriptions`, reader);
    expect(answer.statusCode, answer.body).toBe(201);
  }
}

/** The number of mails sent since the last call, running waiting and postponed jobs too. */
async function newMails(list: List): Promise<number> {
  await app.owner.query('update graphile_worker._private_jobs set run_at = now()');
  await app.runJobs();
  const rows = await app.stored('subscriptionEvent', { accountId: list.owner.accountId, event: 'mailed' });
  const before = counted.get(list.owner.accountId) ?? 0;
  counted.set(list.owner.accountId, rows.length);
  return rows.length - before;
}
const counted = new Map<string, number>();

/** The owner of an account that is `age` old, at the beginning of a clock hour. */
async function ownerOf(age: number): Promise<Person> {
  app.clock.set(new Date(Math.ceil(Date.now() / hour) * hour + hour));
  const owner = await app.signUp();
  const createdAt = new Date(app.clock.now().getTime() - age);
  await app.owner.query('update account set created_at = $2 where id = $1', [owner.accountId, createdAt]);
  return owner;
}

test.each([
  ['on its first day', 0, 2],
  ['after its first day', day, 4],
  ['after its first week', 7 * day, 6],
])('an account mails others so often %s, and the rest an hour later', async (_, age, most) => {
  const owner = await ownerOf(age);
  const list = await aList(owner);
  await ask(list, most + 1);
  expect(await newMails(list)).toBe(most);
  app.clock.forward(hour - 1000);
  expect(await newMails(list)).toBe(0);
  app.clock.forward(1000);
  expect(await newMails(list)).toBe(1);
});

test.each([
  ['day', day, 2],
  ['week', 7 * day, 4],
])('a second before its first %s is over an account mails as little as before', async (_, age, most) => {
  const list = await aList(await ownerOf(age - 1000));
  await ask(list, most + 1);
  expect(await newMails(list)).toBe(most);
});

test('all sites and newsletters of an account have one limit together, and another account has its own', async () => {
  const [owner, other] = [await ownerOf(0), await ownerOf(0)];
  const lists = [await aList(owner), await aList(owner), await aList(other)] as const;
  for (const list of lists) await ask(list, 2);
  expect(await newMails(lists[0])).toBe(2);
  expect(await newMails(lists[2])).toBe(2);
});

test('mails about the account itself are none of those', async () => {
  const owner = await ownerOf(0);
  const list = await aList(owner);
  await ask(list, 3);
  expect(await newMails(list)).toBe(2);
  await owner.post('/api/v1/password-resets', { email: owner.email });
  expect((await app.outbox.all()).filter(({ to }) => to === owner.email)).not.toEqual([]);
});

test('an account that never proved an address mails nobody, however old it is', async () => {
  const owner = await ownerOf(30 * day);
  const list = await aList(owner);
  await ask(list, 2);
  await app.owner.query('update person set email_verified_at = null where id = $1', [owner.id]);
  expect(await newMails(list)).toBe(0);
});
