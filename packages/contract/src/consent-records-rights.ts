import { z } from 'zod';
import { subjectRow } from './consent-records-shapes.ts';
import { endpoint } from './endpoint.ts';
import { exportEndpoints, csvExport } from './exports.ts';
import { email, isoDate, oneLine } from './fields.ts';

/** `keep-evidence`: that a choice was made stays, with its time, its notices and each yes and no; of whom goes. */
export const erasureMode = z.enum(['everything', 'keep-evidence']);
export type ErasureMode = z.infer<typeof erasureMode>;

/** What was erased, without saying of whom. */
export const consentErasure = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** The user who did; null: a key did, or it was done by itself. */
  by: z.object({ id: z.uuid(), email: z.string() }).nullable(),
  /** The private consent key by which it was asked for. Its name is null once it was taken back. */
  byKey: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
  cause: z.enum(['request', 'privacy-request', 'retention', 'site-deleted', 'restored']),
  mode: erasureMode,
  /** Of `retention`: nothing was said since then. */
  before: z.iso.datetime().nullable(),
  subjects: z.int(),
  consents: z.int(),
});
export type ConsentErasure = z.infer<typeof consentErasure>;

/** What a file holds: as the filters of the lists, with days in UTC, both included, none of which may lie in the future. */
export const consentExportFilter = z.object({
  from: isoDate.optional(),
  to: isoDate.optional(),
  /** Of consents alone. */
  source: z.enum(['public', 'private']).optional(),
  verified: z.boolean().optional(),
  /** Of consents alone, as what follows but the text. */
  kind: z.enum(['consent', 'withdrawal']).optional(),
  notice: z.string().max(100).optional(),
  version: z.string().max(100).optional(),
  subjectId: z.uuid().optional(),
  text: z.string().trim().max(200).optional(),
  /** Only these consents, or these people. */
  ids: z.array(z.uuid()).min(1).max(100).optional(),
});
export type ConsentExportFilter = z.infer<typeof consentExportFilter>;

const exportOf = z.enum(['consents', 'subjects']);

export const consentExport = csvExport.extend({ of: exportOf, filter: consentExportFilter });
export type ConsentExport = z.infer<typeof consentExport>;

const retentionMonths = z.object({
  /** Months that consents of a person are kept after their last word; null: as the product does by itself. */
  months: z.int().min(1).max(240).nullable(),
});
const retention = retentionMonths.extend({
  /** What it comes to. */
  effectiveMonths: z.int(),
  /** What was erased for it, the newest first, at most 20. */
  erasures: z.array(consentErasure),
});
export type ConsentRetention = z.infer<typeof retention>;

const nameOrNone = oneLine(256).nullable().optional();

export const consentRights = {
  exportSubject: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/subjects/{subjectId}/export',
    access: 'consents.export',
    audit: 'person.exported',
    byConsentKey: true,
    summary: 'Export one person’s data as JSON or CSV (GDPR 15 and 20)',
    query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
    produces: 'file',
    answer: z.unknown(),
  }),
  updateSubject: endpoint({
    method: 'PATCH',
    path: '/api/v1/sites/{siteId}/subjects/{subjectId}',
    access: 'consents.write',
    audit: 'person.changed',
    byConsentKey: true,
    summary: 'Correct a person’s data (GDPR 16). Their consents stay unchanged',
    body: z.object({
      email: email.nullable().optional(),
      firstName: nameOrNone,
      lastName: nameOrNone,
      fullName: nameOrNone,
      /** That the address is theirs. */
      verified: z.boolean().optional(),
    }),
    answer: subjectRow,
  }),
  mergeSubject: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/subjects/{subjectId}/merge',
    access: 'consents.write',
    audit: 'person.merged',
    byConsentKey: true,
    summary: 'Merge a person into another, with all consents',
    body: z.object({ into: z.uuid() }),
    answer: subjectRow,
  }),
  eraseSubject: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/subjects/{subjectId}/erasure',
    access: 'consents.erase',
    audit: 'person.erased',
    byConsentKey: true,
    summary: 'Erase a person (GDPR 17). Signed checkpoints and all other proofs stay valid',
    creates: true,
    asJobs: true,
    status: 201,
    body: z.object({ mode: erasureMode }),
    answer: consentErasure,
  }),
  listErasures: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/consent-erasures',
    access: 'consents.read',
    summary: 'List a site’s erasures, newest first, at most 100',
    answer: z.object({ erasures: z.array(consentErasure) }),
  }),
  retention: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/consent-retention',
    access: 'consents.read',
    summary: 'Get the consent retention period and its erasures',
    answer: retention,
  }),
  setRetention: endpoint({
    method: 'PUT',
    path: '/api/v1/sites/{siteId}/consent-retention',
    access: 'retention.edit',
    audit: 'retention.changed',
    fresh: { when: 'handler', keys: 'refused' },
    summary: 'Set the consent retention period. A shorter period requires the password',
    body: retentionMonths,
    answer: retention,
  }),
  ...exportEndpoints({
    audit: 'consents.exported',
    access: 'consents.export',
    name: 'consent-exports',
    listed: 'CSV files of consents and people of a site, newest first, at most 20',
    started: 'Prepare a CSV of consents or of people; a mail says when it is ready',
    fresh: { keys: 'allowed' },
    body: consentExportFilter.extend({ of: exportOf.default('consents') }),
    answer: consentExport,
  }),
};
