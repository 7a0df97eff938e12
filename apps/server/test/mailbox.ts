import hoodiecrow from 'hoodiecrow-imap';
import type { AddressInfo } from 'node:net';
import type { InboundMail } from '../src/config-inbound-mail.ts';

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
