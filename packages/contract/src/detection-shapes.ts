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
  /** Seconds; null: until the browser closes; left out: not known. */
  lifetime: z.number().nullable().optional(),
  phases: z.array(scanPhase),
});
export type FoundTracker = z.infer<typeof foundTracker>;

const foundService = z.object({
  id: serviceId,
  name: z.string(),
  confidence: z.number(),
  /** Nothing was seen of it that would not wait for consent. */
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
  /** Left out where it is too long to be shown. */
  rewritten: z.string().optional(),
  purpose: z.enum(categories),
  site: z.string(),
  service: z.string().optional(),
  /** It loads for visitors without scripts alone. */
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

/** What a scan found, as it is kept. */
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
  /** Tags that load before anybody can choose. Reports of before it was looked for have none. */
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
  /** Not known before it runs. */
  engine: scanEngine.nullable(),
  url: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  progress: scanProgress.nullable(),
  /** Why it failed: a code of `errors`. */
  problem: z.string().nullable(),
  verdict: verdict.nullable(),
  services: z.int().nullable(),
  /** Found and not in the documents: of the last scan as they are now, of others as they were. */
  news: z.int().nullable(),
});
export type ScanSummary = z.infer<typeof scanSummary>;

/** What a scan means for the documents of the site. Ids are of the catalogue. */
export const scanComparison = z.object({
  /** On the site and in the documents; `siteServiceId` leads to the clause. */
  listed: z.array(z.object({ id: serviceId, siteServiceId: z.uuid() })),
  /** On the site, but not in the documents. */
  missing: z.array(serviceId),
  /** In the documents, but not seen on the site. */
  gone: z.array(z.object({ id: serviceId, name: z.string(), siteServiceId: z.uuid() })),
  /** Unknown parties that a service of the owner's own stands for, by their site. */
  adopted: z.record(z.string(), z.uuid()),
  /** Seen before a choice or after a refusal, though it needs consent. */
  early: z.array(z.object({ id: serviceId, phases: z.array(z.enum(['before', 'rejected'])) })),
  /** Against the scan before: new on the site, and no longer there. Null where there is none. */
  since: z.object({ at: z.iso.datetime(), found: z.array(serviceId), gone: z.array(serviceId) }).nullable(),
});
export type ScanComparison = z.infer<typeof scanComparison>;

export const scanEvery = z.enum(['off', 'weekly', 'monthly']);

export const scanSchedule = z.object({
  every: scanEvery,
  /** Mail the owner of the account when something is new, gone, or set before consent. */
  mail: z.boolean(),
  /** The result of the reject test may be seen by anybody, at `badgeUrl` and `reportUrl`. */
  badge: z.boolean(),
});
