import type { Service } from '@app/catalogue';
import { purposes } from '../purposes.ts';
import type { PlacedService } from './site.ts';

// Shared cloud hosts: what one customer stores there says nothing about the others.
const clouds = ['amazonaws.com', 'googleapis.com', 'cloudfront.net', 'azureedge.net', 'windows.net', 'akamaihd.net'];

/**
 * Hosts of a catalogue service as the guard compares them: `host` covers its subdomains, `host/path` every address that
 * begins with it. Patterns are shortened to that form: a host to the part after its last `*`, a path to the part before
 * its first, without the query. So all of `pusher.com` is blocked if the catalogue lists `ws-*.pusher.com`.
 */
export function hostsOf({ domains, detect }: Pick<Service, 'domains' | 'detect'>): readonly string[] {
  return [...new Set([...domains, ...detect.urls].flatMap((pattern) => plainHost(pattern) ?? []))].sort();
}

function plainHost(pattern: string): string | undefined {
  const [address = ''] = pattern.toLowerCase().split('?', 1);
  const slash = address.indexOf('/');
  const [written, path] = slash < 0 ? [address, ''] : [address.slice(0, slash), address.slice(slash)];
  const [plainPath = ''] = path.split('*', 1);
  const behind = written.split('*').at(-1) ?? '';
  // `cdn*.example.com` leaves `.example.com`; `ok*static.example.com` leaves part of a label, which is cut off.
  const host = written.includes('*') ? behind.slice(behind.indexOf('.') + 1) : written;
  if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host)) return undefined;
  if (written.includes('*') && clouds.some((cloud) => covers(cloud, host))) return undefined;
  return plainPath === '/' ? host : host + plainPath;
}

/** Whether this entry covers every address that the other entry covers. */
export function covers(entry: string, other: string): boolean {
  const [host, path] = parts(entry);
  const [otherHost, otherPath] = parts(other);
  return `.${otherHost}`.endsWith(`.${host}`) && otherPath.startsWith(path);
}

function parts(entry: string): readonly [host: string, path: string] {
  const slash = entry.indexOf('/');
  return slash < 0 ? [entry, ''] : [entry.slice(0, slash), entry.slice(slash)];
}

/** Marks of services that share data, unless marketing is their own purpose. The first: see `necessarySharing`. */
export const sharingMarks: readonly string[] = ['5', '1 4', '2 4', '3 4'];

/** What a service waits for, as a mark: purpose bits separated by spaces. */
export function markOf({ purpose, shares }: Pick<PlacedService, 'purpose' | 'shares'>): string {
  const bit = purposes.indexOf(purpose);
  if (!shares || purpose === 'marketing') return `${bit}`;
  return bit === 0 ? '5' : `${bit} 4`;
}

/** Lists by mark: those of `hosts`, by purpose bit, and those of `shared`. */
export function byMark<List>(
  lists: readonly List[],
  shared: Readonly<Record<string, List>> = {},
): readonly (readonly [mark: string, list: List])[] {
  return [...lists.map((list, bit) => [`${bit}`, list] as const), ...Object.entries(shared)];
}

/** A host and the mark it waits for. */
type Entry = { readonly host: string; readonly mark: string };

/** Hosts as in `CompiledBanner`. */
export type CompiledHosts = {
  readonly hosts: readonly string[];
  readonly shared?: Readonly<Record<string, string>>;
};

/**
 * The shortest lists of hosts that lead the guard to the same decisions (it follows the longest entry), joined by spaces.
 * Leaves out the site's own host and hosts that a necessary service also needs; either may still occur with a path. A
 * host that several purposes claim waits for the last of them, and for marketing too if one of its services shares data.
 * @param siteUrl URL of the site, whose host is never blocked
 * @param unknown whether unlisted third parties are blocked: then all necessary hosts have to be listed
 */
export function compileHosts(
  services: readonly PlacedService[],
  siteUrl: string,
  { allowed, unknown }: { readonly allowed: readonly string[]; readonly unknown: boolean },
): CompiledHosts {
  const own = hostOfSite(siteUrl);
  const necessary = services.filter((service) => markOf(service) === '0').flatMap(({ hosts }) => hosts);
  const open = [...allowed, ...necessary].map((host) => host.toLowerCase());
  const claims = new Map<string, Pick<PlacedService, 'purpose' | 'shares'>>();
  for (const { hosts, purpose, shares } of services)
    for (const host of hosts.map((each) => each.toLowerCase())) {
      const isOwn = own !== undefined && !host.includes('/') && covers(host, own);
      if (isOwn || allowed.some((one) => covers(one, host))) continue;
      const before = claims.get(host);
      const later = purposes.indexOf(purpose) < purposes.indexOf(before?.purpose ?? 'necessary') ? before : undefined;
      claims.set(host, { purpose: later?.purpose ?? purpose, shares: shares || before?.shares });
    }
  const marks = new Map([...claims].map(([host, claim]) => [host, markOf(claim)] as const));
  for (const host of open) marks.set(host, '0');

  const all = [...marks].map(([host, mark]) => ({ host, mark }));
  // Only an entry as long as what waits, or longer, opens an address.
  const needed = all.filter(
    (entry) =>
      entry.mark !== '0' ||
      unknown ||
      all.some(
        (other) => other.mark !== '0' && other.host.length <= entry.host.length && overlap(other.host, entry.host),
      ),
  );
  const fewest = needed.filter((entry) => !decidedWithout(entry, needed));
  const listed = (mark: string) =>
    fewest
      .filter((entry) => entry.mark === mark)
      .map(({ host }) => host)
      .sort()
      .join(' ');
  const beside = sharingMarks.map((mark) => [mark, listed(mark)] as const).filter(([, list]) => list !== '');
  return {
    hosts: purposes.map((_, bit) => listed(`${bit}`)),
    ...(beside.length > 0 && { shared: Object.fromEntries(beside) }),
  };
}

/**
 * Whether an entry is redundant: a wider entry that waits for the same covers it, and for no address does another entry
 * come between the two.
 */
function decidedWithout(entry: Entry, all: readonly Entry[]): boolean {
  return all.some(
    (wider) =>
      wider.host !== entry.host &&
      wider.mark === entry.mark &&
      covers(wider.host, entry.host) &&
      !all.some(
        (other) =>
          other.mark !== entry.mark &&
          overlap(other.host, entry.host) &&
          other.host.length >= wider.host.length &&
          other.host.length <= entry.host.length,
      ),
  );
}

/** Whether both entries cover at least one common address. */
function overlap(one: string, other: string): boolean {
  const [host, path] = parts(one);
  const [otherHost, otherPath] = parts(other);
  const onHost = `.${host}`.endsWith(`.${otherHost}`) || `.${otherHost}`.endsWith(`.${host}`);
  return onHost && (path.startsWith(otherPath) || otherPath.startsWith(path));
}

function hostOfSite(siteUrl: string): string | undefined {
  return /^[a-z]+:\/\/([^/?#:]+)/i.exec(siteUrl)?.[1]?.toLowerCase();
}
