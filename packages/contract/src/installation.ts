import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { urlStrict } from './fields.ts';
import { siteBuilder } from './site-builders.ts';

/** A host of the site whose pages loaded the banner's script. */
const bannerSighting = z.object({
  host: z.string(),
  version: z.int().describe('The version of the banner that was loaded'),
  day: z.iso.date().describe('The last day, in UTC'),
});
export type BannerSighting = z.infer<typeof bannerSighting>;

export const installationProblems = ['missing', 'wrong-id', 'twice', 'late', 'unreachable'] as const;

/** A tag of a banner in the HTML of a page. */
const installedTag = z.object({
  kind: z.enum(['async', 'sync', 'loader', 'guard']).describe('How the tag loads the banner, or that it is the guard'),
  publicId: z.string().nullable(),
  /** Whether it loads the banner of this site from this server. */
  isOwn: z.boolean(),
  part: z.enum(['head', 'body']),
  line: z.int(),
  markup: z.string().describe('The beginning of the tag'),
});

const installationCheck = z.object({
  at: z.iso.datetime(),
  url: z.string().describe('The address of the page, after redirects'),
  problems: z.array(z.enum(installationProblems)).describe('Empty if the tag is where it must be'),
  reason: z.string().nullable().describe('Why the page could not be read'),
  status: z.int().nullable(),
  tags: z.array(installedTag),
  /** Hosts whose scripts stand before the tag, so that they load before the banner. */
  before: z.array(z.string()),
  /** Whether the page has a tag manager, which may add the banner later. */
  hasTagManager: z.boolean(),
  builder: siteBuilder.nullable().describe('What the page seems to be built with'),
});
export type InstallationCheck = z.infer<typeof installationCheck>;

const installation = z.object({
  /** What the owner chose. */
  builder: siteBuilder.nullable(),
  /** What the last check or scan saw. */
  proposedBuilder: siteBuilder.nullable(),
  url: z.string().nullable().describe('The address of the site'),
  publicId: z.string().nullable(),
  published: z.int().nullable().describe('The version of the banner that visitors get'),
  seen: z.array(bannerSighting).describe('Most recent first'),
  check: installationCheck.nullable().describe('The last check'),
});
export type Installation = z.infer<typeof installation>;

export const installations = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/installations',
    access: 'banner.read',
    summary: 'Get where all sites’ pages last loaded their banner',
    answer: z.object({
      installations: z.array(z.object({ siteId: z.uuid(), seen: bannerSighting.nullable() })),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/sites/{siteId}/installation',
    access: 'banner.read',
    summary: 'Get a site’s platform, the pages that loaded its banner, and the last check’s result',
    answer: installation,
  }),
  setBuilder: endpoint({
    method: 'PUT',
    path: '/api/v1/sites/{siteId}/installation',
    access: 'banner.edit',
    audit: { none: 'Only chooses which instructions are shown' },
    summary: 'Set a site’s platform',
    body: z.object({ builder: siteBuilder.nullable() }),
    answer: installation,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/v1/sites/{siteId}/installation/check',
    access: 'banner.edit',
    audit: { none: 'Reads a public page of the site and changes nothing' },
    verified: true,
    summary: 'Check a page of the site for the banner tag',
    rate: { by: 'account', points: 60, seconds: 3600 },
    body: z
      .object({
        /** A page of the site; default: its address. */
        url: urlStrict.optional(),
      })
      .default({}),
    answer: installation,
  }),
  wordpressPlugin: endpoint({
    method: 'GET',
    path: '/downloads/wordpress/candor.zip',
    access: 'public',
    produces: 'file',
    variesBy: [],
    answer: z.unknown(),
  }),
};
