import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, locale } from './fields.ts';
import { assumedFact } from './policy-shapes.ts';

export const variant = z.enum(['complete', 'simplified']);
export type Variant = z.infer<typeof variant>;

/** How a version is asked for. The database counts no further. */
const versionNumber = z.coerce.number().int().min(1).max(2_147_483_647);

const version = z.object({
  number: z.int(),
  fingerprint: z.string(),
  languages: z.array(locale),
  publishedAt: z.iso.datetime(),
  /** What it changed, by language. */
  summary: z.record(z.string(), z.string()),
});
export type DocumentVersion = z.infer<typeof version>;

const wordChange = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });

/** What a clause was and is, as a person reads it. */
const clauseChange = z.object({
  id: z.string(),
  heading: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  words: z.array(wordChange),
});
export type ClauseChange = z.infer<typeof clauseChange>;

const snippet = z.object({
  kind: z.enum(['overlay', 'popup', 'link', 'inline', 'iframe', 'html', 'react']),
  code: z.string(),
});

/** A run over the published documents of the account, and how many wait for the next. */
const republications = z.object({
  outdated: z.int(),
  republication: z
    .object({
      id: z.uuid(),
      total: z.int(),
      done: z.int(),
      changed: z.int(),
      startedAt: z.iso.datetime(),
      finishedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type Republications = z.infer<typeof republications>;

/** `{id}` or `{id}.{format}` of a public address. */
const publicFile = z
  .string()
  .max(20)
  .regex(/^[a-z0-9]{10}(?:\.(?:html|md|txt|json|pdf))?$/);
const publicId = z.string().regex(/^[a-z0-9]{10}$/);
/** The list of versions as a page, or as an Atom feed. */
const versionsFile = z.enum(['versions', 'versions.atom']);
/** `{number}` or `{number}.{format}` of a version. */
const numberedFile = z.string().regex(/^[1-9][0-9]{0,8}(?:\.(?:html|md|txt|json|pdf))?$/);
const publicDocument = z.object({ document: publicFile });
const pageQuery = z.object({
  lang: z.string().max(10).optional(),
  /** Inside the overlay frame. */
  ifr: z.string().max(5).optional(),
  height: z.string().max(10).optional(),
  origin: z.string().max(2000).optional(),
  theme: z.enum(['theme2014', 'theme2024']).optional().catch(undefined),
});
/** Two versions to be compared, on the page that lists them. */
const comparedQuery = pageQuery.extend({
  from: versionNumber.optional(),
  to: versionNumber.optional(),
});
const previewQuery = pageQuery.extend({ preview: z.string().max(5).optional(), an: z.string().max(5).optional() });
const page = z.unknown();

export const publishing = {
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/documents/{documentId}/publish',
    access: 'signed-in',
    summary: 'Publish what is set, as a new immutable version; unchanged content answers the version that is there',
    creates: true,
    body: z.object({}).default({}),
    answer: z.object({
      version: z.int(),
      url: z.string(),
      fingerprint: z.string(),
      languages: z.array(locale),
      publishedAt: z.iso.datetime(),
      /** False where nothing had changed. */
      created: z.boolean(),
      assumed: z.array(assumedFact),
    }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/versions',
    access: 'signed-in',
    summary: 'Published versions, newest first',
    answer: z.object({ versions: z.array(version) }),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/comparison',
    access: 'signed-in',
    summary: 'What changed between two versions; `to` left out compares with what is set now',
    query: z.object({
      from: versionNumber,
      to: versionNumber.optional(),
      language: locale.optional(),
    }),
    answer: z.object({
      /** In a paragraph, in the language of the document. */
      summary: z.string(),
      changes: z.array(clauseChange),
      /** Whether those who consented must be asked again, and why. */
      consent: z.object({ needed: z.boolean(), reasons: z.array(z.object({ code: z.string(), message: z.string() })) }),
    }),
  }),
  startRepublication: endpoint({
    method: 'POST',
    path: '/api/v1/republications',
    access: 'signed-in',
    summary: 'Compose published documents again where laws or our words changed since',
    rate: { by: 'account', points: 20, seconds: 3600 },
    body: z.object({}).default({}),
    answer: republications,
  }),
  readRepublication: endpoint({
    method: 'GET',
    path: '/api/v1/republications/latest',
    access: 'signed-in',
    summary: 'How far the last run is, and how many documents wait for one',
    answer: republications,
  }),
  comingChanges: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/coming-changes',
    access: 'signed-in',
    summary: 'What laws that are not in force yet will change in the document, day by day',
    query: z.object({ language: locale.optional() }),
    answer: z.object({ coming: z.array(z.object({ on: z.iso.date(), changes: z.array(clauseChange) })) }),
  }),
  embedding: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/embedding',
    access: 'signed-in',
    summary: 'The code to paste, for one language',
    query: z.object({ language: locale, theme: z.enum(['theme2014', 'theme2024']).default('theme2024') }),
    answer: z.object({ language: locale, url: z.string(), snippets: z.array(snippet) }),
  }),
  mailInstructions: endpoint({
    method: 'POST',
    path: '/api/v1/documents/{documentId}/embedding/mail',
    access: 'signed-in',
    sessionOnly: true,
    summary: 'Send the instructions to those who edit the site',
    rate: { by: 'account', points: 20, seconds: 3600 },
    /** Addresses parted by commas, semicolons or line breaks. */
    body: z.object({ emails: z.string().max(2000), language: locale }),
    answer: z.object({ sent: z.array(email) }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/privacy-policy/{document}',
    access: 'public',
    produces: 'file',
    cors: '*',
    params: publicDocument,
    query: pageQuery,
    answer: page,
  }),
  fullLegal: endpoint({
    method: 'GET',
    path: '/privacy-policy/{document}/{file}',
    access: 'public',
    produces: 'file',
    cors: '*',
    /** `full-legal`, `cookie-policy`, each format of them, `versions`, or `versions.atom`. */
    params: z.object({
      document: publicId,
      file: z.string().regex(/^(?:(?:full-legal|cookie-policy)(?:\.(?:html|md|txt|json|pdf))?|versions(?:\.atom)?)$/),
    }),
    query: comparedQuery,
    answer: page,
  }),
  oldVersion: endpoint({
    method: 'GET',
    path: '/privacy-policy/{document}/versions/{number}',
    access: 'public',
    produces: 'file',
    params: z.object({ document: publicId, number: numberedFile }),
    query: pageQuery.extend({ variant: variant.default('simplified') }),
    answer: page,
  }),
  cookieVersions: endpoint({
    method: 'GET',
    path: '/privacy-policy/{document}/cookie-policy/{file}',
    access: 'public',
    produces: 'file',
    cors: '*',
    params: z.object({ document: publicId, file: versionsFile }),
    query: comparedQuery,
    answer: page,
  }),
  oldCookieVersion: endpoint({
    method: 'GET',
    path: '/privacy-policy/{document}/cookie-policy/versions/{number}',
    access: 'public',
    produces: 'file',
    params: z.object({ document: publicId, number: numberedFile }),
    query: pageQuery,
    answer: page,
  }),
  terms: endpoint({
    method: 'GET',
    path: '/terms-and-conditions/{document}',
    access: 'public',
    produces: 'file',
    cors: '*',
    params: publicDocument,
    query: pageQuery,
    answer: page,
  }),
  termsVersions: endpoint({
    method: 'GET',
    path: '/terms-and-conditions/{document}/{file}',
    access: 'public',
    produces: 'file',
    cors: '*',
    params: z.object({ document: publicId, file: versionsFile }),
    query: comparedQuery,
    answer: page,
  }),
  oldTermsVersion: endpoint({
    method: 'GET',
    path: '/terms-and-conditions/{document}/versions/{number}',
    access: 'public',
    produces: 'file',
    params: z.object({ document: publicId, number: numberedFile }),
    query: pageQuery,
    answer: page,
  }),
  privateCookiePreview: endpoint({
    method: 'GET',
    path: '/private/privacy-policy/{document}/cookie-policy',
    access: 'signed-in',
    sessionOnly: true,
    produces: 'file',
    params: publicDocument,
    query: previewQuery,
    answer: page,
  }),
  privateTermsPreview: endpoint({
    method: 'GET',
    path: '/private/terms-and-conditions/{document}',
    access: 'signed-in',
    sessionOnly: true,
    produces: 'file',
    params: publicDocument,
    query: previewQuery,
    answer: page,
  }),
  privatePreview: endpoint({
    method: 'GET',
    path: '/private/privacy-policy/{document}',
    access: 'signed-in',
    sessionOnly: true,
    produces: 'file',
    params: publicDocument,
    query: previewQuery,
    answer: page,
  }),
  privateFullLegal: endpoint({
    method: 'GET',
    path: '/private/privacy-policy/{document}/full-legal',
    access: 'signed-in',
    sessionOnly: true,
    produces: 'file',
    params: publicDocument,
    query: previewQuery,
    answer: page,
  }),
  gdprFullLegalPreview: endpoint({
    method: 'GET',
    path: '/privacy-policy/gdpr/{document}/full-legal',
    access: 'signed-in',
    sessionOnly: true,
    produces: 'file',
    params: publicDocument,
    query: previewQuery,
    answer: page,
  }),
};
