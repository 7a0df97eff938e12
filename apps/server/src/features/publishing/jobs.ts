import { locale } from '@app/contract';
import { fill, loadWords } from '@app/texts';
import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';
import { isAccountProved } from '../accounts/index.ts';

/**
 * Announces that a document was published, so that other features follow: the legal notice of consents, the banner's texts. A
 * second run finds the version already there.
 */
export const documentPublished = job({
  name: 'publishing.published',
  payload: z.object({ accountId: z.uuid(), documentId: z.uuid(), publicId: z.string(), number: z.int() }),
});

/** Mails the embed code to a person who edits the site. A second run mails again. */
export const sendInstructions = job({
  name: 'publishing.send-instructions',
  mails: true,
  payload: z.object({ accountId: z.uuid().optional(), to: z.string(), url: z.string(), code: z.string(), locale }),
  attempts: 5,
  async run({ accountId, to, url, code, locale: language }, { db, mail }) {
    if (accountId && !(await db.inAccount(accountId, (tx) => isAccountProved(tx, accountId)))) return;
    const { embeddingInstructions } = await loadWords(language, 'emails');
    await mail.send(to, {
      subject: embeddingInstructions.subject,
      text: fill(embeddingInstructions.body, { url, code }),
    });
  },
});

/** Makes the other documents of a site link to what visitors can read, after this document changed that. Idempotent. */
export const followLinks = job({
  name: 'publishing.follow-links',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid(), documentId: z.uuid() }),
});

/** Announces that a published document was taken offline or put online again. A second run changes nothing. */
export const documentShown = job({
  name: 'publishing.shown',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid() }),
});

/** Every night: tells owners which privacy policies must be updated soon (rule P13). A second run finds them told. */
export const announceYearlyUpdates = job({
  name: 'publishing.announce-updates',
  payload: z.object({}),
  cron: '45 4 * * *',
});

/** Mails one person that a privacy policy must be updated by a day. A second run mails again. */
export const sendUpdateNotice = job({
  name: 'publishing.send-update-notice',
  mails: true,
  payload: z.object({
    accountId: z.uuid(),
    siteId: z.uuid(),
    documentId: z.uuid(),
    on: z.string(),
    to: z.string(),
    locale: z.string().nullable(),
  }),
  attempts: 5,
});

/** Deletes the versions of deleted documents whose time is over. Idempotent. */
export const forgetVersions = job({ name: 'publishing.forget-versions', payload: z.object({}), cron: '15 4 * * *' });

/** Recomposes the published documents of an account. A second run finds them done. */
export const republishAccount = job({
  name: 'publishing.republish',
  payload: z.object({ accountId: z.uuid(), id: z.uuid() }),
});

/** Every night: updates documents where a law began to apply or our words changed. A second run finds the updates started. */
export const followLaw = job({
  name: 'publishing.follow-law',
  payload: z.object({}),
  cron: '10 4 * * *',
});
