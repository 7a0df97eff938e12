import { z } from 'zod';
import { dsarFileLimits, redactionReasons, redactionScopes } from './dsar-fields.ts';
import { redactionTrace } from './dsar-shapes.ts';
import { letterInput } from './dsar-steps.ts';
import { endpoint } from './endpoint.ts';
import { plainText } from './fields.ts';

const path = '/api/v1/dsar-requests/{dsarRequestId}';

export { redactionReasons, redactionScopes } from './dsar-fields.ts';

/** What is looked for. It stands in the body alone: addresses are logged. */
const passages = z.array(plainText(200)).min(1).max(50);

const search = z.object({
  passages,
  /** Whether a passage may not be part of a longer word. */
  wholeWords: z.boolean().default(true),
});

const searched = z.object({
  fileId: z.uuid(),
  name: z.string(),
  /** Files that are no text, or larger than 8 MiB, are not searched. */
  kind: z.enum(['json', 'csv', 'text', 'not-text', 'too-large']),
  count: z.int(),
  /** The first passages, with what is around them. */
  excerpts: z.array(z.object({ before: z.string(), passage: z.string(), after: z.string() })),
});

/** Blacks out what concerns others before it is sent. GDPR Art. 15(4). */
export const dsarRedactions = {
  search: endpoint({
    method: 'POST',
    path: `${path}/redaction-search`,
    access: 'requests.manage',
    audit: 'dsar-request.opened',
    summary: 'Search a request’s unsent files for words. Each read is logged',
    rate: { by: 'account', points: 120, seconds: 600 },
    body: search,
    answer: z.object({ files: z.array(searched) }),
  }),
  redact: endpoint({
    method: 'POST',
    path: `${path}/redactions`,
    access: 'requests.manage',
    audit: 'dsar-request.handled',
    summary:
      'Black out words in copies of files, or in a letter that is not sent yet. The originals are deleted once the copies are sent',
    rate: { by: 'account', points: 120, seconds: 600 },
    body: search.extend({
      fileIds: z.array(z.uuid()).max(dsarFileLimits.files).default([]),
      /** Passages alone, or the rows of CSV files in which they stand. */
      scope: z.enum(redactionScopes).default('passage'),
      reason: z.enum(redactionReasons),
      letter: letterInput.optional(),
    }),
    /** The letter as it is to be sent, and what was blacked out; nothing where nothing was found. */
    answer: z.object({ letter: letterInput.nullable(), redactions: z.array(redactionTrace) }),
  }),
};
