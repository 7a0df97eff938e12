import hoodiecrow from 'hoodiecrow-imap';
import type { AddressInfo } from 'node:net';
import type { InboundMail } from '../src/config-inbound-mail.ts';

export type Mail = Readonly<Record<string, string>> & { readonly to: string };

/** A mail as a program writes it. */
export function writtenMail({ body = 'Hello', ...headers }: Mail): string {
  const all = { from: 'Anna Muster <anna.muster@example.com>', subject: 'My data', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${body.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n')}`;
}

/** A mail with a text and files. */
export function mailWithFiles(
  headers: Mail,
  files: readonly { readonly name: string; readonly bytes: Uint8Array; readonly isInText?: boolean }[],
): string {
  const parts = files.map(({ name, bytes, isInText }) => {
    const lines =
      Buffer.from(bytes)
        .toString('base64')
        .match(/.{1,76}/g) ?? [];
    const head = [
      `Content-Type: ${isInText ? 'image/png' : 'application/octet-stream'}; name="${name}"`,
      `Content-Disposition: ${isInText ? 'inline' : 'attachment'}; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
    ];
    return `--b\n${head.join('\n')}\n\n${lines.join('\n')}\n`;
  });
  const text = `--b\nContent-Type: text/plain; charset=utf-8\n\n${headers['body'] ?? 'See the files.'}\n`;
  const body = `${text}${parts.join('')}--b--\n`;
  return writtenMail({ ...headers, 'content-type': 'multipart/mixed; boundary=b', body });
}

/** A mail server on this machine, with one mailbox. */
export async function startMailbox() {
  const server = hoodiecrow({
    storage: { INBOX: { uidvalidity: 7, messages: [] } },
    plugins: ['UIDPLUS', 'ID', 'ENABLE', 'LITERALPLUS'],
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an address of this shape.
  const { port } = server.server.address() as AddressInfo;
  const inboundMail: InboundMail = {
    port,
    host: '127.0.0.1',
    secure: false,
    user: 'testuser',
    password: 'testpass',
    folder: 'INBOX',
    local: 'requests',
    domain: 'example.com',
  };
  return {
    inboundMail,
    // The server takes bytes as the letters of a string.
    arrive: (raw: string, at = new Date()) =>
      server.appendMessage('INBOX', [], at, Buffer.from(raw).toString('latin1')),
    stop: () => server.server.close(),
  };
}
