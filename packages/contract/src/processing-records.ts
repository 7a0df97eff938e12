import { registerLayoutIds, typicalActivityIds } from '@app/catalogue';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { locale, plainText } from './fields.ts';
import { activityFacts } from './policy-facts.ts';
import { drift } from './register-drift.ts';
import {
  once,
  processingRecord,
  recordDifference,
  recordEdition,
  onBehalfFacts,
  recordFields,
  recordOn,
  recordRole,
  recordState,
  recordSummary,
} from './processing-records-shapes.ts';
import { statedChange } from './record-in-policy.ts';

export {
  descriptionLength,
  acceptedDays,
  onBehalfFacts,
  recordFields,
  recordRole,
  recordState,
  type DriftFinding,
  type OnBehalf,
  type ProcessingRecord,
  type ProcessingRecordSummary,
  type RecordDifference,
  type RecordEdition,
  type RecordFields,
  type RecordRole,
  type RecordState,
} from './processing-records-shapes.ts';
export {
  departures,
  policyParts,
  type IpmSetting,
  type PolicyPart,
  type RecordAppearances,
  type RecordDeparture,
  type RecordDeviation,
  type StatedChange,
} from './record-in-policy.ts';

const path = '/api/v1/processing-records';
const one = `${path}/{processingRecordId}` as const;

/** The record of processing activities. GDPR Art. 30. */
export const processingRecords = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'register.read',
    refers: { siteId: { to: 'site', permission: 'register.read' } },
    summary: 'List the records of processing activities, newest first, 50 per page',
    query: z.object({
      siteId: z.uuid().optional(),
      role: recordRole.default('controller'),
      state: recordState.optional(),
      /** Records whose review is due by this day. */
      reviewBy: z.iso.date().optional(),
      /** The last id of the page before. */
      after: z.uuid().optional(),
    }),
    answer: z.object({ records: z.array(recordSummary), more: z.boolean() }),
  }),
  fill: endpoint({
    method: 'POST',
    path: `${path}/drafts`,
    access: 'register.edit',
    audit: 'processing-record.created',
    summary: 'Create a draft for every service and activity of these sites without a record',
    refers: { siteId: { to: 'site', permission: 'register.edit' } },
    body: z.object({ siteId: z.uuid().optional() }).default({}),
    answer: z.object({ created: z.int() }),
    rate: { by: 'account', points: 60, seconds: 600 },
  }),
  addTypical: endpoint({
    method: 'POST',
    path: `${path}/typical`,
    access: 'register.edit',
    whole: true,
    audit: 'processing-record.created',
    summary: 'Create drafts of an organization’s typical activities, except those with a record',
    body: z.object({ activities: once(z.enum(typicalActivityIds), typicalActivityIds.length) }),
    answer: z.object({ created: z.int() }),
    rate: { by: 'account', points: 60, seconds: 600 },
  }),
  export: endpoint({
    method: 'GET',
    path: `${path}/export`,
    access: 'register.read',
    audit: 'register.exported',
    refers: { siteId: { to: 'site', permission: 'register.read' } },
    summary: 'Download the register in any language: CSV, XLSX or PDF in the order of GDPR Art. 30(1), or JSON',
    query: z.object({
      format: z.enum(['csv', 'xlsx', 'pdf', 'json']),
      /** Of a processor: the order of Art. 30(2), as CSV, XLSX and JSON. */
      role: recordRole.default('controller'),
      siteId: z.uuid().optional(),
      /** Default: that of the caller. */
      language: locale.optional(),
      /** The columns of an authority’s template, in its language. Only of CSV and XLSX. */
      layout: z.enum(registerLayoutIds).optional(),
      /** As the register stood at the end of this day. Default: as it is now. */
      on: z.iso.date().optional(),
    }),
    produces: 'file',
    answer: z.unknown(),
    rate: { by: 'account', points: 60, seconds: 600 },
  }),
  readOn: endpoint({
    method: 'GET',
    path: `${path}/as-of`,
    access: 'register.read',
    refers: { siteId: { to: 'site', permission: 'register.read' } },
    summary: 'Get the register at the end of a day (UTC), with its sites’ facts at that time, 50 per page',
    query: z.object({
      on: z.iso.date(),
      siteId: z.uuid().optional(),
      /** The last id of the page before. */
      after: z.uuid().optional(),
    }),
    answer: z.object({ records: z.array(recordOn), more: z.boolean() }),
  }),
  proveEdition: endpoint({
    method: 'GET',
    path: `${path}/edition-proof`,
    access: 'register.read',
    audit: 'register.exported',
    refers: { siteId: { to: 'site', permission: 'register.read' } },
    summary:
      'Download a proof bundle of a site’s register at the end of a day (UTC), or of the organization’s own register without a site',
    query: z.object({ on: z.iso.date(), siteId: z.uuid().optional() }),
    produces: 'file',
    answer: z.unknown(),
    rate: { by: 'account', points: 60, seconds: 600 },
  }),
  compareDays: endpoint({
    method: 'GET',
    path: `${path}/comparison`,
    access: 'register.read',
    refers: { siteId: { to: 'site', permission: 'register.read' } },
    summary: 'Compare the register at the end of two days: added, ended and changed records, with earlier values',
    query: z.object({ from: z.iso.date(), to: z.iso.date(), siteId: z.uuid().optional() }),
    answer: z.object({ records: z.array(recordDifference) }),
    rate: { by: 'account', points: 60, seconds: 600 },
  }),
  ...drift,
  create: endpoint({
    method: 'POST',
    path,
    access: 'register.edit',
    whole: true,
    audit: 'processing-record.created',
    summary: 'Create a record of an activity outside the organization’s sites',
    creates: true,
    status: 201,
    body: recordFields.omit({ deviation: true }).extend({ activity: activityFacts }),
    answer: processingRecord,
  }),
  createOnBehalf: endpoint({
    method: 'POST',
    path: `${path}/on-behalf`,
    access: 'register.edit',
    whole: true,
    audit: 'processing-record.created',
    summary: 'Create a record of an activity on behalf of customers',
    creates: true,
    status: 201,
    body: recordFields
      .omit({ activity: true, typical: true, deviation: true })
      .extend({ label: plainText(200), onBehalf: onBehalfFacts }),
    answer: processingRecord,
  }),
  read: endpoint({
    method: 'GET',
    path: one,
    access: 'register.read',
    summary: 'Get a record, with its site’s stated facts and its missing details',
    answer: processingRecord,
  }),
  update: endpoint({
    method: 'PUT',
    path: one,
    access: 'register.edit',
    audit: 'processing-record.changed',
    summary: 'Change a record’s own details, beyond the facts of its site',
    body: z.object({ version: z.int().min(1), fields: recordFields }),
    answer: processingRecord,
  }),
  changeStated: endpoint({
    method: 'PUT',
    path: `${one}/stated`,
    access: 'register.edit',
    also: ['documents.edit'],
    audit: ['service.changed', 'document.changed'],
    summary:
      'Change facts that the site’s documents also state; published documents then count as changed. For an alternate, change its differences from its service',
    body: statedChange,
    answer: processingRecord,
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${one}/confirmation`,
    access: 'register.edit',
    audit: 'processing-record.confirmed',
    summary: 'Confirm that a record is complete and true. Its review is due in a year unless another date is given',
    body: z.object({ version: z.int().min(1), reviewOn: z.iso.date().optional() }),
    answer: processingRecord,
  }),
  end: endpoint({
    method: 'POST',
    path: `${one}/end`,
    access: 'register.edit',
    audit: 'processing-record.ended',
    summary: 'End a record because the processing is over. The record stays readable',
    body: z.object({ version: z.int().min(1) }),
    answer: processingRecord,
  }),
  history: endpoint({
    method: 'GET',
    path: `${one}/editions`,
    access: 'register.read',
    summary: 'List a record’s changes with author and time, newest first',
    answer: z.object({ editions: z.array(recordEdition) }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: one,
    access: 'register.edit',
    audit: 'processing-record.deleted',
    summary: 'Delete a draft. A record that was confirmed before can only be ended',
    status: 204,
    answer: z.unknown(),
  }),
};
