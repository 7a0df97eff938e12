import { allPurposes, confirmables } from '@app/consent';
import { z } from 'zod';
import { bannerPurpose } from './cookie-solution-configuration.ts';
import { locale } from './fields.ts';

/**
 * A problem that the linter found in a configuration. A finding that `blocks` must be fixed before the banner can be
 * published.
 */
export const bannerFinding = z.object({
  code: z.string(),
  weight: z.enum(['blocks', 'advises']),
  /** Path of the field from the root of the configuration: `colours.button`, `texts.de.accept`. */
  path: z.string(),
  message: z.string(),
  /** Short name of the legal source. */
  source: z.string().nullable(),
  /**
   * Key in `confirmations` under which the owner may give a reason instead of fixing the problem; null if that is not
   * possible.
   */
  confirmable: z.enum(confirmables).nullable(),
});
export type BannerFinding = z.infer<typeof bannerFinding>;

export const bannerService = z.object({
  /** Id of its row among the site's services, as used in `services` of the configuration. */
  id: z.uuid(),
  /** Id in the catalogue; null for the owner's own services. */
  catalogueId: z.string().nullable(),
  name: z.string(),
  provider: z.string().nullable(),
  /** The purpose whose switch controls the service, and the one it would have without the owner's setting. */
  purpose: bannerPurpose,
  usualPurpose: bannerPurpose,
  reason: z.string().nullable(),
  /** Ids of the catalogue's purposes. */
  use: z.array(z.string()),
  /**
   * Whether it sells or shares data, in the sense of the US state laws: then it also stops where that is refused, by Global
   * Privacy Control or a no to marketing, whatever its purpose.
   */
  shares: z.boolean(),
  /** Hosts blocked until the purpose is allowed. If empty, only marked-up tags are held back. */
  hosts: z.array(z.string()),
  trackers: z.int(),
  /**
   * Its trackers and hosts with purposes of their own, by purpose. If the owner moves the service, they wait for the stricter of
   * both.
   */
  split: z.array(z.object({ purpose: bannerPurpose, trackers: z.array(z.string()), hosts: z.array(z.string()) })),
});
export type BannerService = z.infer<typeof bannerService>;

/** Sizes in bytes as transferred, compressed. */
export const bannerWeight = z.object({
  /** The file for a visitor who is asked: code, configuration, words. */
  first: z.int(),
  /** The file for a visitor whose choice is still valid. */
  kept: z.int(),
  /** The text placed in the page itself. */
  guard: z.int(),
  /** The second layer, which loads when it is opened. */
  layer: z.int(),
});
export type BannerWeight = z.infer<typeof bannerWeight>;

export const snippetKinds = [
  'async',
  'loader',
  'sync',
  'guard',
  'csp',
  'csp-granted',
  'csp-tag',
  'tags',
  'gpc',
] as const;

/**
 * Code to paste. `async`: the single tag; `loader`: loads the small file if a choice is valid; `sync`: also blocks tags
 * without markup; `guard`: the same without a request, as an inline script; `csp`: the header of a page with a strict
 * CSP for a visitor without a choice, `csp-granted`: for one who allowed everything, `csp-tag`: the tag under both;
 * `tags`: marked-up tags; `gpc`: `/.well-known/gpc.json`.
 */
export const bannerSnippet = z.object({ kind: z.enum(snippetKinds), code: z.string() });
export type BannerSnippet = z.infer<typeof bannerSnippet>;

export const pictureState = z.enum(['none', 'pending', 'done', 'failed']);

export const bannerChange = z.object({
  /**
   * `first`: the first version. `setting`: `what` is the path in the configuration. `service-…`: `what` is the
   * service's name; `service-facts`: its trackers, hosts or provider. `catalogue-…`: the same
   * for a service of which the catalogue says something else than before. `owner`: the controller's name. `policy`: the URL
   * of the policy that the banner links to. `asked-again`: the purpose that visitors are asked about again. `words`: the default texts, or the
   * law's, changed. `test-…`: an A/B test started to show its variants, or ended.
   */
  kind: z.enum([
    'first',
    'setting',
    'service-added',
    'service-removed',
    'service-purpose',
    'service-facts',
    'catalogue-purpose',
    'catalogue-trackers',
    'catalogue-facts',
    'owner',
    'policy',
    'asked-again',
    'words',
    'test-started',
    'test-stopped',
  ]),
  what: z.string(),
});
export type BannerChange = z.infer<typeof bannerChange>;

export const bannerVersion = z.object({
  number: z.int(),
  publishedAt: z.iso.datetime(),
  /** E-mail address of the publisher; null if the version followed a change of a document, a law or the default texts. */
  by: z.string().nullable(),
  /** SHA-256 of everything a visitor could see, as hexadecimal digits. */
  hash: z.string(),
  languages: z.array(locale),
  changes: z.array(bannerChange),
  pictures: pictureState,
});
export type BannerVersion = z.infer<typeof bannerVersion>;

export const bannerPicture = z.object({
  language: locale,
  /** Width of the window in CSS pixels. */
  width: z.int(),
  state: pictureState,
  /** When the picture was taken. */
  at: z.iso.datetime().nullable(),
  url: z.string().nullable(),
});
export type BannerPicture = z.infer<typeof bannerPicture>;

/** The exact words that visitors read. */
export const bannerTexts = z.object({
  /** Words of the first layer. */
  first: z.record(z.string(), z.unknown()),
  /** Words of the second layer: texts, purposes with their services, trackers. */
  second: z.record(z.string(), z.unknown()),
});

/** An A/B test of the published configuration's variants. */
export const bannerExperiment = z.object({ startedAt: z.iso.datetime(), variants: z.array(z.string()) });

export const vendorListState = z.object({
  /** Null if none was fetched yet. */
  version: z.int().nullable(),
  lastUpdated: z.iso.datetime().nullable(),
  fetchedAt: z.iso.datetime().nullable(),
  /** When it has to be fetched again. */
  freshUntil: z.iso.datetime().nullable(),
  /** From this time on, nothing is published with it. */
  outdatedFrom: z.iso.datetime().nullable(),
  /** Languages whose official texts are available, besides English. */
  languages: z.array(z.string()),
});
export type VendorListState = z.infer<typeof vendorListState>;

export const bannerApproval = z.object({
  at: z.iso.datetime(),
  by: z.string().nullable(),
  what: z.enum(confirmables),
  /** Null if the approval was withdrawn. */
  reason: z.string().nullable(),
});
export type BannerApproval = z.infer<typeof bannerApproval>;

/** Purposes as bits, like `PurposeSet` of the consent package. */
export const purposeSet = z.int().min(0).max(allPurposes);
