import { z } from 'zod';
import { consentIsLeaf, subjectRow } from './consent-records-shapes.ts';
import { endpoint } from './endpoint.ts';
import { email, locale, oneLine } from './fields.ts';

/** Bytes of a request, and characters of its parts. */
export const consentLimits = {
  body: 1_000_000,
  /** By a public key, which everybody has who sees the page. Browsers send no more from a page that closes either. */
  publicBody: 64 * 1024,
  preferences: 200,
  subject: 16_384,
  import: 64 * 1024 * 1024,
  importLines: 50_000,
  form: 400_000,
  content: 100_000,
} as const;

const name = oneLine(100);

/** Who consents: by the site's own id, by address, or both. Without either the person has no name but that of the record. */
const subject = z.object({
  id: oneLine(256).optional(),
  email: email.optional(),
  first_name: oneLine(256).optional(),
  last_name: oneLine(256).optional(),
  full_name: oneLine(256).optional(),
  verified: z.boolean().optional().describe('That the address is theirs. Only with a private key'),
});

/** A text that was shown, by the name it has in the dashboard. Without a version: the newest there is. */
const legalNotice = z.object({
  identifier: name,
  version: oneLine(100).optional(),
  language: locale.optional(),
});

const preference = z.union([z.boolean(), z.number(), z.string().max(1000), z.null()]);

const proof = z.object({
  form: z.string().max(consentLimits.form).optional().describe('The markup of the form as it was shown'),
  content: z.string().max(consentLimits.content).optional().describe('What was entered, as JSON'),
});

const listed = <Item extends z.ZodType>(item: Item, max: number) =>
  z.union([z.array(item).max(max), item.transform((one) => [one])]);

/** A consent as it is sent. Field names are those that forms and servers have used for it for years. */
export const consentInput = z.object({
  id: z.uuidv7().optional().describe('Made by the sender, of the time of the consent: a repetition is the same record'),
  timestamp: z.iso.datetime({ offset: true }).optional().describe('When it was given. Only with a private key'),
  kind: z.enum(['consent', 'withdrawal']).default('consent'),
  subject: subject.default({}),
  legal_notices: listed(z.union([legalNotice, name.transform((identifier) => ({ identifier }))]), 50).default([]),
  preferences: z
    .record(name, preference)
    .refine((all) => Object.keys(all).length <= consentLimits.preferences, {
      message: 'field.too-many',
      params: { count: consentLimits.preferences },
    })
    .describe(`At most ${consentLimits.preferences}`)
    .default({}),
  proofs: listed(proof, 10).default([]),
  language: locale.optional().describe('In which the form was shown'),
  verified: z.boolean().optional().describe('That the person is known to have given it. Only with a private key'),
  subject_token: z
    .string()
    .max(4096)
    .optional()
    .describe(
      'A JWT by which your server says who is signed in: HS256 with a signing key. Its `sub` and `email` count',
    ),
});
export type ConsentInput = z.infer<typeof consentInput>;

/** A person as a server knows them: found by the site's own id or by address. One of the two is needed. */
export const subjectInput = subject.refine(({ id, email: address }) => id !== undefined || address !== undefined, {
  path: ['id'],
  message: 'field.required',
});
export type SubjectInput = z.infer<typeof subjectInput>;

/** A consent that is kept. A public key is not told whose it is: that would say whether somebody is known. */
export const keptConsent = z.object({
  id: z.uuid(),
  subject_id: z.uuid().optional().describe('Only with a private key'),
  timestamp: z.iso.datetime(),
  source: z.enum(['public', 'private']),
  verified: z.boolean(),
});
export type KeptConsentAnswer = z.infer<typeof keptConsent>;

/** What became of a line of an import. */
const importedLine = z.object({
  line: z.int().describe('From 1'),
  id: z.uuid().optional(),
  code: z.string().optional().describe('Why it was refused'),
  message: z.string().optional(),
  fields: z
    .record(z.string(), z.object({ code: z.string(), message: z.string() }))
    .optional()
    .describe('What is wrong, or differs from the record of that id, by field'),
});

/** Consents by a public key that ask for a newsletter, so that a mail goes out: of the others none has to be paid for. */
const work = { address: 10, all: 300 } as const;

/** Where pages and servers send consents. Each is answered once it is on the disk. */
export const consentIntake = {
  record: endpoint({
    method: 'POST',
    path: '/e/consent/{consentKey}',
    access: 'public',
    audit: { none: consentIsLeaf },
    cors: '*',
    summary: 'Record a consent with a public key in the path. A page can send it while it closes',
    params: z.object({ consentKey: z.string().regex(/^[\w-]{20,60}$/) }),
    body: consentInput,
    bodyLimit: consentLimits.publicBody,
    work,
    status: 201,
    answer: keptConsent,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/consents',
    access: 'public',
    audit: { none: consentIsLeaf },
    byConsentKey: true,
    cors: '*',
    summary: 'Record a consent with a public or private consent key as bearer token. Supports `Idempotency-Key`',
    body: consentInput,
    bodyLimit: consentLimits.body,
    work,
    status: 201,
    answer: keptConsent,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/v1/consents/import',
    access: 'public',
    audit: { none: consentIsLeaf },
    byConsentKey: true,
    cors: '*',
    summary: 'Import consents, one JSON object per line, with a private consent key',
    query: z.object({ all: z.enum(['true', 'false']).optional().describe('All of them or none') }),
    body: consentInput,
    bodyLimit: consentLimits.import,
    status: 200,
    answer: z.object({ kept: z.int(), refused: z.int(), lines: z.array(importedLine) }),
  }),
  subject: endpoint({
    method: 'POST',
    path: '/api/v1/subjects',
    access: 'public',
    audit: { none: 'What is said of a person is a leaf of the same tree' },
    byConsentKey: true,
    cors: '*',
    summary:
      'Add a person (201), or correct a person with this id or address (200), with a private consent key. If id and address belong to two entries, they are merged',
    body: subjectInput,
    bodyLimit: consentLimits.subject,
    status: 201,
    answer: subjectRow,
  }),
};
