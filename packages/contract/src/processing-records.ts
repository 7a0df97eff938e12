import {
  activityKinds,
  dataSubjectRights,
  driftCodes,
  purposeIds,
  recordMissing,
  securityMeasures,
  subjects,
  transferBases,
  whoProcesses,
} from '@app/catalogue';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { countryCode, plainText } from './fields.ts';
import { ownText } from './own-text.ts';
import { activityFacts, legalBasis, retention, sensitiveCondition, sensitiveData } from './policy-facts.ts';
import { dataTypeIds } from './processing-facts.ts';

/** `draft`: proposed; `confirmed`: somebody vouches for it; `ended`: the processing is over, and the record stays. */
export const recordState = z.enum(['draft', 'confirmed', 'ended']);
export type RecordState = z.infer<typeof recordState>;

const once = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .transform((all) => [...new Set(all)]);

/**
 * What a record adds to the facts that documents state. PRODUCT §3, "Alternate". `activity`: the facts themselves, of a record that
 * belongs to no site.
 */
export const recordFields = z.object({
  /** Default: the name of the service or activity. */
  label: plainText(200).optional(),
  description: plainText(2000).optional(),
  subjects: once(z.enum(subjects), subjects.length).default([]),
  rights: once(z.enum(dataSubjectRights), dataSubjectRights.length).default([]),
  transferBasis: z.enum(transferBases).optional(),
  processedBy: once(z.enum(whoProcesses), whoProcesses.length).default([]),
  measures: once(z.enum(securityMeasures), securityMeasures.length).default([]),
  ownMeasures: once(plainText(300), 30).default([]),
  systems: once(plainText(200), 30).default([]),
  /** The people who answer for the record, of the account. */
  ownerId: z.uuid().nullable().default(null),
  deputyId: z.uuid().nullable().default(null),
  showInPolicy: z.boolean().default(true),
  activity: activityFacts.optional(),
});
export type RecordFields = z.output<typeof recordFields>;

const person = z.object({ id: z.uuid(), email: z.string().nullable() });

/** What the record hangs on: a service or an activity of a site, or nothing but the organization. */
const anchor = z.discriminatedUnion('of', [
  z.object({ of: z.literal('service'), siteServiceId: z.uuid() }),
  z.object({ of: z.literal('activity'), activityId: z.string() }),
  z.object({ of: z.literal('organization') }),
]);

const summary = z.object({
  id: z.uuid(),
  name: z.string(),
  site: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  anchor,
  state: recordState,
  /** The day from which it has to be looked at again; null until it is confirmed. */
  reviewOn: z.iso.date().nullable(),
  isDue: z.boolean(),
  owner: person.nullable(),
  updatedAt: z.iso.datetime(),
});
export type ProcessingRecordSummary = z.infer<typeof summary>;

/** What the documents of the site state, in the language that was asked for. */
const stated = z.object({
  name: z.string(),
  kind: z.enum(activityKinds).nullable(),
  purpose: z.string(),
  purposes: z.array(z.enum(purposeIds)),
  bases: z.array(legalBasis),
  basis: z.string(),
  interest: z.string(),
  dataTypes: z.array(z.string()),
  data: z.string(),
  sensitive: z.string(),
  sensitiveCondition: z.string(),
  recipients: z.array(z.string()),
  transfers: z.array(z.object({ country: countryCode, name: z.string(), third: z.boolean(), safeguard: z.string() })),
  kept: z.string(),
  source: z.string(),
  /** Measures that the site states for all of its processing. */
  measures: z.array(z.enum(securityMeasures)),
});

export const processingRecord = summary.extend({
  /** Goes up with every change, so that nobody overwrites what they did not see. */
  version: z.int(),
  fields: recordFields,
  deputy: person.nullable(),
  /** Null: the service or activity is no longer there. */
  stated: stated.nullable(),
  /** What GDPR Art. 30(1) asks for and the record lacks. Empty: it can be confirmed. */
  missing: z.array(z.enum(recordMissing)),
  confirmed: z.object({ at: z.iso.datetime(), by: person }).nullable(),
  endedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ProcessingRecord = z.infer<typeof processingRecord>;

export const recordEdition = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  /** Null: a job or the operator. */
  by: person.nullable(),
  state: recordState,
  /** The fields that changed, with the values before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type RecordEdition = z.infer<typeof recordEdition>;

/** Facts of the site that may be changed from the register. Null takes a statement back; then the usual one counts. */
export const statedChange = z.object({
  legalBasis: legalBasis.nullable().optional(),
  legitimateInterest: ownText.nullable().optional(),
  dataTypes: dataTypeIds.min(1, 'service.data-type-required').nullable().optional(),
  ownDataTypes: z.array(ownText).max(30).nullable().optional(),
  sensitiveData: z.array(sensitiveData).max(20).nullable().optional(),
  sensitiveCondition: sensitiveCondition.nullable().optional(),
  retention: retention.nullable().optional(),
});
export type StatedChange = z.infer<typeof statedChange>;

/** Something in which register, documents and scans disagree. */
export const driftFinding = z.object({
  code: z.enum(driftCodes),
  site: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Null where there is no record. */
  recordId: z.uuid().nullable(),
  /** The name of the record, service or activity; of a site, how many services its documents lack. */
  name: z.string(),
  /** The provision that is at stake. */
  article: z.string(),
});
export type DriftFinding = z.infer<typeof driftFinding>;

const path = '/api/v1/processing-records';
const one = `${path}/{processingRecordId}` as const;

/** The record of processing activities. GDPR Art. 30. */
export const processingRecords = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'register.read',
    refers: { siteId: { to: 'site', permission: 'register.read' } },
    summary: 'The record of processing activities, newest first, 50 at a time',
    query: z.object({
      siteId: z.uuid().optional(),
      state: recordState.optional(),
      /** Records whose review is due by this day. */
      reviewBy: z.iso.date().optional(),
      /** The last id of the page before. */
      after: z.uuid().optional(),
    }),
    answer: z.object({ records: z.array(summary), more: z.boolean() }),
  }),
  fill: endpoint({
    method: 'POST',
    path: `${path}/drafts`,
    access: 'register.edit',
    audit: 'processing-record.created',
    summary: 'Make a draft of every service and activity of these sites that has no record yet',
    refers: { siteId: { to: 'site', permission: 'register.edit' } },
    body: z.object({ siteId: z.uuid().optional() }).default({}),
    answer: z.object({ created: z.int() }),
    rate: { by: 'account', points: 60, seconds: 600 },
  }),
  export: endpoint({
    method: 'GET',
    path: `${path}/export`,
    access: 'register.read',
    audit: 'register.exported',
    refers: { siteId: { to: 'site', permission: 'register.read' } },
    summary: 'The register as a file: CSV or XLSX in the order of GDPR Art. 30(1), or JSON',
    query: z.object({
      format: z.enum(['csv', 'xlsx', 'json']),
      siteId: z.uuid().optional(),
      /** One of the languages of the dashboard. Default: that of the caller. */
      language: z.enum(['en', 'de', 'it', 'pt-BR']).optional(),
    }),
    produces: 'file',
    answer: z.unknown(),
    rate: { by: 'account', points: 60, seconds: 600 },
  }),
  drift: endpoint({
    method: 'GET',
    path: `${path}/drift`,
    access: 'register.read',
    refers: { siteId: { to: 'site', permission: 'register.read' } },
    summary: 'In what the register, the documents and the scans of these sites disagree',
    query: z.object({ siteId: z.uuid().optional() }),
    answer: z.object({ findings: z.array(driftFinding) }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    access: 'register.edit',
    whole: true,
    audit: 'processing-record.created',
    summary: 'Make a record of something that the organization does apart from its sites',
    creates: true,
    status: 201,
    body: recordFields.extend({ activity: activityFacts }),
    answer: processingRecord,
  }),
  read: endpoint({
    method: 'GET',
    path: one,
    access: 'register.read',
    summary: 'A record, with what the documents of its site state and what it lacks',
    answer: processingRecord,
  }),
  update: endpoint({
    method: 'PUT',
    path: one,
    access: 'register.edit',
    audit: 'processing-record.changed',
    summary: 'Change what a record adds to the facts of its site',
    body: z.object({ version: z.int().min(1), fields: recordFields }),
    answer: processingRecord,
  }),
  changeStated: endpoint({
    method: 'PUT',
    path: `${one}/stated`,
    access: 'register.edit',
    also: ['documents.edit'],
    audit: ['service.changed', 'document.changed'],
    summary: 'Change facts that the documents of the site state too; published documents then count as changed',
    body: statedChange,
    answer: processingRecord,
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${one}/confirmation`,
    access: 'register.edit',
    audit: 'processing-record.confirmed',
    summary:
      'Confirm that a record is complete and true; it is due for review a year later unless another day is given',
    body: z.object({ version: z.int().min(1), reviewOn: z.iso.date().optional() }),
    answer: processingRecord,
  }),
  end: endpoint({
    method: 'POST',
    path: `${one}/end`,
    access: 'register.edit',
    audit: 'processing-record.ended',
    summary: 'Say that the processing is over. The record stays, and can be read',
    body: z.object({ version: z.int().min(1) }),
    answer: processingRecord,
  }),
  history: endpoint({
    method: 'GET',
    path: `${one}/editions`,
    access: 'register.read',
    summary: 'Who changed what of a record, and when, newest first',
    answer: z.object({ editions: z.array(recordEdition) }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: one,
    access: 'register.edit',
    audit: 'processing-record.deleted',
    summary: 'Delete a draft. A record that was ever confirmed can only be ended',
    status: 204,
    answer: z.unknown(),
  }),
};
