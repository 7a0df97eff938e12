import { z } from 'zod';
import { emailChoice, flag, passwordText } from './account-shapes.ts';
import { endpoint, fixedPath } from './endpoint.ts';
import { locale, pageSize } from './fields.ts';
import { documentSettings, settingsChange } from './policy-facts.ts';
import { policyServices } from './policy-services.ts';
import {
  assumedFact,
  derivedFact,
  document,
  documentSummary,
  generatorForm,
  missing,
  sameResourceWarning,
  serviceCard,
  serviceDetail,
  serviceId,
  variant,
} from './policy-shapes.ts';
import { documentType, evidence, site } from './sites.ts';

/** Ids separated by commas, at most 100. */
const siteIds = z
  .string()
  .max(4000)
  .describe('Ids of sites, separated by commas')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).max(100));

const anyLocale = z.object({ locale: z.string().max(10) });

export const policies = {
  verifySameResource: endpoint({
    method: 'POST',
    path: '/{locale}/privacy-policy-generator/verify-same-resource-existence',
    access: 'sites.read',
    audit: { none: 'Only reads' },
    refers: { project_id: { to: 'project', permission: 'sites.read' } },
    ...fixedPath,
    sessionOnly: true,
    params: anyLocale,
    body: generatorForm,
    answer: z.object({
      success: z.literal(true),
      warning: z.object({ warning_type: sameResourceWarning, url: z.string().nullable() }).nullable(),
      dashboard_url: z.string(),
    }),
  }),
  /** Form action of the generate modal: creates a site and document, or adds a document to an existing site. */
  generate: endpoint({
    method: 'POST',
    path: '/{locale}/privacy-policy-generator',
    access: 'documents.edit',
    audit: ['site.created', 'document.created'],
    refers: {
      site_id: { to: 'site', permission: 'documents.edit' },
      project_id: { to: 'project', permission: 'sites.create', absent: { unless: 'site_id' } },
    },
    ...fixedPath,
    sessionOnly: true,
    creates: true,
    params: anyLocale,
    body: generatorForm.safeExtend({
      site_id: z.uuid().optional().describe('Add to this site instead of making one'),
    }),
    answer: z.object({ success: z.literal(true), site_id: z.uuid(), document_id: z.uuid(), redirect_to: z.string() }),
  }),
  /** The quick generator: signs up or in and creates a document in one request; both or neither. */
  quickGenerate: endpoint({
    method: 'POST',
    path: '/{locale}/privacy-policy-generator/quick',
    access: 'public',
    audit: ['account.created', 'sign-in.succeeded', 'site.created', 'document.created'],
    ...fixedPath,
    params: anyLocale,
    rate: { by: 'address', points: 20, seconds: 600 },
    work: { address: 10, all: 60 },
    body: generatorForm.safeExtend({
      email: z.string().max(320).optional(),
      password: passwordText.optional(),
      plugin_name: z.enum(['signup', 'login']).default('signup').describe('`login`: of people who have an account'),
      tos_accepted: flag.default(false),
      privacy_read: flag.default(false),
      global_email_drip: emailChoice.optional(),
      global_email_nl: emailChoice.optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      redirect_to: z.string(),
      signup: z.string().nullable(),
      site_id: z.uuid(),
      document_id: z.uuid(),
    }),
  }),
  searchServices: endpoint({
    method: 'GET',
    path: '/api/v1/services',
    access: 'signed-in',
    summary: 'Search the catalog, best match first. Without a query, most used first',
    query: z.object({
      query: z.string().max(200).default(''),
      limit: pageSize.default(20),
      category: z.string().max(30).optional(),
    }),
    answer: z.object({ services: z.array(serviceCard) }),
  }),
  getService: endpoint({
    method: 'GET',
    path: '/api/v1/services/{serviceId}',
    access: 'signed-in',
    summary: 'Get a service from the catalog',
    params: z.object({ serviceId }),
    answer: serviceDetail,
  }),
  /** For lists of sites: status and missing facts of each document, without its content. */
  summaries: endpoint({
    method: 'GET',
    path: '/api/v1/document-summaries',
    access: 'documents.read',
    summary: 'List the type, status and address of the documents of up to 100 sites',
    query: z.object({ sites: siteIds }),
    answer: z.object({ documents: z.array(documentSummary) }),
  }),
  deleteSiteLanguage: endpoint({
    method: 'DELETE',
    path: '/api/v1/sites/{siteId}/languages/{language}',
    access: 'documents.delete',
    audit: 'document.deleted',
    fresh: { when: { evidence: 'delete' }, keys: 'refused' },
    summary: 'Delete one language of a site, in all its documents; a document with no other language goes too',
    params: z.object({ siteId: z.uuid(), language: locale }),
    query: evidence,
    answer: site,
  }),
  listDocuments: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/documents',
    access: 'documents.read',
    summary: 'List a site’s documents',
    answer: z.object({ documents: z.array(document) }),
  }),
  createDocument: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/documents',
    access: 'documents.edit',
    audit: 'document.created',
    summary: 'Create a document',
    creates: true,
    status: 201,
    body: z.object({ type: documentType, languages: z.array(locale).min(1).max(30) }),
    answer: document,
  }),
  getDocument: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}',
    access: 'documents.read',
    summary: 'Get a document with its services and missing facts',
    answer: document,
  }),
  updateDocument: endpoint({
    method: 'PATCH',
    path: '/api/v1/documents/{documentId}',
    access: 'documents.edit',
    audit: 'document.changed',
    summary: 'Change a document’s settings or languages',
    body: z.object({
      settings: settingsChange.optional(),
      before: z
        .partialRecord(documentSettings.keyof(), z.unknown())
        .optional()
        .describe('The settings as they were read. The change is refused if one of these is different now'),
      languages: z.array(locale).min(1).max(30).optional(),
    }),
    answer: document,
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/api/v1/documents/{documentId}',
    access: 'documents.delete',
    audit: 'document.deleted',
    fresh: { when: { evidence: 'delete' }, keys: 'refused' },
    summary: 'Delete a document, or one language of it',
    query: evidence.extend({ language: locale.optional() }),
    answer: z.object({ languages: z.array(locale) }),
  }),
  ...policyServices,
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/preview',
    access: 'documents.read',
    summary: 'Preview the document as a tree, as it would be published now',
    query: z.object({ language: locale.optional(), variant: variant.default('complete') }),
    answer: z.object({
      tree: z.unknown(),
      missing: z.array(missing),
      assumed: z.array(assumedFact),
      derived: z.array(derivedFact),
    }),
  }),
  /** The named boxes next to the generator. A box with nothing to say returns no lines and is hidden. */
  box: endpoint({
    method: 'GET',
    path: '/api/v1/documents/{documentId}/boxes',
    access: 'documents.read',
    sessionOnly: true,
    summary: 'Get a box of the generator: missing facts, assumptions, or upcoming changes',
    query: z.object({
      box: z.enum(['missing', 'advised', 'languages', 'services', 'assumed', 'next', 'due', 'laws', 'coming']),
    }),
    answer: z.object({
      box: z.string(),
      title: z.string(),
      lines: z.array(z.object({ text: z.string(), path: z.string().nullable() })),
    }),
  }),
};
