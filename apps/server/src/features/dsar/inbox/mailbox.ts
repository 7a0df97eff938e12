import { sha256 } from '#platform/crypto/tokens.ts';
import type { Services } from '#platform/http/context.ts';
import { eachNewMail } from './imap.ts';
import type { PassedOver } from './parse-mail.ts';
import { findLastUid, saveLastUid } from './queries.ts';
import { takeOrTell } from './passed-over.ts';
import type { Taken } from './take.ts';

/**
 * Reads what arrived in the mailbox since the last run. Each mail is marked as read there and left; it is taken once, by its
 * Message-ID, even if the process stops between the mail and the mark.
 */
export async function readMailbox(services: Services): Promise<void> {
  const inbound = services.config.inboundMail;
  if (!inbound) return;
  const { db, now, log } = services;
  const mailbox = sha256(`${inbound.host} ${inbound.user} ${inbound.folder}`);
  const counts = new Map<Taken | PassedOver | 'failed', number>();
  try {
    await eachNewMail(
      inbound,
      {
        now,
        lastRead: async (uidValidity) => (await db.acrossAccounts((tx) => findLastUid(tx, mailbox, uidValidity))) ?? 0,
      },
      async (mail, { uid, uidValidity }) => {
        const became = typeof mail === 'string' ? mail : await takeOrTell(services, mail);
        counts.set(became, (counts.get(became) ?? 0) + 1);
        await db.acrossAccounts((tx) => saveLastUid(tx, { mailbox, uidValidity, lastUid: uid }));
        return became === 'message' || became === 'request';
      },
    );
  } finally {
    if (counts.size > 0) log.note('mailbox read', Object.fromEntries(counts));
  }
}
