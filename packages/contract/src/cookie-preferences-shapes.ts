import { choiceActions, purposes, regimeIds } from '@app/consent';
import { z } from 'zod';
import { csvExport } from './exports.ts';

const actionName = z.enum(choiceActions);
const purposeName = z.enum(purposes);

/** One choice, as it was made. */
export const preference = z.object({
  id: z.uuid(),
  /** 32 hexadecimal digits: the cookie preference ID. */
  consentId: z.string(),
  /** When it was made, by the browser's clock, in milliseconds. */
  at: z.iso.datetime(),
  /** When it arrived, by ours. */
  receivedAt: z.iso.datetime(),
  action: actionName,
  /** What was asked about, and what of it was allowed. */
  decided: z.array(purposeName),
  granted: z.array(purposeName),
  /** Of the banner's configuration that was shown. */
  version: z.int(),
  language: z.string(),
  regime: z.enum(regimeIds),
  /** Which variant of an A/B test, from 1; 0: none. */
  variant: z.int(),
  /** Milliseconds until the choice; null where no banner was shown. */
  waited: z.int().nullable(),
  /** Two letters, by the address, which is not kept; null where it is not known. */
  country: z.string().nullable(),
});
export type Preference = z.infer<typeof preference>;

/** All there is of one choice. */
export const preferenceDetail = preference.extend({
  /** Strings of TCF, GPP and Additional Consent, as the browser wrote them. */
  signals: z.object({ tc: z.string().nullable(), gpp: z.string().nullable(), ac: z.string().nullable() }),
  /** What stood before the visitor; null where that version is not known here. */
  shown: z
    .object({
      version: z.int(),
      publishedAt: z.iso.datetime(),
      /** SHA-256 of the configuration as it was published, in hexadecimal digits. */
      hash: z.string(),
      /** The exact words, as they were published. */
      textsUrl: z.string().nullable(),
    })
    .nullable(),
});
export type PreferenceDetail = z.infer<typeof preferenceDetail>;

/** How many choices, by how they came about. Their sum is `total`. */
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

/** How often each purpose but `necessary` was asked about, and allowed. */
export const purposeCounts = z.record(
  purposeName.exclude(['necessary']),
  z.object({ decided: z.int(), granted: z.int() }),
);

export const preferenceDimension = z.enum(['country', 'language', 'version', 'regime', 'variant']);
export type PreferenceDimension = z.infer<typeof preferenceDimension>;

export const statisticsStep = z.enum(['hour', 'day', 'month']);

export const preferenceStatistics = z.object({
  /** The range counted: what was asked for, widened to whole steps. `to` is no longer in it. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  step: statisticsStep,
  /** Counted up to here: later choices are in it within three minutes. */
  countedUntil: z.iso.datetime(),
  totals: choiceCounts,
  purposes: purposeCounts,
  /** Typical milliseconds until a choice (geometric mean); null where nobody was asked. */
  waited: z.int().nullable(),
  /** Steps in which there were choices, in order. */
  series: z.array(choiceCounts.extend({ at: z.iso.datetime() })),
  /** By the dimension asked for, the most frequent first; `null` stands for not known. */
  values: z.array(choiceCounts.extend({ value: z.string().nullable(), waited: z.int().nullable() })),
});
export type PreferenceStatistics = z.infer<typeof preferenceStatistics>;

/** A share between 0 and 1 with the interval it lies in with 95 % certainty. @see Wilson score interval */
const share = z.object({ count: z.int(), share: z.number(), low: z.number(), high: z.number() });
export type Share = z.infer<typeof share>;

export const variantResult = z.object({
  /** 0: the configuration itself. */
  variant: z.int(),
  /** Choices that visitors made at this variant's banner: accept, reject, customise or close. */
  choices: z.int(),
  accept: share,
  /** Closing counts as a refusal. */
  reject: share,
  custom: share,
  /** Typical milliseconds until a choice, and the interval it lies in with 95 % certainty. */
  waited: z.object({ typical: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** Against variant 0; null for itself. `p` is already corrected for the number of comparisons. */
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
  /** Months a choice is kept; null: as long as a choice holds, and five years. */
  months: z.int().min(1).max(240).nullable(),
});
