import { z } from 'zod';
import { device } from './account-shapes.ts';
import { eventGroups, eventKind, eventTargets } from './audit-events.ts';
import { endpoint } from './endpoint.ts';
import { pageSize } from './fields.ts';

export const eventActors = ['person', 'api-key', 'consent-key', 'directory', 'job', 'operator'] as const;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const auditEvent = z.object({
  id: z.uuid(),
  number: z
    .int()
    .nullable()
    .describe('Counts from 1 in the account, without a gap. Null in the second before it is given'),
  at: z.iso.datetime(),
  kind: eventKind,
  actor: z.object({
    kind: z.enum(eventActors),
    person: z
      .object({ id: z.uuid(), email: z.string().nullable().describe('Null once the person has left') })
      .nullable()
      .describe('Of an API key: who made it'),
    viaKey: z
      .object({ id: z.uuid(), name: z.string().nullable().describe('Null once the key was deleted') })
      .nullable(),
    job: z.string().nullable(),
  }),
  way: z.string().nullable().describe('How the person had signed in'),
  device: device.nullable().describe('Null: none, or several different ones'),
  country: z.string().nullable().describe('Two letters (ISO 3166-1); null where it is not known'),
  target: z.object({ kind: z.enum(eventTargets), id: z.string() }).nullable(),
  siteId: z.uuid().nullable(),
  projectId: z.uuid().nullable(),
  details: z.record(z.string(), value).describe('Ids, numbers, fixed words, and names of things, by name'),
  changes: z
    .record(z.string(), z.object({ before: value, after: value }))
    .describe('The fields that changed, with what they were and are. Long texts are cut'),
  count: z.int().describe('How often; only failures and refusals of one hour are taken together'),
});
export type AuditEvent = z.infer<typeof auditEvent>;

/** Which events; those that match all that is given. */
export const eventFilter = {
  group: z.enum(eventGroups).optional(),
  kind: eventKind.optional(),
  person: z.uuid().optional(),
  viaKey: z.uuid().optional(),
  target: z.string().max(100).optional().describe('The id of the thing it happened to'),
  site: z.uuid().optional(),
  project: z.uuid().optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional().describe('Up to this moment, without it'),
  words: z.string().trim().max(100).optional().describe('Whole words that the details or changes hold, all of them'),
};

export const auditRetention = z.object({ years: z.int().min(1).max(10) });

export const audit = {
  listEvents: endpoint({
    method: 'GET',
    path: '/api/v1/audit-events',
    access: 'audit.read',
    summary: 'List this account’s events: newest first, or with `after` by ascending number',
    query: z.object({
      ...eventFilter,
      before: z.uuid().optional().describe('The `next` of the page before'),
      after: z.coerce
        .number<number | string>()
        .int()
        .min(0)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('A number: those that follow it, oldest first, for systems that collect all of them'),
      limit: pageSize,
    }),
    answer: z.object({
      events: z.array(auditEvent),
      next: z.uuid().nullable(),
      last: z.int().nullable().describe('With `after`: the number to go on from'),
    }),
  }),
  proveEvent: endpoint({
    method: 'GET',
    path: '/api/v1/audit-events/{auditEventId}/proof',
    access: 'audit.read',
    summary: 'Download one event’s proof bundle, for offline verification',
    produces: 'file',
    answer: z.unknown(),
  }),
  readRetention: endpoint({
    method: 'GET',
    path: '/api/v1/audit-retention',
    access: 'audit.read',
    summary: 'Get the event retention in years',
    answer: auditRetention,
  }),
  setRetention: endpoint({
    method: 'PUT',
    path: '/api/v1/audit-retention',
    access: 'account.security',
    audit: 'audit.retention-changed',
    fresh: { keys: 'refused' },
    summary: 'Set the event retention in years. After that, only their hashes stay',
    body: auditRetention,
    answer: auditRetention,
  }),
};
