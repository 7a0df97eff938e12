import { isSameSite } from '@app/catalogue';
import type { InstallationCheck, SiteBuilder, SiteReport } from '@app/contract';
import { builderOf, type InstalledPage, type InstalledTag } from '@app/scanner';

/** A page of a host loaded the banner of a site. */
export type Sighting = { readonly publicId: string; readonly host: string };

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const start = '/embed/cs/';
const idLength = 10;

/**
 * What a request for a banner's script tells of the page that loads it: its host, by `Origin` or `Referer`. Undefined for
 * requests that no page made, such as those of people who open the address. It runs for every such request.
 */
export function sightingOf(url: string, headers: Headers): Sighting | undefined {
  const query = url.indexOf('?');
  if (!(query < 0 ? url : url.slice(0, query)).endsWith('.js')) return undefined;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'script' && destination !== 'empty') return undefined;
  const page = headers['origin'] ?? headers['referer'];
  const host = typeof page === 'string' ? hostIn(page) : undefined;
  const publicId = url.slice(start.length, start.length + idLength);
  return host && publicId.length === idLength ? { publicId, host } : undefined;
}

/** The host of an address, without its port: faster than parsing, since most addresses are origins. */
function hostIn(address: string): string | undefined {
  const scheme = address.startsWith('https://') ? 8 : address.startsWith('http://') ? 7 : undefined;
  if (scheme === undefined) return undefined;
  const end = address.slice(scheme).search(/[/:?#]/);
  const host = (end < 0 ? address.slice(scheme) : address.slice(scheme, scheme + end)).toLowerCase();
  return /^[a-z0-9.-]{1,253}$/.test(host) ? host : undefined;
}

/** Whether a host belongs to a site: it has its registrable domain, or is the very host. */
export function isHostOf(siteUrl: string, host: string): boolean {
  return isSameSite(siteUrl, host);
}

type OwnBanner = { readonly publicId: string; readonly contentUrl: string };

/** What a page tells of its installation. */
export function checkOf(page: InstalledPage, own: OwnBanner, at: Date): InstallationCheck {
  const { installed } = page;
  const tags = (installed?.tags ?? []).map((tag) => ({ ...tag, isOwn: isOwn(tag, own) }));
  return {
    at: at.toISOString(),
    url: page.url,
    problems: installed ? problemsOf(tags, installed.before) : ['unreachable'],
    reason: page.reason ?? (page.ending === 'done' ? null : page.ending),
    status: page.status ?? null,
    tags: tags.map(({ kind, publicId, part, line, markup, isOwn: own_ }) => ({
      kind,
      publicId,
      isOwn: own_,
      part,
      line,
      markup,
    })),
    before: [...(installed?.before ?? [])],
    hasTagManager: installed?.hasTagManager ?? false,
    builder: installed?.builder ?? null,
  };
}

/** The guard is in the page itself, so it comes from nowhere. */
function isOwn({ publicId, origin, kind }: InstalledTag, own: OwnBanner): boolean {
  return publicId === own.publicId && (kind === 'guard' || origin === new URL(own.contentUrl).origin);
}

type FoundTag = InstalledTag & { readonly isOwn: boolean };

function problemsOf(tags: readonly FoundTag[], before: readonly string[]): InstallationCheck['problems'] {
  const loading = tags.filter(({ kind }) => kind !== 'guard');
  const own = loading.filter((tag) => tag.isOwn);
  const guards = tags.filter(({ kind }) => kind === 'guard');
  if (own.length === 0) return [loading.length > 0 ? 'wrong-id' : 'missing'];
  return [
    ...(loading.length > own.length ? (['wrong-id'] as const) : []),
    ...(own.length > 1 || guards.length > 1 ? (['twice'] as const) : []),
    ...(before.length > 0 ? (['late'] as const) : []),
  ];
}

/** What a site is built with, by what a scan saw of it. */
export function builderIn(report: Pick<SiteReport, 'services' | 'unknown'>): SiteBuilder | undefined {
  return builderOf({
    addresses: [
      ...report.services.flatMap(({ evidence }) => evidence.map(({ seen }) => seen)),
      ...report.unknown.flatMap(({ example, hosts }) => [example, ...hosts.map((host) => `https://${host}/`)]),
    ],
  });
}
