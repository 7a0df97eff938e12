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

type Entry = { readonly host: string; readonly bit: number };

/**
 * The shortest lists of hosts that lead the guard to the same decisions (it follows the longest entry), by purpose bit
 * and joined by spaces. Leaves out the site's own host and hosts that a necessary service also needs; either may still
 * occur with a path. A host that several purposes claim waits for the last of them.
 * @param siteUrl URL of the site, whose host is never blocked
 * @param unknown whether unlisted third parties are blocked: then all necessary hosts have to be listed
 */
export function compileHosts(
  services: readonly PlacedService[],
  siteUrl: string,
  { allowed, unknown }: { readonly allowed: readonly string[]; readonly unknown: boolean },
): readonly string[] {
  const own = hostOfSite(siteUrl);
  const necessary = [
    ...allowed,
    ...services.filter(({ purpose }) => purpose === 'necessary').flatMap(({ hosts }) => hosts),
  ].map((host) => ({ host: host.toLowerCase(), bit: 0 }));
  const others = services
    .flatMap(({ hosts, purpose }) =>
      hosts.map((host) => ({ host: host.toLowerCase(), bit: purposes.indexOf(purpose) })),
    )
    .filter(({ host, bit }) => bit > 0 && !(own !== undefined && !host.includes('/') && covers(host, own)))
    .filter(({ host }) => !allowed.some((one) => covers(one, host)));
  const strictest = new Map<string, Entry>();
  for (const entry of others) if ((strictest.get(entry.host)?.bit ?? 0) < entry.bit) strictest.set(entry.host, entry);
  for (const entry of necessary) strictest.set(entry.host, entry);

  const all = [...strictest.values()];
  const needed = all.filter(
    (entry) => entry.bit > 0 || unknown || all.some((other) => other.bit > 0 && overlap(other.host, entry.host)),
  );
  const fewest = needed.filter((entry) => !decidedWithout(entry, needed));
  return purposes.map((_, bit) =>
    fewest
      .filter((entry) => entry.bit === bit)
      .map(({ host }) => host)
      .sort()
      .join(' '),
  );
}

/**
 * Whether an entry is redundant: a wider entry of the same purpose covers it, and for no address does an entry of
 * another purpose come between the two.
 */
function decidedWithout(entry: Entry, all: readonly Entry[]): boolean {
  return all.some(
    (wider) =>
      wider.host !== entry.host &&
      wider.bit === entry.bit &&
      covers(wider.host, entry.host) &&
      !all.some(
        (other) =>
          other.bit !== entry.bit &&
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
