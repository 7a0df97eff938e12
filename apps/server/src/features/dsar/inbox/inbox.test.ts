import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { testApp, type Person } from '#test/app.ts';
import { anna, requestersOf } from '#test/dsar.ts';
import { startMailbox, writtenMail, type Mail } from '#test/mailbox.ts';

const mailbox = await startMailbox();
const app = testApp({
  limits: 'off',
  config: { inboundMail: mailbox.inboundMail, mailLimits: { firstDay: 1000, firstWeek: 1000, later: 1000 } },
});
afterAll(mailbox.stop);
app.clock.set('2026-11-25T10:00:00.000Z');
const { aForm, aRequest, requests, read } = requestersOf(app);

const arrive = async (mail: Mail) => {
  mailbox.arrive(writtenMail(mail));
  await app.runScheduled('dsar.read-inbox');
};

async function replyTo(to: string): Promise<string> {
  return (await app.outbox.last(to)).sender?.replyTo ?? '';
}

const messagesOf = async (owner: Person, id: string) =>
  (await read(owner, id)).letters
    .filter(({ from }) => from === 'requester')
    .map(({ blocks }) => blocks.map(({ text }) => text));

test('a reply to the mails about a request becomes a message of its thread, once', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'reply@example.com' });
  const to = await replyTo('reply@example.com');
  expect(to).toMatch(/^requests\+[0-9a-z]{24}@example\.com$/);
  const mail = { to, from: 'reply@example.com', 'message-id': '<one@example.com>', body: 'My number is 4711.' };
  await arrive(mail);
  await arrive({ ...mail, to: to.toUpperCase() });
  expect(await messagesOf(form.owner, id)).toEqual([['My number is 4711.']]);
  const [step] = (await read(form.owner, id)).steps.filter(({ kind }) => kind === 'wrote');
  expect(step).toMatchObject({ who: 'requester', note: '' });
  expect(app.log.join('\n')).not.toContain('4711');
  expect(app.log.join('\n')).not.toContain('reply@example.com');
});

test('HTML is read as text, and who wrote from another address is noted', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'html@example.com' });
  const body = `--b
Content-Type: text/html; charset=utf-8

<style>p{}</style><p>Gr&uuml;&szlig;e &amp; <b>bye</b><script>alert(1)</script><p>Two
--b--
`;
  const to = await replyTo('html@example.com');
  await arrive({ to, from: 'other@example.com', 'content-type': 'multipart/mixed; boundary=b', body });
  const [blocks] = await messagesOf(form.owner, id);
  expect(blocks?.[0]).toBe('Grüße & bye\nTwo');
  expect(blocks?.join(' ')).not.toMatch(/alert|<|p\{/);
  const [step] = (await read(form.owner, id)).steps.filter(({ kind }) => kind === 'wrote');
  expect(step?.note).toBe('other@example.com');
});

test('automatic answers, forged addresses and addresses of nothing change nothing, and nobody is answered', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'auto@example.com' });
  const to = await replyTo('auto@example.com');
  const before = (await app.outbox.all()).length;
  await arrive({ to, 'auto-submitted': 'auto-replied' });
  await arrive({ to, 'return-path': '<>' });
  await arrive({ to, precedence: 'bulk' });
  await arrive({ to, from: 'MAILER-DAEMON@example.com' });
  await arrive({ to: to.replace(/.{4}@/, '0000@') });
  await arrive({ to: 'requests+abc@example.com' });
  await arrive({ to: 'requests@example.com' });
  expect(await messagesOf(form.owner, id)).toEqual([]);
  expect((await app.outbox.all()).length).toBe(before);
});

test('what is forwarded to the address of a form becomes a request of who wrote it, once', async () => {
  const form = await aForm();
  const { mail } = (await form.owner.get(`/api/v1/sites/${form.siteId}/dsar-form`)).json();
  expect(mail).toMatch(/^requests\+[0-9a-z]{26}@example\.com$/);
  const body = `Please answer.

-------- Weitergeleitete Nachricht --------
Von: Bea Beispiel <bea@example.com>
Betreff: Meine Daten

Bitte löschen Sie meine Daten, ich und die Firma haben nichts mehr zu tun.`;
  const forwarded = {
    body,
    to: mail,
    from: 'office@example.com',
    subject: 'WG: Meine Daten',
    'message-id': '<forwarded@example.com>',
    'content-type': 'text/plain; charset=utf-8',
  };
  await arrive(forwarded);
  await arrive(forwarded);
  const found = await requests(form.owner);
  expect(found).toMatchObject([{ name: 'Bea Beispiel', rights: ['access', 'erasure'], isConfirmed: false }]);
  const whole = await read(form.owner, found[0]?.id ?? '');
  expect(whole).toMatchObject({ email: 'bea@example.com', channel: 'email', language: 'de' });
  expect(whole.details).toContain('Bitte löschen Sie meine Daten');
  expect((await app.outbox.last('bea@example.com')).text).toContain(found[0]?.number);
});

test('the setting names the mailbox, and TLS is left out on this machine alone', () => {
  const inbound = (url: string) => readConfig({ INBOUND_MAIL_URL: url }).inboundMail;
  expect(inbound('imaps://requests%40example.com:p%40ss@mail.example.com/Privacy')).toEqual({
    host: 'mail.example.com',
    port: 993,
    secure: true,
    user: 'requests@example.com',
    password: 'p@ss',
    folder: 'Privacy',
    local: 'requests',
    domain: 'example.com',
  });
  expect(inbound('imaps://u:p@mail.example.com?address=dsr%40example.com')).toMatchObject({ local: 'dsr', user: 'u' });
  expect(inbound('imap://a%40example.com:p@localhost')).toMatchObject({ secure: false, port: 143 });
  for (const wrong of ['imap://a%40example.com:p@mail.example.com', 'imaps://u:p@mail.example.com', 'nothing'])
    expect(() => inbound(wrong)).toThrow('INBOUND_MAIL_URL must be an address like imaps:');
});
