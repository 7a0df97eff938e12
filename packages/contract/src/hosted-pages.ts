import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { languageAsked } from './language-asked.ts';
import { variant } from './policy-shapes.ts';

/** Number of a version in a query. The limit is that of the database's integers. */
export const versionNumber = z.coerce.number().int().min(1).max(2_147_483_647);

/** `{id}` or `{id}.{format}` in a public URL. `png` is the picture that messengers show. */
const publicFile = z
  .string()
  .max(20)
  .regex(/^[a-z0-9]{10}(?:\.(?:html|md|txt|json|pdf|png))?$/);
const publicId = z.string().regex(/^[a-z0-9]{10}$/);
/** The list of versions as a page or an Atom feed, and the file for language models. */
const besideFile = z.enum(['versions', 'versions.atom', 'llms.txt']);
/** `{number}` or `{number}.{format}` of a version. */
const numberedFile = z.string().regex(/^[1-9][0-9]{0,8}(?:\.(?:html|md|txt|json|pdf))?$/);
const publicDocument = z.object({ document: publicFile });
const pageQuery = z.object({
  lang: languageAsked(10),
  /** True in the overlay frame. */
  ifr: z
    .string()
    .max(5)
    .optional()
    .transform((value) => (value === 'true' ? value : undefined)),
  height: z.string().max(10).optional(),
  origin: z.string().max(2000).optional(),
  theme: z.enum(['theme2014', 'theme2024']).optional().catch(undefined),
});
/** Query parameters that a page depends on. The rest are for scripts in the frame. */
const pageParts = ['lang', 'ifr', 'theme'] as const;
/** Two versions to compare, on the page that lists versions. */
const comparedQuery = pageQuery.extend({
  from: versionNumber.optional(),
  to: versionNumber.optional(),
});
/** Limits comparisons, each of which occupies a thread when first requested; lists may be read as often as any page. */
const comparisons = { by: 'address', points: 60, seconds: 600, of: 'from' } as const;
const previewQuery = pageQuery.extend({ preview: z.string().max(5).optional(), an: z.string().max(5).optional() });
const page = z.unknown();

/** The current version of a document. */
function currentPage<const Path extends `/${string}`>(path: Path) {
  return endpoint({
    method: 'GET',
    path,
    access: 'public',
    produces: 'file',
    cors: '*',
    params: publicDocument,
    query: pageQuery,
    variesBy: pageParts,
    answer: page,
  });
}

/** Its versions, their feed, and its file for language models. */
function pagesBeside<const Path extends `/${string}`>(path: Path) {
  return endpoint({
    method: 'GET',
    path,
    access: 'public',
    produces: 'file',
    cors: '*',
    params: z.object({ document: publicId, file: besideFile }),
    query: comparedQuery,
    variesBy: [...pageParts, 'from', 'to'],
    rate: comparisons,
    answer: page,
  });
}

/** One version of it, current or not. */
function earlierPage<const Path extends `/${string}`>(path: Path) {
  return endpoint({
    method: 'GET',
    path,
    access: 'public',
    produces: 'file',
    params: z.object({ document: publicId, number: numberedFile }),
    query: pageQuery,
    variesBy: pageParts,
    answer: page,
  });
}

/** The document as it would be published now, for its owner. */
function previewPage<const Path extends `/${string}`>(path: Path) {
  return endpoint({
    method: 'GET',
    path,
    access: 'embedding.download',
    sessionOnly: true,
    produces: 'file',
    params: publicDocument,
    query: previewQuery,
    answer: page,
  });
}

/** URLs of documents: public ones, and previews for their owner. */
export const hostedPages = {
  page: currentPage('/privacy-policy/{document}'),
  fullLegal: endpoint({
    method: 'GET',
    path: '/privacy-policy/{document}/{file}',
    access: 'public',
    produces: 'file',
    cors: '*',
    /** `full-legal`, `cookie-policy`, either with a format, `versions`, `versions.atom` or `llms.txt`. */
    params: z.object({
      document: publicId,
      file: z
        .string()
        .regex(/^(?:(?:full-legal|cookie-policy)(?:\.(?:html|md|txt|json|pdf|png))?|versions(?:\.atom)?|llms\.txt)$/),
    }),
    query: comparedQuery,
    variesBy: [...pageParts, 'from', 'to'],
    rate: comparisons,
    answer: page,
  }),
  oldVersion: endpoint({
    method: 'GET',
    path: '/privacy-policy/{document}/versions/{number}',
    access: 'public',
    produces: 'file',
    params: z.object({ document: publicId, number: numberedFile }),
    query: pageQuery.extend({ variant: variant.default('simplified') }),
    variesBy: [...pageParts, 'variant'],
    answer: page,
  }),
  cookieVersions: pagesBeside('/privacy-policy/{document}/cookie-policy/{file}'),
  oldCookieVersion: earlierPage('/privacy-policy/{document}/cookie-policy/versions/{number}'),
  terms: currentPage('/terms-and-conditions/{document}'),
  termsVersions: pagesBeside('/terms-and-conditions/{document}/{file}'),
  oldTermsVersion: earlierPage('/terms-and-conditions/{document}/versions/{number}'),
  legalNotice: currentPage('/legal-notice/{document}'),
  legalNoticeVersions: pagesBeside('/legal-notice/{document}/{file}'),
  oldLegalNoticeVersion: earlierPage('/legal-notice/{document}/versions/{number}'),
  processingAgreement: currentPage('/data-processing-agreement/{document}'),
  processingAgreementVersions: pagesBeside('/data-processing-agreement/{document}/{file}'),
  oldProcessingAgreementVersion: earlierPage('/data-processing-agreement/{document}/versions/{number}'),
  hostLlms: endpoint({
    method: 'GET',
    path: '/llms.txt',
    access: 'public',
    summary: 'Describe this host’s content for programs',
    produces: 'file',
    cors: '*',
    answer: page,
  }),
  documentSchema: endpoint({
    method: 'GET',
    path: '/schemas/document-1.json',
    access: 'public',
    summary: 'Get the JSON Schema for documents as JSON',
    produces: 'file',
    cors: '*',
    answer: page,
  }),
  privateCookiePreview: previewPage('/private/privacy-policy/{document}/cookie-policy'),
  privateTermsPreview: previewPage('/private/terms-and-conditions/{document}'),
  privateLegalNoticePreview: previewPage('/private/legal-notice/{document}'),
  privateProcessingAgreementPreview: previewPage('/private/data-processing-agreement/{document}'),
  privatePreview: previewPage('/private/privacy-policy/{document}'),
  privateFullLegal: previewPage('/private/privacy-policy/{document}/full-legal'),
  gdprFullLegalPreview: previewPage('/privacy-policy/gdpr/{document}/full-legal'),
};
