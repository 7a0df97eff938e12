import { modes, regimeIds } from '@app/consent';
import { z } from 'zod';
import { bannerConfiguration, mostVariants } from './cookie-solution-configuration.ts';
import {
  bannerApproval,
  bannerChange,
  bannerExperiment,
  bannerFinding,
  bannerPicture,
  bannerService,
  bannerSnippet,
  bannerTexts,
  bannerVersion,
  bannerWeight,
  vendorListState,
} from './cookie-solution-shapes.ts';
import { endpoint } from './endpoint.ts';
import { hostedBanner } from './hosted-banner.ts';
import { locale } from './fields.ts';
import { versionNumber } from './hosted-pages.ts';
import { sitePublication } from './site-publication.ts';
import { evidence } from './sites.ts';

const ofVersion = z.object({ siteId: z.uuid(), number: versionNumber });

const banner = z.object({
  /** Id used in script URLs; null until the banner was first saved. */
  publicId: z.string().nullable(),
  /** Number of saves, from 0: nothing was saved, and the configuration is our proposal. */
  revision: z.int(),
  configuration: bannerConfiguration,
  published: bannerVersion.nullable(),
  /** Set while the banner is offline, or deleted after it was published: its addresses answer with a script that only stops. */
  closed: z.object({ since: z.iso.datetime(), deleted: z.boolean() }).nullable(),
  /** Whether the saved configuration differs from what visitors see. */
  changed: z.boolean(),
  /** What a publication would change now, services and questions included. Empty before the first one. */
  changes: z.array(bannerChange),
  findings: z.array(bannerFinding),
  services: z.array(bannerService),
  /** From the site's documents; null if they lack it. */
  owner: z.string().nullable(),
  policyUrl: z.string().nullable(),
  /** Empty until the banner was first saved. */
  snippets: z.array(bannerSnippet),
  /** Size of the published files, in the first language. */
  weight: bannerWeight.nullable(),
  addresses: z
    .object({ script: z.string(), kept: z.string(), guard: z.string(), rules: z.string(), choice: z.string() })
    .nullable(),
  experiment: bannerExperiment.nullable(),
  vendorList: vendorListState,
});
export type Banner = z.infer<typeof banner>;

const version = bannerVersion.extend({
  configuration: bannerConfiguration,
  /** How the banner asked under each law. */
  modes: z.partialRecord(z.enum(regimeIds), z.enum(modes)),
  texts: z.partialRecord(locale, bannerTexts),
  allPictures: z.array(bannerPicture),
});
export type BannerVersionDetail = z.infer<typeof version>;

/** A two-letter country code, or a US state such as `US-CA`. */
const place = z.string().regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/);

/** The parts of a banner that a preview can show. */
export const bannerLayers = ['first', 'second', 'placeholder', 'control'] as const;
export type BannerLayer = (typeof bannerLayers)[number];

export const cookieSolution = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/banner',
    access: 'banner.read',
    summary: 'Get a site’s banner: saved and published settings, linter findings, and the embed code',
    answer: banner,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/sites/{siteId}/banner',
    access: 'banner.edit',
    audit: 'banner.changed',
    summary: 'Save the configuration. Refused if someone else saved it after `revision`',
    body: z.object({ revision: z.int().min(0), configuration: bannerConfiguration }),
    answer: banner,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/banner/publish',
    access: 'banner.publish',
    audit: 'banner.published',
    verified: true,
    summary:
      'Show visitors what is saved, as a new immutable version; a banner that misleads is refused, with the findings',
    creates: true,
    rate: { by: 'account', points: 120, seconds: 3600 },
    body: z.object({}).default({}),
    answer: z.object({
      version: bannerVersion,
      /** False if nothing had changed. */
      created: z.boolean(),
      findings: z.array(bannerFinding),
      weight: bannerWeight,
    }),
  }),
  takeOffline: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/banner/offline',
    access: 'banner.publish',
    audit: 'banner.offline',
    summary: 'Take the banner offline. Pages with its tag keep blocking, and show no banner',
    body: z.object({}).default({}),
    answer: banner,
  }),
  putOnline: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/banner/online',
    access: 'banner.publish',
    audit: 'banner.online',
    verified: true,
    summary: 'Put a banner back online as it was published, if current law allows it',
    body: z.object({}).default({}),
    answer: banner,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/sites/{siteId}/banner',
    access: 'banner.publish',
    audit: 'banner.deleted',
    fresh: { when: { evidence: 'delete' }, keys: 'refused' },
    summary:
      'Delete the banner with its settings; its versions and the choices of visitors are kept unless said otherwise',
    query: evidence,
    answer: z.object({ deleted: z.literal(true) }),
  }),
  ...sitePublication,
  versions: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/banner/versions',
    access: 'banner.read',
    summary: 'Published versions of the banner, newest first',
    answer: z.object({ versions: z.array(bannerVersion) }),
  }),
  readVersion: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/banner/versions/{number}',
    access: 'banner.read',
    summary: 'What one version showed, word for word, with its pictures',
    params: ofVersion,
    answer: version,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/banner/versions/{number}/restore',
    access: 'banner.edit',
    audit: 'banner.restored',
    summary: 'Restore an old version’s configuration. Visitors see it once it is published',
    params: ofVersion,
    body: z.object({}).default({}),
    answer: banner,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/banner/versions/{number}/pictures/{picture}',
    access: 'banner.read',
    produces: 'file',
    summary: 'Get a version’s picture: `{language}-{width}.png`',
    params: ofVersion.extend({ picture: z.string().regex(/^[a-zA-Z-]{2,10}-\d{3,4}\.png$/) }),
    answer: z.unknown(),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/banner/preview',
    access: 'banner.read',
    audit: { none: 'Shows a banner without storing its settings' },
    summary: 'Create a preview page for a saved or unsaved configuration, valid for a few minutes',
    rate: { by: 'account', points: 1200, seconds: 3600 },
    body: z.object({
      configuration: bannerConfiguration,
      language: locale,
      /** The visitor's place; null if unknown, so that the strictest regime applies. */
      country: place.nullable().default(null),
      scheme: z.enum(['light', 'dark']).default('light'),
      /** Index of the variant; 0 is the configuration itself. */
      variant: z.int().min(0).max(mostVariants).default(0),
      /** What the page shows: the banner as it appears, its second layer, a waiting video, or the control that reopens it. */
      layer: z.enum(bannerLayers).default('first'),
    }),
    answer: z.object({
      url: z.string(),
      expiresAt: z.iso.datetime(),
      weight: bannerWeight,
      findings: z.array(bannerFinding),
    }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/banner/files',
    access: 'banner.edit',
    audit: 'banner.file-added',
    verified: true,
    summary: 'Upload a banner image: PNG, JPEG or WebP of at most 5 MB, in base 64',
    rate: { by: 'account', points: 60, seconds: 3600 },
    /** 5 MB in base64, plus the rest of the body. */
    bodyLimit: 7_200_000,
    body: z.object({ name: z.string().trim().min(1).max(200), data: z.string().min(1) }),
    answer: z.object({
      /** Value for `logo` in the configuration. */
      path: z.string(),
      bytes: z.int(),
      width: z.int(),
      height: z.int(),
    }),
  }),
  approvals: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/banner/approvals',
    access: 'banner.read',
    summary: 'List written confirmations of linter findings, with author and reason, newest first',
    answer: z.object({ approvals: z.array(bannerApproval) }),
  }),
  startExperiment: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/banner/experiment',
    access: 'banner.publish',
    audit: 'experiment.started',
    verified: true,
    summary: 'Start an A/B test of the published configuration’s variants',
    creates: true,
    body: z.object({}).default({}),
    answer: banner,
  }),
  stopExperiment: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/banner/experiment/stop',
    access: 'banner.publish',
    audit: 'experiment.stopped',
    summary: 'End the A/B test, and show everyone the configuration or the winning variant',
    body: z.object({ winner: z.int().min(0).max(mostVariants).default(0) }).default({ winner: 0 }),
    answer: banner,
  }),
  vendorList: endpoint({
    method: 'GET',
    path: '/api/v1/vendor-list',
    access: 'signed-in',
    summary: 'Get this installation’s copy of the IAB vendors and stacks',
    answer: vendorListState.extend({
      vendors: z.array(z.object({ id: z.int(), name: z.string(), purposes: z.array(z.int()) })),
      stacks: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  }),
  fetchVendorList: endpoint({
    method: 'POST',
    path: '/api/v1/vendor-list/fetch',
    access: 'banner.edit',
    audit: 'list.fetched',
    verified: true,
    summary: 'Download the list now, unless it is fresh',
    status: 202,
    rate: { by: 'account', points: 6, seconds: 3600 },
    body: z.object({}).default({}),
    answer: vendorListState,
  }),

  ...hostedBanner,
};
