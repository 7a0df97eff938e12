import { sha256 } from '#platform/crypto/tokens.ts';
import type { Services } from '#platform/http/context.ts';
import { eachNewMail } from './imap.ts';
import type { PassedOver } from './parse-mail.ts';
import { findLastUid, saveLastUid } from './queries.ts';
import { takeMail, type Taken } from './take.ts';

/**
 * Reads what arrived in the mailbox since the last run. Each mail is marked as read there and left; it is taken once, by its
 * Message-ID, even if the process stops between the mail and the mark.
 */
export async function readMailbox(services: Services): Promise<void> {
  const inbound = services.config.inboundMail;
  if (!inbound) return;
  const { db, now, log } = services;
  const mailbox = sha256(`${inbound.host} ${inbound.user} ${inbound.folder}`);
  const counts = new Map<Taken | PassedOver, number>();
  try {
    await eachNewMail(
      inbound,
      async (uidValidity) => (await db.acrossAccounts((tx) => findLastUid(tx, mailbox, uidValidity))) ?? 0,
      async (mail, { uid, uidValidity }) => {
        const became = typeof mail === 'string' ? mail : await takeMail(services, mail);
        counts.set(became, (counts.get(became) ?? 0) + 1);
        const read = { mailbox, uidValidity, lastUid: uid, readAt: now() };
        await db.acrossAccounts((tx) => saveLastUid(tx, read));
        return became === 'message' || became === 'request';
      },
    );
  } finally {
    if (counts.size > 0) log.note('mailbox read', Object.fromEntries(counts));
  }
}
