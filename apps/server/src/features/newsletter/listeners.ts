import { withListeners, type Job } from '#platform/jobs/jobs.ts';
import { expire, settleOver } from './expire.ts';
import { newsletterFollower } from './follow.ts';
import { expireSubscriptions, followConsents, forgetReplyAddresses, mailReplyAddress, mailSubscriber } from './jobs.ts';
import { sendMail } from './mails.ts';
import { deleteLoneNewsletters } from './newsletter-queries.ts';
import { deleteUnusedReplyAddresses } from './reply-queries.ts';
import { sendReplyMail } from './reply-to.ts';
import { replyGrace } from './rules.ts';

/** The jobs of this feature with their implementations. */
export const newsletterJobs: readonly Job[] = [
  withListeners(mailSubscriber, (asked, services) => sendMail(services, asked)),
  withListeners(mailReplyAddress, (asked, services) => sendReplyMail(services, asked)),
  withListeners(followConsents, async (_, services) => {
    while ((await newsletterFollower.followNew(services)) > 0);
  }),
  withListeners(
    expireSubscriptions,
    (_, services) => expire(services),
    (_, services) => settleOver(services),
    (_, { db }) => db.acrossAccounts(deleteLoneNewsletters),
  ),
  withListeners(forgetReplyAddresses, (_, { db, now }) =>
    db.acrossAccounts((tx) => deleteUnusedReplyAddresses(tx, new Date(now().getTime() - replyGrace))),
  ),
];
