import { z } from 'zod';
import { optInRate } from './cookie-preferences-shapes.ts';
import { endpoint } from './endpoint.ts';

/** What needs attention on a site, in order of harm: what breaks a law or a promise first, then what is shown wrongly. */
export const attentionKinds = [
  'requestsOverdue',
  'rejectFailed',
  'bannerOffline',
  'bannerUnseen',
  'installationWrong',
  'documentsOffline',
  'requestsDue',
  'approvals',
  'servicesMissing',
  'documentsChanged',
  'neverScanned',
  'documentsDraft',
  'notLive',
] as const;
const attentionKind = z.enum(attentionKinds);
export type AttentionKind = z.infer<typeof attentionKind>;

/** Days without a page that loads a live banner, after which it seems to be gone from the site. */
export const unseenAfterDays = 14;

/** The steps that make a site live, in their order. */
const launchSteps = ['services', 'owner', 'documents', 'banner', 'installed'] as const;
const launchStep = z.enum(launchSteps);
export type LaunchStep = z.infer<typeof launchStep>;

const siteHealth = z.object({
  siteId: z.uuid(),
  banner: z.object({
    state: z.enum(['none', 'draft', 'live', 'offline']),
    seen: z
      .object({ host: z.string(), on: z.iso.date() })
      .nullable()
      .describe('Where a page of the site last loaded it, and on which day; null: nowhere yet'),
  }),
  optIn: optInRate
    .extend({ previous: optInRate })
    .nullable()
    .optional()
    .describe(
      'Of the last 30 days and the 30 before; null: without answers; absent: without the permission to read it',
    ),
  scan: z
    .object({
      at: z.iso.datetime(),
      verdict: z.enum(['pass', 'fail', 'unclear']),
      missing: z.int().describe('Services that it found and the documents do not name'),
    })
    .nullable()
    .describe('The last finished scan; null: none'),
  documents: z.object({ published: z.int(), changed: z.int(), offline: z.int(), drafts: z.int() }),
  requests: z
    .object({ open: z.int(), due: z.int().describe('Within seven days'), overdue: z.int() })
    .nullable()
    .describe('Of data subjects; null: without the permission to read them'),
  approvals: z.int().describe('Changes that wait for approval'),
  attention: z
    .array(z.object({ kind: attentionKind, count: z.int() }))
    .describe('What needs attention, the most harmful first'),
  launch: z
    .array(z.object({ step: launchStep, done: z.boolean() }))
    .describe('The steps until the site is live, in their order. Empty: it is live, or an app'),
});
export type SiteHealth = z.infer<typeof siteHealth>;

export const siteHealths = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/site-health',
    access: 'sites.read',
    also: ['documents.read', 'banner.read', 'scans.read'],
    summary: 'Get the health of sites: banner, opt-in rate, scan, documents, requests, and open issues',
    query: z.object({
      sites: z
        .string()
        .transform((ids) => ids.split(',').filter(Boolean))
        .pipe(z.array(z.uuid()).min(1).max(100))
        .describe('IDs of sites, separated by commas'),
    }),
    answer: z.object({ sites: z.array(siteHealth) }),
  }),
};
