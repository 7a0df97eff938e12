import { z } from 'zod';
import {
  optInSummary,
  preference,
  preferenceDetail,
  preferenceDimension,
  preferenceExport,
  preferenceRetention,
  preferenceStatistics,
  statisticsStep,
  variantResult,
} from './cookie-preferences-shapes.ts';
import { endpoint } from './endpoint.ts';
import { exportEndpoints } from './exports.ts';
import { isoDate } from './fields.ts';

/** A cookie preference ID as people paste it: with or without hyphens, in any case. Normalized to 32 digits. */
export const consentIdText = z
  .string()
  .trim()
  .max(40)
  .overwrite((text) => text.replaceAll('-', '').toLowerCase())
  .regex(/^[\da-f]{32}$/, 'field.id');

/** Range of an export: days in UTC, both inclusive, neither in the future. Omitted: from the first, or to the last. */
export const preferenceExportFilter = z.object({
  from: isoDate.optional(),
  to: isoDate.optional(),
  consentId: consentIdText.optional(),
});

/** Times in UTC with milliseconds, such as `2026-11-22T08:00:00.000Z`. `from` is inclusive, `to` is exclusive. */
const range = { from: z.iso.datetime().optional(), to: z.iso.datetime().optional() };

const retention = preferenceRetention.extend({
  /** Retention in effect, in months. */
  effectiveMonths: z.int(),
  /** Deletions of expired choices, newest first. */
  expiries: z.array(z.object({ at: z.iso.datetime(), before: z.iso.datetime(), deleted: z.int() })),
});
export type PreferenceRetention = z.infer<typeof retention>;

export const cookiePreferences = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/preferences',
    access: 'preferences.read',
    summary: 'List visitors’ choices, newest first: two months in the dashboard, all of them with an API key',
    query: z.object({
      ...range,
      /** Cursor: the `next` of the previous response. */
      after: z.uuid().optional(),
      limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
    }),
    answer: z.object({
      preferences: z.array(preference),
      /** Cursor for `after`; null on the last page. */
      next: z.uuid().nullable(),
      /** Choices before this time are not shown; null if all are. */
      shownFrom: z.iso.datetime().nullable(),
      /** Whether the requested range begins earlier: older choices are in the CSV. */
      olderAsCsv: z.boolean(),
    }),
  }),
  chain: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/preferences/of/{consent}',
    access: 'preferences.read',
    summary: 'List all choices for a cookie preference ID or an event ID, newest first',
    params: z.object({ siteId: z.uuid(), consent: consentIdText }),
    answer: z.object({
      consentId: z.string(),
      /** At most 500. Empty if the id is unknown. */
      preferences: z.array(preference),
      shownFrom: z.iso.datetime().nullable(),
      /** Whether there are older choices, which are in the CSV. */
      olderAsCsv: z.boolean(),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/preferences/{preferenceId}',
    access: 'preferences.read',
    summary: 'Get a choice with its proof',
    answer: preferenceDetail,
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/preference-statistics',
    access: 'preferences.read',
    summary:
      'How visitors chose, over time and by one dimension. Hours go back two months, days and months all the way',
    query: z.object({ ...range, step: statisticsStep.default('day'), dimension: preferenceDimension.optional() }),
    answer: preferenceStatistics,
  }),
  optIn: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/opt-in',
    access: 'preferences.read',
    summary: 'Get the daily opt-in rate of the last 30 days, and the rate of the 30 days before',
    answer: optInSummary,
  }),
  variants: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/preference-variants',
    access: 'preferences.read',
    summary: 'Get A/B test results by variant, for one version of the configuration',
    query: z.object({
      ...range,
      /** Default: the newest version that ran a test. */
      version: z.coerce.number<number | string>().int().min(1).max(2_000_000_000).optional(),
    }),
    answer: z.object({
      /** Null if no test ran. */
      version: z.int().nullable(),
      /** Versions that ran a test, the newest first. */
      versions: z.array(z.int()),
      variants: z.array(variantResult),
    }),
  }),
  state: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/preference-state',
    access: 'preferences.read',
    summary: 'Get whether choices are being stored and this list is up to date',
    answer: z.object({
      /** `late`: the displayed data lags behind. `outage`: choices are being refused; browsers will retry. */
      state: z.enum(['fine', 'late', 'outage']),
      /** Arrival of this site's newest choice; null if there is none. */
      lastReceivedAt: z.iso.datetime().nullable(),
      /** When this server last stored a choice, of any site. */
      lastKeptAt: z.iso.datetime().nullable(),
      lastFailureAt: z.iso.datetime().nullable(),
      /** How full the queue is, from 0 to 1. */
      pressure: z.number(),
      countedUntil: z.iso.datetime(),
    }),
  }),
  retention: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/preference-retention',
    access: 'preferences.read',
    summary: 'Get the retention period for choices and its deletions',
    answer: retention,
  }),
  setRetention: endpoint({
    method: 'PUT',
    path: '/api/v1/sites/{siteId}/preference-retention',
    access: 'retention.edit',
    audit: 'retention.changed',
    fresh: { when: 'handler', keys: 'refused' },
    summary: 'Set the retention period for choices. A shorter period requires the password',
    body: preferenceRetention,
    answer: retention,
  }),
  ...exportEndpoints({
    audit: 'preferences.exported',
    access: 'preferences.export',
    name: 'preference-exports',
    listed: 'CSV files of the choices of a site, newest first, at most 20',
    started: 'Prepare a CSV of all choices that are kept; a mail says when it is ready',
    body: preferenceExportFilter.default({}),
    answer: preferenceExport,
  }),
};
