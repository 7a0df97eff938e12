import { afterAll, expect, test } from 'vitest';
import { sha256 } from '#platform/crypto/tokens.ts';
import { testApp, type Person } from '#test/app.ts';
import { anEnteredRequest, anna, requestersOf, requestsPath } from '#test/dsar.ts';
import { startMailbox } from '#test/mailbox.ts';
import { findLastUid, saveLastUid } from './queries.ts';
import { rightsIn } from './rules.ts';

const mailbox = await startMailbox();
const app = testApp({
  limits: 'off',
  config: { inboundMail: mailbox.inboundMail, mailLimits: { firstDay: 5000, firstWeek: 5000, later: 5000 } },
});
afterAll(mailbox.stop);
app.clock.set('2026-11-25T10:00:00.000Z');
const { aForm, aRequest, requests, read, send, press, mailed, stepped } = requestersOf(app);

type Mail = Readonly<Record<string, string>> & { readonly to: string };

/** A mail as a program writes it. */
function written({ body = 'Hello', ...headers }: Mail): string {
  const usual = { from: 'Anna Muster <anna.muster@example.com>', subject: 'My data' };
  const all = { ...usual, 'content-type': 'text/plain; charset=utf-8', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}`;
}

const run = () => app.runScheduled('dsar.read-inbox');
const arrive = async (...mails: Mail[]) => {
  for (const mail of mails) mailbox.arrive(written(mail));
  await run();
};

const addressOf = async ({ owner, siteId }: { readonly owner: Person; readonly siteId: string }) =>
  (await owner.get(`/api/v1/sites/${siteId}/dsar-form`)).json<{ mail: string }>().mail;

async function replyTo(to: string): Promise<string> {
  return (await app.outbox.last(to)).sender?.replyTo ?? '';
}

const mailsTo = async (to: string, subject: string) =>
  (await app.outbox.all()).filter((mail) => mail.to === to && mail.subject.includes(subject));

test('what a mail asks for is a guess: nothing is done before a teammate has confirmed or corrected it', async () => {
  const form = await aForm();
  const { owner, siteId } = form;
  await owner.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished: true, answersItself: true });
  const email = 'keep@example.com';
  await owner.post(`/api/v1/sites/${siteId}/consents`, { subject: { email }, preferences: { newsletter: true } });
  const body = 'Please do not delete my account, I only want a copy.';
  await arrive({ to: await addressOf(form), from: email, body });
  const [{ id } = { id: '' }] = await requests(owner);
  expect(await read(owner, id)).toMatchObject({ rights: ['access', 'erasure'], rightsGuessed: true });
  const { key, code } = await mailed(email);
  await press(key, { action: 'confirm', code });
  await app.runJobs();
  expect(await read(owner, id)).toMatchObject({ state: 'received', isConfirmed: true });
  const people = async () => (await owner.get(`/api/v1/sites/${siteId}/subjects`)).json().subjects;
  expect(await people()).toHaveLength(1);

  const corrected = await stepped(owner, id, { action: 'correct', rights: ['portability'] });
  expect(corrected).toMatchObject({ rightsGuessed: false, state: 'received' });
  await app.runJobs();
  expect(await read(owner, id)).toMatchObject({ state: 'answered', files: [{ name: 'consents.json' }] });
  expect(await people()).toHaveLength(1);
});

test('words that only begin alike name no right, and access is always asked for, too', () => {
  const offered = ['access', 'erasure', 'portability', 'rectification'] as const;
  expect(rightsIn('Your exclusive offer and the eliminations at Apagogia', offered)).toEqual(['access']);
  expect(rightsIn('Bitte LÖSCHEN Sie meine Daten', offered)).toEqual(['access', 'erasure']);
  expect(rightsIn('Peço a eliminação, ou vou excluir a conta', offered)).toEqual(['access', 'erasure']);
  expect(rightsIn('Datenübertragbarkeit', offered)).toEqual(['access', 'portability']);
});

test('a mail that is cut within a sign, or whose sender is no text, is taken like any other', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'cut@example.com' });
  const to = await replyTo('cut@example.com');
  const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
  const subject = encoded(`${'s'.repeat(299)}😀😀`);
  await arrive(
    {
      to,
      from: `${encoded(`${'n'.repeat(199)}😀`)} <cut\u0000@example.com>`,
      subject,
      body: `${'b'.repeat(19_999)}😀😀`,
    },
    { to, from: 'cut@example.com', body: 'The next one.' },
  );
  const messages = (await read(form.owner, id)).letters.filter(({ from }) => from === 'requester');
  expect(messages.map(({ blocks }) => blocks[0]?.text.slice(-2))).toEqual(['b…', 'e.']);
  expect(messages[0]?.subject).toBe('s'.repeat(299));
  const opened = `${'d'.repeat(4990)}😀😀😀😀😀😀😀`;
  await arrive({
    to: await addressOf(form),
    from: `"${'n'.repeat(300)}" <long@example.com>`,
    subject: 'D',
    body: opened,
  });
  expect((await requests(form.owner))[0]?.name).toBe('n'.repeat(200));
});

test('a mail that fails stops no other: it stays in the mailbox, and the team is told once', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'poison@example.com' });
  const to = await replyTo('poison@example.com');
  await app.owner.query(`alter table dsar_letter add constraint no_poison check (subject <> 'Poison')`);
  try {
    await arrive({ to, subject: 'Poison' }, { to, subject: 'Poison', body: 'again' }, { to, body: 'Good' });
  } finally {
    await app.owner.query('alter table dsar_letter drop constraint no_poison');
  }
  const { letters, steps } = await read(form.owner, id);
  expect(letters.filter(({ from }) => from === 'requester')).toMatchObject([{ blocks: [{ text: 'Good' }] }]);
  expect(steps.filter(({ kind }) => kind === 'mail-passed-over')).toMatchObject([{ who: 'product', note: '' }]);
  expect(app.log.join('\n')).toContain('"failed":2');
});

test('mails beyond those that wait for an answer are left in the mailbox, and the team is told once', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'talker@example.com' });
  const to = await replyTo('talker@example.com');
  await arrive(...Array.from({ length: 13 }, (_, n) => ({ to, body: `Mail ${n}` })));
  const passedOver = async () =>
    (await read(form.owner, id)).steps.filter(({ kind }) => kind === 'mail-passed-over').length;
  expect(await passedOver()).toBe(1);
  app.clock.forward(60_000);
  await stepped(form.owner, id, { action: 'send', letter: { kind: 'message', text: 'We read all of it.' } });
  app.clock.forward(60_000);
  await arrive(...Array.from({ length: 12 }, (_, n) => ({ to, body: `Next ${n}` })));
  expect(await passedOver()).toBe(2);
});

/** Copies a request, as if as many had arrived at once. */
async function copied(id: string, count: number): Promise<void> {
  const { rows } = await app.owner.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'dsar_request' and is_generated = 'NEVER' and column_name not in ('id', 'number')`,
  );
  const names = rows[0]?.names ?? '';
  await app.owner.query(
    `insert into dsar_request (id, number, ${names}) select gen_random_uuid(), 'COPY-' || n, ${names}
     from dsar_request, generate_series(1, $2) as n where id = $1`,
    [id, count],
  );
}

test('requests by the form leave room for mails; of mails that are too many the team is told once a day', async () => {
  const form = await aForm();
  const to = await addressOf(form);
  const { id } = await aRequest(form, { ...anna, email: 'flood@example.com' });
  await copied(id, 200);
  await arrive({ to, from: 'first@example.com' });
  const [mailedOne] = await requests(form.owner, '?text=first@example.com');
  expect(mailedOne).toMatchObject({ rights: ['access'] });
  await app.owner.query(`delete from dsar_request where number like 'COPY-%'`);
  await copied(mailedOne?.id ?? '', 200);
  await arrive({ to, from: 'second@example.com' }, { to, from: 'third@example.com' });
  expect(await requests(form.owner, '?text=second@example.com')).toEqual([]);
  const told = await mailsTo(form.owner.email, 'An emailed privacy request needs your attention');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('requests@example.com');
  app.clock.forward(24 * 3_600_000);
  await app.owner.query(`update dsar_request set received_at = $1 where number like 'COPY-%'`, [app.clock.now()]);
  await arrive({ to, from: 'fourth@example.com' });
  expect(await mailsTo(form.owner.email, 'An emailed privacy request needs your attention')).toHaveLength(2);
});

test('D3: a request by mail is received on the day on which the mail arrived, however late it is read', async () => {
  const form = await aForm();
  const to = await addressOf(form);
  mailbox.arrive(written({ to, from: 'late@example.com' }), new Date('2026-11-20T12:00:00.000Z'));
  mailbox.arrive(written({ to, from: 'early@example.com' }), new Date('2030-01-01T12:00:00.000Z'));
  await run();
  const today = app.clock.now().toISOString().slice(0, 10);
  expect(await requests(form.owner)).toMatchObject([{ receivedOn: today }, { receivedOn: '2026-11-20' }]);
});

test('our own addresses are neither senders nor requesters: no mail goes back and forth', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'loop@example.com' });
  const own = await replyTo('loop@example.com');
  const to = await addressOf(form);
  const before = (await app.outbox.all()).length;
  await arrive({ to: own, from: own }, { to, from: own });
  expect((await read(form.owner, id)).letters).toHaveLength(1);
  expect(await requests(form.owner)).toHaveLength(1);
  expect((await send(form.path, { ...anna, email: own.toUpperCase() }, 'en')).statusCode).toBe(422);
  const entered = await form.owner.post(requestsPath, { ...anEnteredRequest, email: own });
  expect(entered.statusCode, entered.body).toBe(201);
  await app.runJobs();
  expect((await app.outbox.all()).length).toBe(before);
});

test('the address for mails is shown while the form is published', async () => {
  const form = await aForm();
  expect(await addressOf(form)).toMatch(/@example\.com$/);
  await form.owner.put(`/api/v1/sites/${form.siteId}/dsar-form`, { isPublished: false });
  expect(await addressOf(form)).toBeNull();
});

test('a slower run takes nothing back, unless the mailbox gives its numbers anew', async () => {
  const inbox = sha256('a mailbox of its own');
  const saved = async (uidValidity: number, lastUid: number) => {
    await app.db.acrossAccounts((tx) => saveLastUid(tx, { mailbox: inbox, uidValidity, lastUid }));
    return app.db.acrossAccounts((tx) => findLastUid(tx, inbox, uidValidity));
  };
  expect([await saved(1, 5), await saved(1, 3), await saved(2, 1)]).toEqual([5, 5, 1]);
});
