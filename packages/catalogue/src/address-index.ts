import type { Service } from './service.ts';
import { tiers } from './service.ts';
import { useOf } from './search.ts';

/**
 * How a URL matches a service: by host and path, by its host alone, by the host of the service's own website, which no other
 * service has, or by a path that self-hosted software has on any host.
 */
export type MatchKind = 'address' | 'host' | 'site' | 'path';

export type AddressMatch = {
  readonly service: Service;
  readonly kind: MatchKind;
  /** The matched pattern from the catalogue. */
  readonly pattern: string;
};

export type AddressIndex = {
  /** The best match for a URL by its host. `query` excludes the question mark. */
  byHost(host: string, path: string, query: string): AddressMatch | undefined;
  /** The CDN of another company that delivers the matched service. */
  carrierOf(match: AddressMatch, host: string): AddressMatch | undefined;
  /** Matches of the installation's own regular expressions. */
  byExpression(url: string): readonly AddressMatch[];
  /** Self-hosted software on any host, matched by parts of the path. */
  byPath(host: string, path: string, query: string): readonly AddressMatch[];
};

type HostEntry = AddressMatch & {
  /** The specificity of the pattern: a query counts more than a path, a path more than a host. */
  readonly weight: number;
  readonly host: RegExp | undefined;
  readonly path: string | RegExp;
  readonly query: string;
};

type PathEntry = AddressMatch & {
  readonly segments: readonly (string | RegExp)[];
  readonly query: string;
};

/**
 * Builds an index whose lookup time grows with the URL, not with the catalogue: hosts by each of their suffixes, paths by each
 * of their segments.
 */
export function createAddressIndex(services: readonly Service[]): AddressIndex {
  const byEnding = new Map<string, HostEntry[]>();
  const bySegment = new Map<string, PathEntry[]>();
  const wildSegments: PathEntry[] = [];
  const expressions: { readonly match: AddressMatch; readonly expression: RegExp }[] = [];
  const ranked = services.toSorted((a, b) => tiers.indexOf(a.tier) - tiers.indexOf(b.tier) || useOf(b) - useOf(a));
  for (const service of ranked) {
    for (const domain of service.domains) add(hostEntry(service, domain, 'host'));
    for (const pattern of service.detect.urls) add(hostEntry(service, pattern, 'address'));
    for (const pattern of service.detect.expressions) {
      expressions.push({ match: { service, kind: 'address', pattern }, expression: new RegExp(pattern, 'u') });
    }
    for (const pattern of service.detect.paths) {
      const entry = pathEntry(service, pattern);
      const key = entry.segments.filter((each) => typeof each === 'string').sort((a, b) => b.length - a.length)[0];
      if (key === undefined) wildSegments.push(entry);
      else bySegment.set(key, [...(bySegment.get(key) ?? []), entry]);
    }
  }

  for (const [domain, service] of loneSites(services)) {
    if (!byEnding.has(domain)) add(hostEntry(service, domain, 'site'));
  }

  function add({ ending, entry }: { readonly ending: string; readonly entry: HostEntry }): void {
    const known = byEnding.get(ending);
    if (known) known.push(entry);
    else byEnding.set(ending, [entry]);
  }

  return {
    byHost(host, path, query) {
      let best: HostEntry | undefined;
      for (let ending = host; ending !== ''; ending = ending.slice(ending.indexOf('.') + 1)) {
        for (const entry of byEnding.get(ending) ?? []) {
          // Entries are sorted by popularity: among equal weights the first wins.
          if (best && entry.weight <= best.weight) continue;
          if (isMatch(entry, host, path, query)) best = entry;
        }
        if (!ending.includes('.')) break;
      }
      return best;
    },
    carrierOf({ kind, service }, host) {
      if (kind !== 'address') return undefined;
      for (let ending = host; ending.includes('.'); ending = ending.slice(ending.indexOf('.') + 1)) {
        const carrier = byEnding
          .get(ending)
          ?.find((entry) => entry.kind === 'host' && isDeliveryNetwork(entry.service));
        if (carrier) return carrier.service.provider?.name === service.provider?.name ? undefined : carrier;
      }
      return undefined;
    },
    byExpression: (url) => expressions.filter(({ expression }) => expression.test(url)).map(({ match }) => match),
    byPath(host, path, query) {
      if (looksLikeKnown(host, byEnding)) return [];
      const segments = [host, ...path.split('/').filter(Boolean)];
      const entries = new Set(segments.flatMap((segment) => bySegment.get(segment) ?? []));
      for (const entry of wildSegments) entries.add(entry);
      return [...entries].filter((entry) => isInside(entry.segments, segments) && hasQuery(query, entry.query));
    },
  };
}

function hostEntry(
  service: Service,
  pattern: string,
  kind: MatchKind,
): { readonly ending: string; readonly entry: HostEntry } {
  const [whole = '', query = ''] = pattern.split('?', 2);
  const slash = whole.indexOf('/');
  const host = (slash < 0 ? whole : whole.slice(0, slash)).toLowerCase();
  const path = slash < 0 ? '' : whole.slice(slash);
  const wild = host.lastIndexOf('*');
  // The host must end with the labels after the last star.
  const ending = wild < 0 ? host : host.slice(host.indexOf('.', wild) + 1);
  const labels = ending.split('.').length + (wild < 0 ? 0 : 1);
  // Of two services with the same host, the one named after it wins.
  const named = service.id.includes(ending.split('.').at(-2) ?? ending) ? 0.5 : 0;
  const weight = (query ? 2e6 : 0) + (path ? 1e6 : 0) + labels * 1000 + path.length + named;
  const hostPattern = wild < 0 ? undefined : new RegExp(`(?:^|\\.)${wildcard(host)}$`);
  return {
    ending,
    entry: {
      service,
      kind,
      pattern,
      weight,
      host: hostPattern,
      path: path.includes('*') ? new RegExp(`^${wildcard(path)}`) : path,
      query,
    },
  };
}

/** Provider websites that belong to only one service, and whose name no other service has: `google.fr` is not a product. */
function loneSites(services: readonly Service[]): ReadonlyMap<string, Service> {
  const holders = new Map<string, Service | undefined>();
  const claim = (key: string, service: Service) =>
    holders.set(key, holders.has(key) && holders.get(key) !== service ? undefined : service);
  for (const service of services) {
    for (const domain of [...service.siteDomains, ...service.domains]) {
      claim(domain, service);
      claim(nameOf(domain), service);
    }
  }
  const sites = services.flatMap((service) => service.siteDomains.map((domain) => [domain, service] as const));
  return new Map(sites.filter(([domain]) => holders.get(domain) && holders.get(nameOf(domain))));
}

function nameOf(domain: string): string {
  return domain.split('.', 1)[0] ?? domain;
}

function pathEntry(service: Service, pattern: string): PathEntry {
  const [whole = '', query = ''] = pattern.split('?', 2);
  const segments = whole
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.includes('*') ? new RegExp(`^${wildcard(segment)}$`) : segment));
  return { service, kind: 'path', pattern, segments, query };
}

/**
 * Whether the host contains a known one, like `connect.facebook.net.mirror.example`, which matches no service, whatever its
 * paths.
 */
function looksLikeKnown(host: string, known: ReadonlyMap<string, unknown>): boolean {
  const labels = host.split('.');
  for (let from = 0; from < labels.length - 2; from += 1) {
    for (let to = from + 2; to < labels.length; to += 1) {
      if (known.has(labels.slice(from, to).join('.'))) return true;
    }
  }
  return false;
}

function isDeliveryNetwork({ purposes }: Service): boolean {
  return purposes[0] === 'cdn';
}

function wildcard(pattern: string): string {
  return pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]*');
}

function isMatch(entry: HostEntry, host: string, path: string, query: string): boolean {
  if (entry.host && !entry.host.test(host)) return false;
  if (typeof entry.path !== 'string') {
    if (!entry.path.test(path)) return false;
  } else if (!beginsWith(path, entry.path)) return false;
  return hasQuery(query, entry.query);
}

/** Whether a path starts with a pattern: `/tr` matches `/tr`, `/tr/` and `/tr2`, but not `/trending`. */
function beginsWith(path: string, start: string): boolean {
  if (start === '') return true;
  if (!path.startsWith(start)) return false;
  const [last, next] = [start.at(-1) ?? '', path.charAt(start.length)];
  return !(/[a-z]/i.test(last) && /[a-z]/i.test(next));
}

function hasQuery(query: string, wanted: string): boolean {
  return wanted === '' || query.startsWith(wanted) || query.includes(`&${wanted}`);
}

function isInside(wanted: readonly (string | RegExp)[], segments: readonly string[]): boolean {
  for (let start = 0; start + wanted.length <= segments.length; start += 1) {
    if (wanted.every((each, at) => fits(each, segments[start + at] ?? ''))) return true;
  }
  return false;
}

function fits(wanted: string | RegExp, segment: string): boolean {
  return typeof wanted === 'string' ? wanted === segment : wanted.test(segment);
}
