import { z } from 'zod';
import { categories, evidenceKinds, requestKinds } from '@app/catalogue';
import { serviceId } from './policy-shapes.ts';

export const scanPhase = z.enum(['before', 'rejected', 'accepted']);

export const scanEngine = z.enum(['browser', 'fetch']);
export const scanEnding = z.enum(['done', 'time', 'bytes', 'requests', 'refused', 'unreachable', 'stopped']);
export const scanStatus = z.enum(['waiting', 'running', 'done', 'failed']);
export const verdict = z.enum(['pass', 'fail', 'unclear']);
export type Verdict = z.infer<typeof verdict>;

const evidence = z.object({
  kind: z.enum(evidenceKinds),
  seen: z.string(),
  pattern: z.string(),
  waits: z.boolean().optional(),
});

const foundTracker = z.object({
  name: z.string(),
  area: z.enum(['cookie', 'local', 'session']),
  domain: z.string(),
  /** Seconds; null for a session cookie; omitted if unknown. */
  lifetime: z.number().nullable().optional(),
  phases: z.array(scanPhase),
});
export type FoundTracker = z.infer<typeof foundTracker>;

const foundService = z.object({
  id: serviceId,
  name: z.string(),
  confidence: z.number(),
  /** True if everything that was seen of it would wait for consent. */
  waits: z.boolean(),
  evidence: z.array(evidence),
  pages: z.array(z.string()),
  phases: z.array(scanPhase),
  trackers: z.array(foundTracker),
});
export type FoundService = z.infer<typeof foundService>;

const unknownParty = z.object({
  site: z.string(),
  hosts: z.array(z.string()),
  kinds: z.array(z.enum(requestKinds)),
  requests: z.int(),
  example: z.string(),
  trackers: z.array(foundTracker),
  pages: z.array(z.string()),
  phases: z.array(scanPhase),
});
export type UnknownParty = z.infer<typeof unknownParty>;

const violation = z.object({
  page: z.string(),
  phase: z.enum(['before', 'rejected']),
  kind: z.enum(['request', 'cookie', 'storage']),
  what: z.string(),
  site: z.string(),
  service: z.string().optional(),
});
export type Violation = z.infer<typeof violation>;

const rejectTest = z.object({
  verdict,
  rejected: z.boolean(),
  violations: z.array(violation),
  leftOut: z.int(),
});

const unmarkedTag = z.object({
  markup: z.string(),
  /** The tag with markup; omitted if it is too long to be shown. */
  rewritten: z.string().optional(),
  purpose: z.enum(categories),
  site: z.string(),
  service: z.string().optional(),
  /** Whether it only loads for visitors without scripts. */
  noscript: z.boolean().optional(),
  pages: z.array(z.string()),
});
export type UnmarkedTag = z.infer<typeof unmarkedTag>;

const pageReport = z.object({
  url: z.string(),
  phase: scanPhase,
  ending: scanEnding,
  status: z.int().optional(),
  title: z.string().optional(),
  requests: z.int(),
  refused: z.int(),
  bytes: z.number(),
  ms: z.number(),
});

/** Result of a scan, as stored. */
export const siteReport = z.object({
  url: z.string(),
  finalUrl: z.string(),
  engine: scanEngine,
  ending: scanEnding,
  ms: z.number(),
  banner: z
    .object({
      found: z.boolean(),
      by: z.string().optional(),
      accepted: z.boolean(),
      rejected: z.boolean(),
      rejectedInSecondLayer: z.boolean().optional(),
    })
    .optional(),
  pages: z.array(pageReport),
  services: z.array(foundService),
  unknown: z.array(unknownParty),
  own: z.array(foundTracker),
  rejectTest,
  /** Tags that load before a choice is possible. Omitted in reports older than this check. */
  unmarked: z.object({ tags: z.array(unmarkedTag), leftOut: z.int() }).optional(),
});
export type SiteReport = z.infer<typeof siteReport>;

export const scanProgress = z.object({
  phase: scanPhase,
  page: z.string(),
  finished: z.int(),
  expected: z.int(),
  requests: z.int(),
});

export const scanSummary = z.object({
  id: z.uuid(),
  status: scanStatus,
  trigger: z.enum(['person', 'schedule']),
  /** Null until the scan runs. */
  engine: scanEngine.nullable(),
  url: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  progress: scanProgress.nullable(),
  /** Why the scan failed: a code of `errors`. */
  problem: z.string().nullable(),
  verdict: verdict.nullable(),
  services: z.int().nullable(),
  /** Number of services found that are not in the documents: current for the last scan, and as of the scan for others. */
  news: z.int().nullable(),
});
export type ScanSummary = z.infer<typeof scanSummary>;

/** What a scan means for the site's documents. Ids are those of the catalogue. */
export const scanComparison = z.object({
  /** On the site and in the documents; `siteServiceId` identifies the clause. */
  listed: z.array(z.object({ id: serviceId, siteServiceId: z.uuid() })),
  /** On the site, but not in the documents. */
  missing: z.array(serviceId),
  /** In the documents, but not seen on the site. */
  gone: z.array(z.object({ id: serviceId, name: z.string(), siteServiceId: z.uuid() })),
  /** Unknown third parties for which the owner created a service of their own, by the party's site. */
  adopted: z.record(z.string(), z.uuid()),
  /** Services seen before a choice or after a refusal that need consent. */
  early: z.array(z.object({ id: serviceId, phases: z.array(z.enum(['before', 'rejected'])) })),
  /** Services found and gone since the previous scan. Null if there is none. */
  since: z.object({ at: z.iso.datetime(), found: z.array(serviceId), gone: z.array(serviceId) }).nullable(),
});
export type ScanComparison = z.infer<typeof scanComparison>;

export const scanEvery = z.enum(['off', 'weekly', 'monthly']);

export const scanSchedule = z.object({
  every: scanEvery,
  /** Sends the account's owner an e-mail when a tracker is new, gone, or set before consent. */
  mail: z.boolean(),
  /** Makes the result of the reject test public, at `badgeUrl` and `reportUrl`. */
  badge: z.boolean(),
});
