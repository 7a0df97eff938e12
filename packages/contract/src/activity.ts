import { z } from 'zod';
import { device } from './account-shapes.ts';
import { endpoint } from './endpoint.ts';
import { pageSize } from './fields.ts';

/** Event names in an account's activity log, grouped for filtering. */
export const eventKinds = {
  access: ['sign-in.succeeded', 'sign-in.failed', 'session.signed-out', 'session.ended', 'session.confirmed'],
  credentials: ['password.changed', 'password.reset', 'email.change-requested', 'email.changed'],
  keys: [
    'api-key.created',
    'api-key.deleted',
    'consent-key.created',
    'consent-key.deleted',
    'webhook.created',
    'webhook.changed',
    'webhook.deleted',
    'webhook.secret-changed',
  ],
  exports: ['account.exported', 'consents.exported', 'person.exported', 'preferences.exported', 'newsletter.exported'],
  deletions: [
    'project.deleted',
    'site.deleted',
    'person.erased',
    'newsletter.deleted',
    'document.deleted',
    'banner.deleted',
    'consents.deleted',
    'evidence.deleted',
  ],
  changes: [
    'account.created',
    'account.renamed',
    'retention.changed',
    'person.changed',
    'person.merged',
    'member.created',
    'member.changed',
    'member.deleted',
    'owner.changed',
    'document.offline',
    'document.online',
    'banner.offline',
    'banner.online',
    'consents.offline',
    'consents.online',
  ],
} as const;

export type EventGroup = keyof typeof eventKinds;
export type EventKind = (typeof eventKinds)[EventGroup][number];

export const eventGroups = [
  'access',
  'credentials',
  'keys',
  'exports',
  'deletions',
  'changes',
] as const satisfies readonly EventGroup[];

const allKinds = Object.values(eventKinds).flat() as [EventKind, ...EventKind[]];

export const accountEvent = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(allKinds),
  person: z
    .object({ id: z.uuid(), email: z.string().nullable().describe('Null once the person has left') })
    .nullable()
    .describe('Null: the installation itself, or its operator'),
  apiKey: z.object({ id: z.uuid(), name: z.string().nullable().describe('Null once the key was deleted') }).nullable(),
  device: device.nullable().describe('Null: none, or several different ones'),
  country: z.string().nullable().describe('Two letters (ISO 3166-1); null where it is not known'),
  details: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .describe('What it happened to: ids, numbers and fixed words, by name'),
  count: z.int().describe('How often; only failures to sign in of one hour are taken together'),
});
export type AccountEvent = z.infer<typeof accountEvent>;

const filter = { group: z.enum(eventGroups).optional(), kind: z.enum(allKinds).optional() };

export const activity = {
  listEvents: endpoint({
    method: 'GET',
    path: '/api/v1/account/events',
    access: 'audit.read',
    summary: 'Who signed in, made keys, exported or deleted something in this account, newest first, of twelve months',
    query: z.object({
      ...filter,
      before: z.uuid().optional().describe('The `next` of the page before'),
      limit: pageSize,
    }),
    answer: z.object({ events: z.array(accountEvent), next: z.uuid().nullable() }),
  }),
  exportEvents: endpoint({
    method: 'GET',
    path: '/api/v1/account/events.csv',
    access: 'audit.export',
    summary: 'The same as CSV, all of it',
    query: z.object(filter),
    produces: 'file',
    answer: z.unknown(),
    rate: { by: 'account', points: 20, seconds: 3600 },
  }),
};
