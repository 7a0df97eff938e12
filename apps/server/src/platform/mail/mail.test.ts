import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { jsonLog } from '../http/log.ts';
import { htmlOf, smtpMail, type Message } from './mail.ts';

const app = testApp();

test('the outbox shows mails and their links to this machine', async () => {
  await app.services.mail.send('anna@example.com', {
    subject: 'Hello <b>',
    text: 'One & two\n\nhttp://localhost:3000/en/verify?token=a&b',
  });
  const answer = await app.http.inject({ url: '/outbox', headers: { host: 'localhost:3000' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Hello &#60;b&#62;');
  expect(answer.body).toContain('<a href="http://localhost:3000/en/verify?token=a&#38;b"');
  expect(answer.headers['content-security-policy']).not.toContain('unsafe');
});

test.each([
  ['another machine', { remoteAddress: '192.0.2.1', headers: { host: 'localhost:3000' } }],
  ['a name that is not this machine', { headers: { host: 'rebound.example' } }],
  ['what a proxy forwards', { headers: { host: 'localhost:3000', 'x-forwarded-for': '192.0.2.1' } }],
])('the outbox is not there for %s', async (_, options) => {
  expect((await app.http.inject({ url: '/outbox', ...options })).statusCode).toBe(404);
});

test.each([
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'A <a@example.com>',
  'a',
  '@',
  'a@b@c',
])('"%s" is not one address', async (to) => {
  await expect(async () => app.services.mail.send(to, { subject: 'a', text: 'b' })).rejects.toThrow(
    'not one e-mail address',
  );
});

test('an address that a mail server refuses is not told to the log', async () => {
  const server = createServer((socket) => {
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const [, refused] = /RCPT TO:(\S+)/.exec(chunk.toString()) ?? [];
      socket.write(refused ? `550 5.1.1 ${refused}: nobody here\r\n` : '250 ok\r\n');
    });
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  const written: string[] = [];
  const log = jsonLog(
    (line) => written.push(line),
    () => new Date(),
  );
  await smtpMail(`smtp://127.0.0.1:${port}`, 'no-reply@example.com')
    .send('anna@example.com', { subject: 'Hello', text: 'One' })
    .catch((error: unknown) => log.failure('job failed', error));
  server.close();

  expect(written).toHaveLength(1);
  expect(written[0]).toContain('550');
  expect(written[0]).not.toContain('anna');
});

test('mails go out over SMTP, to one recipient, as text and as HTML', async () => {
  const received = await sentOverSmtp('Candor <no-reply@example.com>', {
    subject: 'Hello\r\nBcc: b@example.com',
    text: 'One\n\nhttps://example.com/a',
  });

  expect(received.filter((line) => line.startsWith('RCPT TO'))).toEqual(['RCPT TO:<anna@example.com>']);
  expect(received).toContain('Subject: Hello Bcc: b@example.com');
  expect(received).toContain('Auto-Submitted: auto-generated');
  expect(received.some((line) => line.includes('multipart/alternative'))).toBe(true);
});

test('C7: a newsletter comes from its sender, and can be unsubscribed from by one request', async () => {
  const received = await sentOverSmtp('Candor <no-reply@example.com>', {
    subject: 'Hello',
    text: 'One',
    sender: { name: 'Corner "Coffee"\r\nBcc: b@example.com', replyTo: 'coffee@example.com' },
    unsubscribe: 'https://example.com/n/unsubscribe/a',
  });

  expect(received).toContain('From: "Corner \\"Coffee\\" Bcc: b@example.com" <no-reply@example.com>');
  expect(received).toContain('Reply-To: coffee@example.com');
  expect(received).toContain('List-Unsubscribe: <https://example.com/n/unsubscribe/a>');
  expect(received).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(received.filter((line) => line.startsWith('RCPT TO'))).toEqual(['RCPT TO:<anna@example.com>']);
});

/** The lines that an SMTP server received. */
async function sentOverSmtp(from: string, message: Message): Promise<string[]> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        received.push(line);
        if (inData && line === '.') {
          inData = false;
          socket.write('250 taken\r\n');
        } else if (!inData) {
          inData = line === 'DATA';
          socket.write(
            line.startsWith('EHLO')
              ? '250 test\r\n'
              : inData
                ? '354 go on\r\n'
                : line === 'QUIT'
                  ? '221 bye\r\n'
                  : '250 ok\r\n',
          );
        }
      }
    });
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  await smtpMail(`smtp://127.0.0.1:${port}`, from).send('anna@example.com', message);
  server.close();
  return received;
}

test('the HTML of a mail is its words and nothing they could bring', () => {
  const html = htmlOf({
    subject: 'a',
    text: '<script>alert(1)</script>\n\njavascript:alert(1)\n\nhttps://example.com/"onclick="',
  });
  expect(html).not.toMatch(/<script|href="javascript|"onclick/);
});
