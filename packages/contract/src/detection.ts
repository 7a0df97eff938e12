import { z } from 'zod';
import { scanComparison, scanEngine, scanSchedule, scanSummary, siteReport } from './detection-shapes.ts';
import { endpoint } from './endpoint.ts';
import { languageAsked } from './language-asked.ts';
import { urlStrict } from './fields.ts';
import { customService, serviceOverrides } from './policy-facts.ts';
import { serviceCard, serviceId } from './policy-shapes.ts';

const ofScan = z.object({ siteId: z.uuid(), scanId: z.uuid() });
const publicId = z.string().regex(/^[a-z0-9]{10}$/);

const overview = z.object({
  /** The engine a scan would use: the browser, if the server has one. */
  engine: scanEngine,
  /** URL at which a scan begins; null if the site has none yet. */
  url: z.string().nullable(),
  /** At most 20, newest first; a running scan is the first. */
  scans: z.array(scanSummary),
  schedule: scanSchedule.extend({
    nextAt: z.iso.datetime().nullable(),
    badgeUrl: z.string().nullable(),
    reportUrl: z.string().nullable(),
  }),
});
export type DetectionOverview = z.infer<typeof overview>;

const scan = z.object({
  scan: scanSummary,
  /** Null until the scan is done. */
  report: siteReport.nullable(),
  comparison: scanComparison.nullable(),
  /** Catalogue entries of all services in the report or comparison. */
  cards: z.array(serviceCard),
});
export type Scan = z.infer<typeof scan>;

/** A third party that the catalogue does not know, as a service of the owner's own. */
const adoptedParty = z.object({
  site: z.string().max(253),
  custom: customService,
  overrides: serviceOverrides.default({}),
});

export const detection = {
  overview: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/detection',
    access: 'scans.read',
    summary: 'List a site’s scans, newest first, with the date of the next one',
    answer: overview,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/scans',
    access: 'scans.run',
    audit: 'scan.started',
    verified: true,
    summary: 'Start a scan for a site’s services. Only one scan per site can run',
    creates: true,
    status: 202,
    rate: { by: 'account', points: 60, seconds: 3600 },
    body: z
      .object({
        /** Where the scan begins; default: the site's URL. */
        url: urlStrict.optional(),
        /** `fetch` only reads HTML and cannot see what happens after a choice. */
        engine: scanEngine.optional(),
      })
      .default({}),
    answer: scanSummary,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/scans/{scanId}',
    access: 'scans.read',
    summary: 'Get a scan’s progress or its results, compared with the site’s documents and the previous scan',
    params: ofScan,
    answer: scan,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/scans/{scanId}/stop',
    access: 'scans.run',
    audit: 'scan.stopped',
    summary: 'Stop a scan early. Its results so far are stored',
    params: ofScan,
    body: z.object({}).default({}),
    answer: scanSummary,
  }),
  adopt: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/scans/{scanId}/adoption',
    access: 'scans.run',
    audit: 'scan.adopted',
    also: ['documents.edit'],
    summary: 'Add a scan’s results to the site’s documents',
    creates: true,
    params: ofScan,
    body: z.object({
      services: z.array(serviceId).max(200).default([]),
      unknown: z.array(adoptedParty).max(50).default([]),
    }),
    answer: z.object({
      added: z.int(),
      /** What could not be added, and why: `code` is one of `errors`. */
      refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
      message: z.string(),
    }),
  }),
  setSchedule: endpoint({
    method: 'PUT',
    path: '/api/v1/sites/{siteId}/scan-schedule',
    access: 'scans.run',
    audit: 'scan-schedule.changed',
    verified: true,
    summary: 'Set the site’s scan schedule, notifications and public badge',
    body: scanSchedule,
    answer: overview,
  }),
  badge: endpoint({
    method: 'GET',
    path: '/reject-test/{badgeId}/badge.svg',
    access: 'public',
    produces: 'file',
    cors: '*',
    params: z.object({ badgeId: publicId }),
    query: z.object({ lang: languageAsked(10) }),
    answer: z.unknown(),
  }),
  reportPicture: endpoint({
    method: 'GET',
    path: '/reject-test/{badgeId}/picture.png',
    access: 'public',
    produces: 'file',
    cors: '*',
    params: z.object({ badgeId: publicId }),
    query: z.object({ lang: languageAsked(10) }),
    answer: z.unknown(),
  }),
  publicReport: endpoint({
    method: 'GET',
    path: '/reject-test/{badgeId}',
    access: 'public',
    produces: 'html',
    params: z.object({ badgeId: publicId }),
    query: z.object({ lang: languageAsked(10) }),
    answer: z.unknown(),
  }),
};
