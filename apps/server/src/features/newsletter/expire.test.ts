import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { fromServer } from '#test/consents.ts';
import { readersOf } from '#test/newsletters.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');
const { aList, someone, ask, subscribed, mailsTo, linkTo, open, press, detail, statusOf, exitOf } = readersOf(app);

const hour = 3_600_000;
const day = 24 * hour;

test('C7: who says that it was not them is not mailed again, and the address is erased', async () => {
  const list = await aList();
  const email = someone();
  await ask(list, email);
  const link = await linkTo(email);
  expect((await press(link, 'decline')).body).toContain('You will receive no emails');
  const { status, subject, events } = await detail(list, email);
  expect(status).toBe('declined');
  expect(events.at(-1)).toMatchObject({ event: 'declined' });
  expect((await press(link, 'confirm')).body).toContain('You will receive no emails');

  await app.runScheduled('newsletter.expire');
  expect(await app.stored('subject', { email })).toHaveLength(1);
  app.clock.forward(day);
  await app.runScheduled('newsletter.expire');
  expect(await app.stored('subject', { email })).toEqual([]);
  expect(await app.stored('erasure')).toMatchObject([{ kind: 'subject', mode: 'everything' }]);
  expect(await app.stored('subscription', { email })).toEqual([]);
  const consents = await app.stored('consent', { siteId: list.siteId });
  expect(consents.every(({ record }) => record === null)).toBe(true);
  const { erasures } = (await list.owner.get(`${list.path}/consent-erasures`)).json();
  expect(erasures).toMatchObject([{ cause: 'retention', subjects: 1, consents: 2, by: null }]);
  expect(JSON.stringify(erasures)).not.toContain(subject.id);
  expect((await open(link)).statusCode).toBe(404);
});

test('C7: a link that was not opened in time confirms nothing, and can be sent anew until the address is erased', async () => {
  const list = await aList({ confirmHours: 1 });
  const [late, silent] = [someone(), someone()];
  await ask(list, late);
  await ask(list, silent);
  const link = await linkTo(late);
  app.clock.forward(hour);
  // Whether or not the job has run.
  expect((await press(link, 'confirm')).body).toContain('This link is no longer valid');
  await app.runScheduled('newsletter.expire');
  expect(await statusOf(list, late)).toBe('expired');
  expect((await open(link)).body).toContain('Send a new link');

  expect((await press(link, 'again')).body).toContain('Check your inbox');
  expect(await mailsTo(late)).toHaveLength(2);
  await press(await linkTo(late), 'confirm');
  expect(await statusOf(list, late)).toBe('confirmed');

  app.clock.forward(6 * day);
  await app.runScheduled('newsletter.expire');
  expect(await statusOf(list, silent)).toBe('expired');
  app.clock.forward(day);
  await app.runScheduled('newsletter.expire');
  expect(await app.stored('subscription', { email: silent })).toEqual([]);
  expect(await app.stored('subject', { email: silent })).toEqual([]);
  expect(await statusOf(list, late)).toBe('confirmed');
});

test('whoever the site knows otherwise stays when nobody confirms', async () => {
  const list = await aList({ confirmHours: 1 });
  const [customer, buyer, other] = [someone(), someone(), someone()];
  await fromServer(app, list.prv, { subject: { id: 'c-1', email: customer }, preferences: { newsletter: true } });
  await ask(list, buyer, { preferences: { newsletter: true, terms: true } });
  // A page may send any id: the address was never verified as theirs.
  await ask(list, other, { subject: { id: 'c-1', email: other } });
  expect(await mailsTo(other)).toHaveLength(1);
  app.clock.forward(9 * day);
  await app.runScheduled('newsletter.expire');
  expect(await statusOf(list, customer)).toBe('expired');
  expect(await statusOf(list, buyer)).toBe('expired');
  expect(await app.stored('subject', { email: customer })).toHaveLength(1);
  expect(await app.stored('subscription', { email: other })).toEqual([]);
});

test('entries that turn out to be one person keep their subscriptions, and an erased person has none', async () => {
  const list = await aList();
  const email = await subscribed(list);
  const into = await fromServer(app, list.prv, { subject: { id: 'm-1' } });
  const { subject_id } = into.json<{ subject_id: string }>();
  const { subject } = await detail(list, email);
  await list.owner.post(`${list.path}/subjects/${subject.id}/merge`, { into: subject_id });
  expect((await detail(list, email)).subject).toMatchObject({ id: subject_id, externalId: 'm-1', email });

  const link = await exitOf(list, email);
  await list.owner.post(`${list.path}/subjects/${subject_id}/erasure`, { mode: 'everything' });
  expect(await app.stored('subscription', { email })).toEqual([]);
  expect((await open(link)).statusCode).toBe(404);
});

test('an address that was corrected is not mailed any more, and the new one is to be asked', async () => {
  const list = await aList();
  const email = await subscribed(list);
  const { subject } = await detail(list, email);
  const other = someone();
  const changed = await list.owner.patch(`${list.path}/subjects/${subject.id}`, { email: other });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await app.stored('subscription', { siteId: list.siteId })).toEqual([]);
  await ask(list, other);
  expect((await detail(list, other)).status).toBe('pending');
});
