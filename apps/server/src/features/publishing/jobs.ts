import { locale } from '@app/contract';
import { fill, loadWords } from '@app/texts';
import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

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
  payload: z.object({ to: z.string(), url: z.string(), code: z.string(), locale }),
  attempts: 5,
  async run({ to, url, code, locale: language }, { mail }) {
    const { embeddingInstructions } = await loadWords(language, 'emails');
    await mail.send(to, {
      subject: embeddingInstructions.subject,
      text: fill(embeddingInstructions.body, { url, code }),
    });
  },
});
