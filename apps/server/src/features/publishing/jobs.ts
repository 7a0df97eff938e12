import { locale } from '@app/contract';
import { fill, loadWords } from '@app/texts';
import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';
import { isAccountProved } from '../accounts/index.ts';

/**
 * Told when a document was published, so that the features below follow: the legal notice of consents, the banner's
 * texts. Run twice, they find the version there.
 */
export const documentPublished = job({
  name: 'publishing.published',
  payload: z.object({ accountId: z.uuid(), documentId: z.uuid(), publicId: z.string(), number: z.int() }),
});

/** Mails the code to paste to somebody who edits the site. Run twice, it mails twice. */
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

/**
 * Lets the other documents of a site lead to one that was published for the first time. Run twice, it finds that they do.
 */
export const followLinks = job({
  name: 'publishing.follow-links',
  payload: z.object({ accountId: z.uuid(), documentId: z.uuid() }),
});

/** Composes the published documents of an account again. Run twice, it finds them done. */
export const republishAccount = job({
  name: 'publishing.republish',
  payload: z.object({ accountId: z.uuid(), id: z.uuid() }),
});

/** Every night: where a law began to apply or our words changed, the documents follow. Run twice, it finds them begun. */
export const followLaw = job({
  name: 'publishing.follow-law',
  payload: z.object({}),
  cron: '10 4 * * *',
});
