import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { locale } from './fields.ts';
import { versionNumber } from './hosted-pages.ts';
import { documentVersion } from './publishing.ts';
import { variant } from './policy-shapes.ts';
import { documentType, site } from './sites.ts';

const documentEvidence = z.object({
  documentId: z.uuid(),
  type: documentType,
  versions: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  keptUntil: z.iso.datetime(),
});
export type DocumentEvidence = z.infer<typeof documentEvidence>;

/** Records that are each kept for a time: `keptUntil` is when the newest goes. */
const recordEvidence = z.object({
  newestAt: z.iso.datetime(),
  /** Months for which each is kept. */
  months: z.int(),
  keptUntil: z.iso.datetime(),
});
export type RecordEvidence = z.infer<typeof recordEvidence>;

/** Evidence of a site: what stays if it is deleted, or what stayed. Null: there is none of it. */
export const siteEvidence = z.object({
  documents: z.array(documentEvidence),
  banner: z.object({ versions: z.int(), keptUntil: z.iso.datetime() }).nullable(),
  /** Choices of visitors. */
  choices: recordEvidence.nullable(),
  consents: recordEvidence.nullable(),
  /** Number of newsletters, whose subscriptions stay as long as the consents they come from. */
  newsletters: z.int(),
});
export type SiteEvidence = z.infer<typeof siteEvidence>;

export const deletedParts = ['site', 'banner', 'consent-database'] as const;

export const keptSite = siteEvidence.extend({
  /** The site or, once it is deleted, what it was. Its owner is left out. */
  site,
  /** When the site was deleted; null: it is there, and only parts of it were deleted. */
  siteDeletedAt: z.iso.datetime().nullable(),
  deletions: z.array(z.object({ what: z.enum(deletedParts), at: z.iso.datetime() })),
});
export type KeptSite = z.infer<typeof keptSite>;

const ofDocument = z.object({ siteId: z.uuid(), documentId: z.uuid() });
const deleted = z.object({ deleted: z.literal(true) });

export const keptEvidence = {
  /** Of a site that is there: what its deletion would keep. Said before it is deleted. */
  evidence: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/evidence',
    access: 'sites.read',
    summary: 'Get the evidence that remains if a site is deleted today, with end dates',
    answer: siteEvidence,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/kept-evidence',
    access: 'documents.read',
    whole: true,
    summary: 'List the evidence of deleted sites, documents, banners and Consent Databases, with end dates',
    answer: z.object({ kept: z.array(keptSite) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/kept-evidence/{siteId}',
    access: 'documents.read',
    whole: true,
    summary: 'Get one site’s retained evidence',
    answer: keptSite,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/v1/kept-evidence/{siteId}/documents/{documentId}',
    access: 'documents.read',
    whole: true,
    summary: 'List a deleted document’s versions, newest first',
    params: ofDocument,
    answer: z.object({ versions: z.array(documentVersion) }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/v1/kept-evidence/{siteId}/documents/{documentId}/versions/{number}',
    access: 'documents.read',
    whole: true,
    produces: 'file',
    summary: 'Download a version of a deleted document as a page',
    params: ofDocument.extend({ number: versionNumber }),
    query: z.object({ language: locale.optional(), variant: variant.default('complete') }),
    answer: z.unknown(),
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/api/v1/kept-evidence/{siteId}/documents/{documentId}',
    access: 'documents.delete',
    audit: 'evidence.deleted',
    whole: true,
    fresh: { keys: 'refused' },
    summary: 'Delete a deleted document’s retained versions',
    params: ofDocument,
    answer: deleted,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/kept-evidence/{siteId}',
    access: 'sites.delete',
    audit: 'evidence.deleted',
    whole: true,
    fresh: { keys: 'refused' },
    summary: 'Delete a site’s retained evidence: of its banner with the choices, of its Consent Database, or all',
    query: z.object({ part: z.enum(['banner', 'consents', 'all']) }),
    answer: deleted,
  }),
};
