import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, locale } from './fields.ts';
import { hostedPages, versionNumber } from './hosted-pages.ts';
import { assumedFact, consentVerdict, derivedFact, document } from './policy-shapes.ts';

export const documentVersion = z.object({
  number: z.int(),
  fingerprint: z.string(),
  languages: z.array(locale),
  publishedAt: z.iso.datetime(),
  /** Summary of what the version changed, by language. */
  summary: z.record(z.string(), z.string()),
});
export type DocumentVersion = z.infer<typeof documentVersion>;

const wordChange = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });

/** Old and new text of a clause, in readable form. */
export const clauseChange = z.object({
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

/** A batch that republishes the account's documents, and the number of documents that need it. */
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

export const publishing = {
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/documents/{documentId}/publish',
    access: 'documents.publish',
    audit: 'document.published',
    verified: true,
    summary: 'Publish the current settings as a new immutable version. Unchanged content returns the existing version',
    creates: true,
    body: z.object({}).default({}),
    answer: z.object({
      version: z.int(),
      url: z.string(),
      fingerprint: z.string(),
      languages: z.array(locale),
      publishedAt: z.iso.datetime(),
      /** False if nothing had changed. */
      created: z.boolean(),
      assumed: z.array(assumedFact),
      derived: z.array(derivedFact),
    }),
  }),
  takeOffline: endpoint({
    method: 'POST',
    path: '/api/v1/documents/{documentId}/offline',
    access: 'documents.publish',
    audit: 'document.offline',
    summary: 'Take a published document offline: its pages and links. Its versions stay',
    body: z.object({}).default({}),
    answer: document,
  }),
  putOnline: endpoint({
    method: 'POST',
    path: '/api/v1/documents/{documentId}/online',
    access: 'documents.publish',
    audit: 'document.online',
    verified: true,
    summary: 'Put a document back online as it was published, if current law allows it',
    body: z.object({}).default({}),
    answer: document,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/versions',
    access: 'documents.read',
    summary: 'List published versions, newest first',
    answer: z.object({ versions: z.array(documentVersion) }),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/comparison',
    access: 'documents.read',
    summary: 'Compare two versions. Without `to`, compare with the current settings',
    query: z.object({
      from: versionNumber,
      to: versionNumber.optional(),
      language: locale.optional(),
    }),
    answer: z.object({
      /** One paragraph, in the language of the document. */
      summary: z.string(),
      changes: z.array(clauseChange),
      consent: consentVerdict,
    }),
  }),
  startRepublication: endpoint({
    method: 'POST',
    path: '/api/v1/republications',
    access: 'documents.publish',
    audit: 'republication.started',
    whole: true,
    verified: true,
    summary: 'Republish documents affected by changes in laws or in our texts',
    rate: { by: 'account', points: 20, seconds: 3600 },
    body: z.object({}).default({}),
    answer: republications,
  }),
  readRepublication: endpoint({
    method: 'GET',
    path: '/api/v1/republications/latest',
    access: 'documents.read',
    whole: true,
    summary: 'Get the progress of the last run, and how many documents are waiting',
    answer: republications,
  }),
  comingChanges: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/coming-changes',
    access: 'documents.read',
    summary: 'Get upcoming legal changes to the document, by date',
    query: z.object({ language: locale.optional() }),
    answer: z.object({ coming: z.array(z.object({ on: z.iso.date(), changes: z.array(clauseChange) })) }),
  }),
  embedding: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/embedding',
    access: 'embedding.read',
    summary: 'Get the embed code for one language',
    query: z.object({ language: locale, theme: z.enum(['theme2014', 'theme2024']).default('theme2024') }),
    answer: z.object({ language: locale, url: z.string(), snippets: z.array(snippet) }),
  }),
  siteEmbedding: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/embedding',
    access: 'embedding.read',
    summary: 'Get the embed code for a site’s other content, for one language',
    query: z.object({ type: z.enum(['dsar', 'whistleblowing']), language: z.string().max(20) }),
    answer: z.object({ language: locale, url: z.string(), snippets: z.array(snippet) }),
  }),
  mailInstructions: endpoint({
    method: 'POST',
    path: '/api/v1/documents/{documentId}/embedding/mail',
    access: 'embedding.read',
    audit: 'embedding.mailed',
    verified: true,
    sessionOnly: true,
    summary: 'Email the instructions to the site’s editors',
    rate: { by: 'account', points: 20, seconds: 3600 },
    /** Addresses separated by commas, semicolons or line breaks. */
    body: z.object({ emails: z.string().max(2000), language: locale }),
    answer: z.object({ sent: z.array(email) }),
  }),
  ...hostedPages,
};
