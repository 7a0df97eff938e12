import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { testApp, type Person } from '#test/app.ts';
import { anna, requestersOf } from '#test/dsar.ts';
import { startMailbox } from '#test/mailbox.ts';
import { mostRead, parseMail } from './parse-mail.ts';

const mailbox = await startMailbox();
const app = testApp({
  limits: 'off',
  config: { inboundMail: mailbox.inboundMail, mailLimits: { firstDay: 1000, firstWeek: 1000, later: 1000 } },
});
afterAll(mailbox.stop);
app.clock.set('2026-11-25T10:00:00.000Z');
const { aForm, aRequest, requests, read } = requestersOf(app);

type Mail = Readonly<Record<string, string>> & { readonly to: string };

/** A mail as a program writes it. */
function written({ body = 'Hello', ...headers }: Mail): string {
  const all = { from: 'Anna Muster <anna.muster@example.com>', subject: 'My data', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}`;
}

const arrive = async (mail: Mail) => {
  mailbox.arrive(written(mail));
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

test('HTML is read as text, attachments are named, and who wrote from another address is noted', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'html@example.com' });
  const body = `--b
Content-Type: text/html; charset=utf-8

<style>p{}</style><p>Gr&uuml;&szlig;e &amp; <b>bye</b><script>alert(1)</script><p>Two
--b
Content-Type: application/pdf; name="passport.pdf"
Content-Disposition: attachment; filename="passport.pdf"
Content-Transfer-Encoding: base64

SGVsbG8=
--b--
`;
  const to = await replyTo('html@example.com');
  await arrive({ to, from: 'other@example.com', 'content-type': 'multipart/mixed; boundary=b', body });
  const [blocks] = await messagesOf(form.owner, id);
  expect(blocks?.[0]).toBe('Grüße & bye\nTwo');
  expect(blocks?.join(' ')).not.toMatch(/alert|<|p\{/);
  expect(blocks?.[1]).toBe('📎 passport.pdf');
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

test('mails with 10 MB of headers, a thousand parts or no readable charset change nothing, and cost little', async () => {
  const form = await aForm();
  const { id } = await aRequest(form, { ...anna, email: 'hostile@example.com' });
  const to = await replyTo('hostile@example.com');
  const part = '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n';
  const hostile = [
    written({ to, 'x-long': 'a'.repeat(10 * 1024 * 1024) }),
    written({ to, 'content-type': 'multipart/mixed; boundary=b', body: part.repeat(1000) }),
  ];
  const before = process.memoryUsage().rss;
  for (const raw of hostile) mailbox.arrive(raw);
  await app.runScheduled('dsar.read-inbox');
  expect(await messagesOf(form.owner, id)).toEqual([]);
  const latin = Buffer.concat([Buffer.from(written({ to, body: '' })), Buffer.from([0x47, 0xfc, 0xdf, 0x65])]);
  expect(await parseMail(latin, mailbox.inboundMail)).toBe('unreadable');
  expect(await parseMail(Buffer.from(hostile[0] ?? '').subarray(0, mostRead), mailbox.inboundMail)).toBe('headers');
  expect(await parseMail(Buffer.from(hostile[1] ?? ''), mailbox.inboundMail)).toBe('parts');
  // The stand-in holds the 10 MB several times over; what reads it never has more than the first 4 MiB.
  expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
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
