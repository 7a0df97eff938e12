import { invitationDays } from '@app/contract';
import { fill, isLocale, loadWords } from '@app/texts';
import { z } from 'zod';
import { enqueue, job, type Job } from '#platform/jobs/jobs.ts';
import { allowMails, findPersonOf } from '../accounts/index.ts';
import { deleteEndedInvitations, findInvitation } from './invitation-queries.ts';
import { invitationLink } from './invitation-link.ts';

const payload = z.object({ accountId: z.uuid(), invitationId: z.uuid() });
const hour = 3_600_000;

/** Mails an invitation, if it still waits. Over the limit of mails, it goes out later. A second run mails again. */
export const sendInvitation = job({
  name: 'teams.send-invitation',
  mails: true,
  payload,
  attempts: 10,
  async run(asked, services) {
    const { accountId, invitationId } = asked;
    const { db, now, mail } = services;
    const found = await db.inAccount(accountId, async (tx) => {
      const invitation = await findInvitation(tx, accountId, invitationId, now());
      const inviter = invitation && (await findPersonOf(tx, accountId, invitation.invitedBy));
      if (!invitation || !inviter) return undefined;
      const allowed = await allowMails(tx, services, accountId, 1);
      if (allowed === 'later') await enqueue(tx, sendInvitation, asked, { runAt: new Date(now().getTime() + hour) });
      return allowed === 'now' ? { invitation, inviter } : undefined;
    });
    if (!found) return;
    const { invitation, inviter } = found;
    const locale = isLocale(invitation.locale) ? invitation.locale : 'en';
    const { subject, body } = (await loadWords(locale, 'emails')).invitation;
    const link = invitationLink(services, locale, { accountId, id: invitationId });
    // Nothing that somebody could have written freely: the mail goes to addresses that did not ask for it.
    const values = { inviter: inviter.email, email: invitation.email, link, days: invitationDays };
    await mail.send(invitation.email, { subject, text: fill(body, values) });
  },
});

/** Deletes expired invitations. Idempotent. */
const sweepInvitations = job({
  name: 'teams.sweep-invitations',
  payload: z.object({}),
  attempts: 3,
  cron: '41 3 * * *',
  async run(_, { db, now }) {
    await db.acrossAccounts((tx) => deleteEndedInvitations(tx, now()));
  },
});

export const teamJobs: readonly Job[] = [sendInvitation, sweepInvitations];
