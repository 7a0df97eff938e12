import { ImapFlow } from 'imapflow';
import { Problem } from '#platform/http/problem.ts';
import { arrivingLimits } from '../files/arriving.ts';
import type { Services } from '#platform/http/context.ts';
import { attachedParts } from './attachment-rules.ts';
import {
  mostRead,
  parseMail,
  type ArrivedMail,
  type Attachment,
  type DatedMail,
  type PassedOver,
} from './parse-mail.ts';

type InboundMail = NonNullable<Services['config']['inboundMail']>;

/** Mails that one run reads. */
const mostMails = 200;
/** Milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The mail server is away, or said something that cannot be read. */
export class MailServerFailure extends Error {
  override readonly name = 'MailServerFailure';

  constructor(reason: string) {
    super(`The mailbox could not be read: ${reason}.`);
  }
}

type Reading = {
  readonly now: () => Date;
  /** The number of the last mail that was read before. */
  readonly lastRead: (uidValidity: number) => Promise<number>;
};

/**
 * Reads mails that arrived in a mailbox, oldest first, and marks as read there what was taken.
 * @param take what is done with a mail. @returns whether it was taken
 */
export async function eachNewMail(
  { host, port, secure, user, password: pass, folder, local, domain }: InboundMail,
  { now, lastRead }: Reading,
  take: (mail: DatedMail | PassedOver, place: { uid: number; uidValidity: number }) => Promise<boolean>,
): Promise<void> {
  const client = new ImapFlow({
    ...patience,
    host,
    port,
    secure,
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
  });
  // What fails is thrown where it is awaited.
  client.on('error', () => {});
  try {
    await mailServer(() => client.connect());
    const opened = await mailServer(() => client.mailboxOpen(folder));
    const uidValidity = Number(opened.uidValidity);
    const last = await lastRead(uidValidity);
    const found = await mailServer(() => client.search({ uid: `${last + 1}:*` }, { uid: true }));
    // `n:*` names the last mail, even if its number is lower.
    const uids = (Array.isArray(found) ? found : []).filter((uid) => uid > last).toSorted((a, b) => a - b);
    for (const uid of uids.slice(0, mostMails)) {
      const source = await mailServer(() =>
        client.fetchOne(
          String(uid),
          { size: true, internalDate: true, source: { start: 0, maxLength: mostRead } },
          { uid: true },
        ),
      );
      const arrivedAt = source && source.internalDate ? new Date(source.internalDate) : now();
      const read = source && source.source ? await parseMail(source.source, { local, domain }) : 'unreadable';
      const isCut = source && (source.size ?? 0) > mostRead;
      const hasFiles = typeof read !== 'string' && (read.attachments.length > 0 || isCut);
      const mail = hasFiles ? { ...read, attachments: await attachmentsOf(client, uid, read) } : read;
      if (await take(typeof mail === 'string' ? mail : { ...mail, arrivedAt }, { uid, uidValidity }))
        await mailServer(() => client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }));
    }
    await mailServer(() => client.logout());
  } finally {
    client.close();
  }
}

/** The attachments of a mail, none of which is read before somebody wants it. */
async function attachmentsOf(
  client: ImapFlow,
  uid: number,
  { attachments }: ArrivedMail,
): Promise<readonly Attachment[]> {
  try {
    const found = await client.fetchOne(String(uid), { bodyStructure: true }, { uid: true });
    const parts = attachedParts(found ? found.bodyStructure : undefined);
    if (parts.length > 0)
      return parts.map(({ part, name, size }) => ({ name, size, read: () => bytesOf(client, uid, part) }));
  } catch {
    // A structure that the server or the client does not understand: the names of the attachments are known all the same.
    if (!client.usable) throw new MailServerFailure('the connection was closed');
  }
  return attachments;
}

async function* bytesOf(client: ImapFlow, uid: number, part: string): AsyncGenerator<Uint8Array> {
  const options = { uid: true, maxBytes: arrivingLimits.file + 1 };
  try {
    const { content } = await client.download(String(uid), part, options);
    if (!content) throw new Error('There is no such part.');
    for await (const bytes of content) yield bytes;
  } catch {
    // One attachment that the server does not give stops no other mail.
    if (client.usable) throw new Problem('input.unreadable');
    throw new MailServerFailure('the connection was closed');
  }
}

/** Errors of mail servers quote what was sent, and the user name: only their code is passed on. */
async function mailServer<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    // Properties that imapflow adds to its errors.
    const { code, serverResponseCode } = error as { readonly code?: string; readonly serverResponseCode?: string };
    throw new MailServerFailure(serverResponseCode ?? code ?? 'no reason was given');
  }
}
