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
    summary: 'Publish what is set, as a new immutable version; unchanged content answers the version that is there',
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
    summary: 'Stop showing a published document: its pages, and the links to it; its versions stay',
    body: z.object({}).default({}),
    answer: document,
  }),
  putOnline: endpoint({
    method: 'POST',
    path: '/api/v1/documents/{documentId}/online',
    access: 'documents.publish',
    audit: 'document.online',
    verified: true,
    summary: 'Show a document that was taken offline again, as it was published, under the law of today',
    body: z.object({}).default({}),
    answer: document,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/versions',
    access: 'documents.read',
    summary: 'Published versions, newest first',
    answer: z.object({ versions: z.array(documentVersion) }),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/comparison',
    access: 'documents.read',
    summary: 'What changed between two versions; `to` left out compares with what is set now',
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
    summary: 'Compose published documents again where laws or our words changed since',
    rate: { by: 'account', points: 20, seconds: 3600 },
    body: z.object({}).default({}),
    answer: republications,
  }),
  readRepublication: endpoint({
    method: 'GET',
    path: '/api/v1/republications/latest',
    access: 'documents.read',
    whole: true,
    summary: 'How far the last run is, and how many documents wait for one',
    answer: republications,
  }),
  comingChanges: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/coming-changes',
    access: 'documents.read',
    summary: 'What laws that are not in force yet will change in the document, day by day',
    query: z.object({ language: locale.optional() }),
    answer: z.object({ coming: z.array(z.object({ on: z.iso.date(), changes: z.array(clauseChange) })) }),
  }),
  embedding: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/embedding',
    access: 'embedding.read',
    summary: 'The code to paste, for one language',
    query: z.object({ language: locale, theme: z.enum(['theme2014', 'theme2024']).default('theme2024') }),
    answer: z.object({ language: locale, url: z.string(), snippets: z.array(snippet) }),
  }),
  siteEmbedding: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/embedding',
    access: 'embedding.read',
    summary: 'The code to paste for what a site shows besides its documents, for one language',
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
    summary: 'Send the instructions to those who edit the site',
    rate: { by: 'account', points: 20, seconds: 3600 },
    /** Addresses separated by commas, semicolons or line breaks. */
    body: z.object({ emails: z.string().max(2000), language: locale }),
    answer: z.object({ sent: z.array(email) }),
  }),
  ...hostedPages,
};
