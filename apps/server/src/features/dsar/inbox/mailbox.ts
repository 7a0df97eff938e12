import { ImapFlow } from 'imapflow';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Services } from '#platform/http/context.ts';
import { mostRead, parseMail, type PassedOver } from './parse-mail.ts';
import { findLastUid, saveLastUid } from './queries.ts';
import { MailServerFailure, takeOrTell } from './passed-over.ts';
import type { Taken } from './take.ts';

/** Mails that one run reads. */
const mostMails = 200;
/** Milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Reads what arrived in the mailbox since the last run, oldest first. Each mail is marked as read there and left; it is taken
 * once, by its Message-ID, even if the process stops between the mail and the mark.
 */
export async function readMailbox(services: Services): Promise<void> {
  const inbound = services.config.inboundMail;
  if (!inbound) return;
  const { host, port, secure, user, password: pass, folder } = inbound;
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
  const counts = new Map<Taken | PassedOver | 'failed', number>();
  try {
    await mailServer(() => client.connect());
    const opened = await mailServer(() => client.mailboxOpen(folder));
    const mailbox = sha256(`${host} ${user} ${folder}`);
    const uidValidity = Number(opened.uidValidity);
    const last = (await services.db.acrossAccounts((tx) => findLastUid(tx, mailbox, uidValidity))) ?? 0;
    const found = await mailServer(() => client.search({ uid: `${last + 1}:*` }, { uid: true }));
    // `n:*` names the last mail, even if its number is lower.
    const uids = (Array.isArray(found) ? found : []).filter((uid) => uid > last).toSorted((a, b) => a - b);
    for (const uid of uids.slice(0, mostMails)) {
      const source = await mailServer(() =>
        client.fetchOne(String(uid), { internalDate: true, source: { start: 0, maxLength: mostRead } }, { uid: true }),
      );
      const mail = source && source.source ? await parseMail(source.source, inbound) : 'unreadable';
      const arrivedAt = source && source.internalDate ? new Date(source.internalDate) : services.now();
      const became = typeof mail === 'string' ? mail : await takeOrTell(services, { ...mail, arrivedAt });
      counts.set(became, (counts.get(became) ?? 0) + 1);
      const read = { mailbox, uidValidity, lastUid: uid };
      await services.db.acrossAccounts((tx) => saveLastUid(tx, read));
      if (became === 'message' || became === 'request')
        await mailServer(() => client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }));
    }
    await mailServer(() => client.logout());
  } finally {
    client.close();
    if (counts.size > 0) services.log.note('mailbox read', Object.fromEntries(counts));
  }
}

/** Errors of mail servers quote what was sent, and the user name: only their code is passed on. */
async function mailServer<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    // Properties that imapflow adds to its errors.
    const { code, serverResponseCode } = error as { readonly code?: string; readonly serverResponseCode?: string };
    throw new MailServerFailure(
      `The mailbox could not be read: ${serverResponseCode ?? code ?? 'no reason was given'}.`,
    );
  }
}
