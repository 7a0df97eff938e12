import { emailChoice, locale } from '@app/contract';
import { formatDate, isLocale } from '@app/texts';
import { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import { enqueue, job, type Job } from '#platform/jobs/jobs.ts';
import { takeEndingApiKeys } from './api-key-queries.ts';
import { mayMail } from './attempts.ts';
import { deleteEndedAttempts } from './attempt-queries.ts';
import { deleteEndedEmailTokens } from './email-token-queries.ts';
import { message, notices } from './emails.ts';
import { forgetUnusedDevices } from './devices.ts';
import { deleteEndedCounts } from './try-queries.ts';
import { deleteOldMailHours } from './mail-allowance-queries.ts';
import { issueLink, pageAddress, sendLink } from './links.ts';
import { insertSignUp } from './new-account.ts';
import { findAccount, findPerson, findPersonByEmail } from './queries.ts';
import { seenSince } from './rules.ts';
import { deleteEndedSessions } from './session-queries.ts';

/** Mails a notice about the account. A second run mails again. */
export const sendNotice = job({
  name: 'accounts.send-notice',
  mails: true,
  payload: z.object({ notice: z.enum(notices), to: z.string(), locale, values: z.record(z.string(), z.string()) }),
  attempts: 10,
  async run({ notice, to, locale, values }, { mail }) {
    await mail.send(to, await message(notice, locale, values));
  },
});

/**
 * Creates a link for a new password, if somebody has the address. Runs as a job, so that the response takes equally long either
 * way. A second run creates a second link, and only the newer one works.
 */
export const startReset = job({
  name: 'accounts.start-reset',
  payload: z.object({ email: z.string(), locale }),
  attempts: 5,
  async run({ email, locale }, services) {
    await services.db.asSystem(async (tx) => {
      if (!(await mayMail(tx, services, email))) return;
      const person = await findPersonByEmail(tx, email);
      if (person) await issueLink(tx, services, 'reset', person, locale);
    });
  },
});

/**
 * Signs up when the form may not reveal whether the address is known: creates the account, or mails the address's owner that
 * one exists. A second run finds the person of the first and does nothing.
 */
export const signUpUnseen = job({
  name: 'accounts.sign-up-unseen',
  payload: z.object({
    accountId: z.uuid(),
    personId: z.uuid(),
    email: z.string(),
    passwordHash: z.string(),
    name: z.string(),
    locale,
    country: z.string().nullable(),
    emailDrip: emailChoice.nullable(),
    emailNl: emailChoice.nullable(),
    form: z.string().nullable(),
    now: z.iso.datetime(),
  }),
  attempts: 5,
  async run({ now, ...given }, services) {
    const { personId, email, locale } = given;
    await services.db.asSystem(async (tx) => {
      if (await insertSignUp(tx, { ...given, now: new Date(now) })) {
        await issueLink(tx, services, 'verify', { id: personId, email }, locale);
      } else if (!(await findPerson(tx, personId)) && (await mayMail(tx, services, email))) {
        const values = { email, link: pageAddress(services, locale, 'sign-in') };
        await enqueue(tx, sendNotice, { notice: 'signUpAgain', to: email, locale, values });
      }
    });
  },
});

/** Deletes expired sessions, links, try counts and known browsers. Idempotent. */
export const sweep = job({
  name: 'accounts.sweep',
  payload: z.object({}),
  attempts: 3,
  cron: '17 3 * * *',
  async run(_, { db, now }) {
    await db.acrossAccounts(async (tx) => {
      await deleteEndedSessions(tx, now(), seenSince(now()));
      await deleteEndedEmailTokens(tx, now());
      await deleteEndedAttempts(tx, now());
      await deleteEndedCounts(tx, now());
      await forgetUnusedDevices(tx, now());
      await deleteOldMailHours(tx, new Date(now().getTime() - mailHoursKept));
    });
  },
});

/** Tells the makers of keys that end within a week. Idempotent: each key is told of once. */
export const warnOfKeyEnds = job({
  name: 'accounts.warn-of-key-ends',
  payload: z.object({}),
  attempts: 3,
  cron: '23 6 * * *',
  async run(_, { db, now }) {
    await db.acrossAccounts(async (tx) => {
      for (const { accountId, name, endsAt, email, locale } of await takeEndingApiKeys(tx, now(), keyWarningDays)) {
        const to = isLocale(locale) ? locale : 'en';
        const values = {
          key: name,
          account: await nameOf(tx, accountId),
          date: formatDate(to, endsAt.toISOString(), 'long'),
        };
        await enqueue(tx, sendNotice, { notice: 'keyEnding', to: email, locale: to, values });
      }
    });
  },
});

const keyWarningDays = 7;

async function nameOf(tx: Tx, accountId: string): Promise<string> {
  return (await findAccount(tx, accountId))?.name ?? '';
}

const mailHoursKept = 2 * 24 * 3_600_000;

export const accountJobs: readonly Job[] = [sendLink, sendNotice, startReset, signUpUnseen, sweep, warnOfKeyEnds];
