import { choiceActions, deviceClasses, purposes, regimeIds } from '@app/consent';
import { z } from 'zod';
import { csvExport } from './exports.ts';

const actionName = z.enum(choiceActions);
const purposeName = z.enum(purposes);

/** A stored choice. */
export const preference = z.object({
  id: z.uuid(),
  /** 32 hexadecimal digits: the cookie preference ID. */
  consentId: z.string(),
  /** Time of the choice by the browser's clock, in milliseconds. */
  at: z.iso.datetime(),
  /** Time of arrival by the server's clock. */
  receivedAt: z.iso.datetime(),
  action: actionName,
  /** Purposes that were asked about, and those of them that were allowed. */
  decided: z.array(purposeName),
  granted: z.array(purposeName),
  /** Version of the banner's configuration that was shown. */
  version: z.int(),
  language: z.string(),
  regime: z.enum(regimeIds),
  /** Variant of an A/B test, from 1; 0 if there was none. */
  variant: z.int(),
  /** Milliseconds until the choice; null if no banner was shown. */
  waited: z.int().nullable(),
  /** Two letters, derived from the IP address, which is not stored; null if unknown. */
  country: z.string().nullable(),
  /** Derived from the request's headers, which are not stored; null if unknown. */
  device: z.enum(deviceClasses).nullable(),
});
export type Preference = z.infer<typeof preference>;

/** A choice with all stored details. */
export const preferenceDetail = preference.extend({
  /** Strings of TCF, GPP and Additional Consent, as the browser sent them. */
  signals: z.object({ tc: z.string().nullable(), gpp: z.string().nullable(), ac: z.string().nullable() }),
  /** What the visitor was shown; null if that version is unknown here. */
  shown: z
    .object({
      version: z.int(),
      publishedAt: z.iso.datetime(),
      /** SHA-256 of the published configuration, in hexadecimal digits. */
      hash: z.string(),
      /** URL of the exact words, as published. */
      textsUrl: z.string().nullable(),
    })
    .nullable(),
});
export type PreferenceDetail = z.infer<typeof preferenceDetail>;

/** Number of choices by action. They add up to `total`. */
export const choiceCounts = z.object({
  total: z.int(),
  accept: z.int(),
  reject: z.int(),
  custom: z.int(),
  close: z.int(),
  gpc: z.int(),
  context: z.int(),
  withdraw: z.int(),
});
export type ChoiceCounts = z.infer<typeof choiceCounts>;

/** How often each purpose except `necessary` was asked about, and allowed. */
export const purposeCounts = z.record(
  purposeName.exclude(['necessary']),
  z.object({ decided: z.int(), granted: z.int() }),
);

export const preferenceDimension = z.enum(['country', 'device', 'variant', 'regime', 'language', 'version']);
export type PreferenceDimension = z.infer<typeof preferenceDimension>;

/**
 * Answers given in the banner (accept, custom, reject, close), and those of them that accepted everything. `rate` is their
 * share from 0 to 1; null if nobody answered.
 */
export const optInRate = z.object({ accepted: z.int(), answered: z.int(), rate: z.number().nullable() });
export type OptInRate = z.infer<typeof optInRate>;

export const statisticsStep = z.enum(['hour', 'day', 'month']);

export const preferenceStatistics = z.object({
  /** The range that was counted: the requested one, widened to whole steps. `to` is exclusive. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  step: statisticsStep,
  /** End of the counted period: later choices are included within three minutes. */
  countedUntil: z.iso.datetime(),
  totals: choiceCounts,
  optIn: optInRate,
  /** The same of the period of equal length before `from`; null if the request has no `from`. */
  previous: optInRate.nullable(),
  /** Visits that left their first page with the banner unanswered. Counted by day in UTC: null if the step is an hour. */
  unanswered: z.int().nullable(),
  purposes: purposeCounts,
  /** Geometric mean of the milliseconds until a choice; null if no visitor was asked. */
  waited: z.int().nullable(),
  /** Steps that contain choices, in order. */
  series: z.array(choiceCounts.extend({ at: z.iso.datetime(), unanswered: z.int() })),
  /** Values of the requested dimension, the most frequent first; `null` means unknown. */
  values: z.array(
    choiceCounts.extend({
      value: z.string().nullable(),
      waited: z.int().nullable(),
      optIn: optInRate,
      unanswered: z.int(),
    }),
  ),
});
export type PreferenceStatistics = z.infer<typeof preferenceStatistics>;

/** The opt-in rate of the last 30 days in UTC, today included. */
export const optInSummary = optInRate.extend({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** The 30 days before. */
  previous: optInRate,
  /** One entry a day, in order. */
  series: z.array(z.object({ at: z.iso.datetime(), accepted: z.int(), answered: z.int() })),
});
export type OptInSummary = z.infer<typeof optInSummary>;

/** A share between 0 and 1 with its 95% confidence interval. @see Wilson score interval */
const share = z.object({ count: z.int(), share: z.number(), low: z.number(), high: z.number() });
export type Share = z.infer<typeof share>;

export const variantResult = z.object({
  /** Index of the variant; 0 is the configuration itself. */
  variant: z.int(),
  /** Choices that visitors made on this variant's banner: accept, reject, customize or close. */
  choices: z.int(),
  accept: share,
  /** Rejections, including closing. */
  reject: share,
  custom: share,
  /** Geometric mean of the milliseconds until a choice, with its 95% confidence interval. */
  waited: z.object({ typical: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** Comparison with variant 0; null for variant 0 itself. `p` is already corrected for multiple comparisons. */
  against: z
    .object({
      difference: z.number(),
      p: z.number(),
      verdict: z.enum(['more', 'fewer', 'no-difference-shown', 'too-few']),
    })
    .nullable(),
});
export type VariantResult = z.infer<typeof variantResult>;

export const preferenceExport = csvExport.extend({
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
  consentId: z.string().nullable(),
});
export type PreferenceExport = z.infer<typeof preferenceExport>;

export const preferenceRetention = z.object({
  /** Months for which choices are stored; null: as long as a choice is valid, plus five years. */
  months: z.int().min(1).max(240).nullable(),
});
