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
    summary: 'The record of processing activities, newest first, 50 at a time',
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
    summary: 'Make a draft of every service and activity of these sites that has no record yet',
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
    summary: 'Make drafts of typical activities of organizations, except those that have a record',
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
    summary: 'The register as a file in any language: CSV, XLSX or PDF in the order of GDPR Art. 30(1), or JSON',
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
    summary:
      'The register as it stood at the end of a day (UTC), with what the facts of its sites were then, 50 at a time',
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
      'A proof bundle of what stood in the register of a site, or without one in that of the organization itself, at the end of a day (UTC)',
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
    summary:
      'Which records were added, ended or changed from the end of one day to that of another, and what stood there',
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
    summary: 'Make a record of something that the organization does apart from its sites',
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
    summary: 'Make a record of something that the organization does on behalf of customers',
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
    summary:
      'Change facts that the documents of the site state too; published documents then count as changed. Of an alternate: what it states otherwise than its service',
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
