import { heard, type Job } from '#platform/jobs/jobs.ts';
import { expire, settleOver } from './expire.ts';
import { forgetExports, runExport } from './exports.ts';
import { followNew } from './follow.ts';
import {
  expireSubscriptions,
  followConsents,
  forgetNewsletterExports,
  mailSubscriber,
  writeNewsletterExport,
} from './jobs.ts';
import { sendMail } from './mails.ts';

/** The jobs of this feature with what they do. */
export const newsletterJobs: readonly Job[] = [
  heard(mailSubscriber, (asked, services) => sendMail(services, asked)),
  heard(followConsents, async (_, services) => {
    while ((await followNew(services)) > 0);
  }),
  heard(
    expireSubscriptions,
    (_, services) => expire(services),
    (_, services) => settleOver(services),
  ),
  heard(writeNewsletterExport, (given, services) => runExport(services, given)),
  heard(forgetNewsletterExports, (_, services) => forgetExports(services)),
];
