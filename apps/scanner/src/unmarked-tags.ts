import { categoryOfAddress, movedCategory, siteOf, type Category, type Detector } from '@app/catalogue';
import { tagsToMark } from '@candor/rewrite/src/rewriter.ts';
import type { Rules } from '@candor/rewrite/src/rules.ts';
import type { ScanResult, StaticTag } from './engine.ts';
import type { UnmarkedTag, UnmarkedTags } from './report-shapes.ts';

const mostTags = 100;
const longestMarkup = 500;
const mostPages = 20;

type Tag = Omit<UnmarkedTag, 'pages'>;

/** The purposes that the site's owner assigned: services by their ID, other parties by their site. */
export type Purposes = {
  readonly services: Readonly<Record<string, Category>>;
  readonly sites: Readonly<Record<string, Category>>;
};

export type TagRules = {
  readonly detector: Detector;
  readonly purposes: Purposes | undefined;
  readonly isBanner: (address: string) => boolean;
};

/**
 * The tags of a site that load before visitors can choose, although they need consent: of services that are not strictly
 * necessary, and of unknown parties, which count as marketing. Each comes with a rewritten form that waits for consent.
 */
export function unmarkedTags(scan: ScanResult, rules: TagRules): UnmarkedTags {
  const found = new Map<string, { readonly tag: Tag; readonly pages: Set<string> }>();
  for (const { url, phase, tags = [] } of scan.pages) {
    if (phase !== 'before') continue;
    for (const each of tags) {
      const known = found.get(each.markup);
      const tag = known?.tag ?? unmarked(each, url, rules);
      if (!tag) continue;
      const pages = known?.pages ?? new Set();
      found.set(each.markup, { tag, pages: pages.add(url) });
    }
  }
  const all = [...found.values()].map(({ tag, pages }) => ({ ...tag, pages: [...pages].slice(0, mostPages) }));
  return { tags: all.slice(0, mostTags), leftOut: Math.max(0, all.length - mostTags) };
}

function unmarked(
  { markup, addresses, noscript }: StaticTag,
  page: string,
  { detector, purposes, isBanner }: TagRules,
): Tag | undefined {
  const owners = addresses.flatMap((address) => {
    const url = URL.parse(address, page);
    if (!url || !/^https?:$/.test(url.protocol) || siteOf(url.href) === siteOf(page) || isBanner(url.href)) return [];
    const service = detector.serviceOf(url.href);
    const stated = service ? purposes?.services[service.id] : purposes?.sites[siteOf(url.href)];
    const own = service && categoryOfAddress(service, url.href);
    const purpose = movedCategory(own, service?.category, stated) ?? 'marketing';
    return [{ url, service, purpose }];
  });
  const first = owners.find(({ purpose }) => purpose !== 'necessary');
  const [after] = first ? tagsToMark(markup, rulesOf(owners)) : [];
  if (!first || !after) return undefined;
  const isLong = markup.length > longestMarkup;
  return {
    markup: isLong ? `${markup.slice(0, longestMarkup - 1)}…` : markup,
    ...(!isLong && { rewritten: after.after }),
    purpose: owners.find(({ purpose }) => purpose === after.purpose)?.purpose ?? first.purpose,
    site: siteOf(first.url.href),
    ...(first.service && { service: first.service.id }),
    ...(noscript && { noscript }),
  };
}

/** Rules that make a tag's URLs wait for their purpose, and nothing else. */
function rulesOf(owners: readonly { readonly url: URL; readonly purpose: Category }[]): Rules {
  const hosts: { [P in Category]?: string[] } = {};
  for (const { url, purpose } of owners) (hosts[purpose] ??= []).push(url.hostname + url.pathname);
  return { version: 1, hosts };
}
