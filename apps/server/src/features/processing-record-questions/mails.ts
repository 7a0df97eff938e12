import { nameInMail } from '@app/contract';
import { fill, formatDate, languageTag, loadWords } from '@app/texts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { allowMails } from '../accounts/index.ts';
import { askerOf } from './asker.ts';
import { mailQuestion } from './jobs.ts';
import { deleteDone, listAccountsWithLinks, listOfLink, lockLink, takeUnreminded } from './queries.ts';
import { forgottenDays, reminderDays } from './rules.ts';
import { linkUrl } from './tokens.ts';
import { languageOf } from './view.ts';

/** Milliseconds until a mail above the limits of the account is tried again. */
const sendLater = 15 * 60_000;

type Task = { readonly accountId: string; readonly linkId: string; readonly isReminder: boolean };

/** Mails a link, unless it no longer asks anything. The mail names no record. */
export async function sendQuestion(services: Services, task: Task): Promise<void> {
  const { accountId, linkId, isReminder } = task;
  const found = await services.db.inAccount(accountId, async (tx) => {
    const link = await lockLink(tx, accountId, linkId);
    if (!link?.email || link.sentAt || link.expiresAt <= services.now()) return undefined;
    if ((await listOfLink(tx, accountId, linkId)).length === 0) return undefined;
    const allowed = await allowMails(tx, services, accountId, 1);
    if (allowed === 'unproved') return undefined;
    if (allowed === 'later') {
      await enqueue(tx, mailQuestion, task, { runAt: new Date(services.now().getTime() + sendLater) });
      return undefined;
    }
    return { ...link, to: link.email, owner: nameInMail(await askerOf(tx, accountId)) };
  });
  if (!found) return;
  const { to, owner, expiresAt } = found;
  const locale = languageOf(found);
  const { mails } = await loadWords(locale, 'recordQuestions');
  const { subject, body } = isReminder ? mails.reminder : mails.ask;
  const values = { owner, link: linkUrl(services, { accountId, linkId }), date: formatDate(locale, expiresAt, 'long') };
  await services.mail.send(to, {
    subject: fill(subject, values),
    text: fill(body, values),
    language: languageTag(locale),
    sender: { name: owner, replyTo: null },
  });
}

/** Reminds of links that wait for an answer, and forgets those that got none or are done. */
export async function remind(services: Services): Promise<void> {
  const { db, log } = services;
  const now = services.now();
  const before = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  for (const accountId of await db.acrossAccounts(listAccountsWithLinks))
    try {
      await db.asSystem(async (tx) => {
        await deleteDone(tx, accountId, before(forgottenDays));
        for (const linkId of await takeUnreminded(tx, accountId, before(reminderDays), now))
          await enqueue(tx, mailQuestion, { accountId, linkId, isReminder: true });
      });
    } catch (error) {
      // One account that fails stops no other; tomorrow it is tried again.
      log.failure('job', error, { job: 'processing-record-questions.remind', account: accountId });
    }
}
