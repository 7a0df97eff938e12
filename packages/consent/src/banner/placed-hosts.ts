import { stricterOf, type Category, type EffectiveHostUse, type EffectiveTracker, type Service } from '@app/catalogue';
import { covers, hostsOf } from './hosts.ts';
import type { SiteHostUse, SiteService } from './site.ts';

/** What documents say of a service, as far as its hosts follow from it. */
export type HostFacts = {
  readonly category?: Category | undefined;
  readonly trackers?: readonly Pick<EffectiveTracker, 'name' | 'party' | 'purposes' | 'category'>[] | undefined;
  readonly hostUses?: readonly EffectiveHostUse[] | undefined;
};

/**
 * Hosts of a catalogue service, with those that are in another category than the service: hosts that have purposes of their own,
 * and hosts that set third-party trackers of a stricter category, because nothing else holds such a tracker back.
 */
export function placedHosts(
  known: Pick<Service, 'domains' | 'detect' | 'trackers'>,
  { category = 'marketing', trackers = [], hostUses = [] }: HostFacts,
): Pick<SiteService, 'hosts' | 'hostUses'> {
  const listed = hostsOf(known);
  const setting = trackers
    .filter((one) => one.party === 'third' && one.category && stricterOf(one.category, category) !== category)
    .map((one) => ({ ...one, hosts: settersOf(one.name, known.trackers, listed) }));
  const own = setting.flatMap((one) => one.hosts).filter((host) => listed.some((entry) => covers(entry, host)));
  const hosts = [...new Set([...listed, ...hostUses.flatMap((one) => one.hosts), ...own])].sort();

  const byUse = new Map<string, SiteHostUse>();
  for (const host of hosts) {
    const [use] = hostUses
      .flatMap((one) => one.hosts.filter((entry) => covers(entry, host)).map((entry) => ({ ...one, entry })))
      .toSorted((one, other) => other.entry.length - one.entry.length);
    const sets = setting.filter((one) => one.hosts.length === 0 || one.hosts.some((entry) => covers(entry, host)));
    const place = sets.reduce(
      (strictest, one) => stricterOf(strictest, one.category ?? category),
      use?.category ?? category,
    );
    if (place === category) continue;
    const purposes = [...new Set([...(use?.purposes ?? []), ...sets.flatMap((one) => one.purposes ?? [])])];
    const key = `${place} ${purposes.join()}`;
    const before = byUse.get(key);
    byUse.set(key, {
      hosts: [...(before?.hosts ?? []), host],
      ...(purposes.length > 0 && { purposes }),
      category: place,
    });
  }
  return { hosts, ...(byUse.size > 0 && { hostUses: [...byUse.values()] }) };
}

/**
 * The hosts that set a tracker. None: any host of the service may, also if the one that does is not the service's own, because
 * then a frame of the service loads it.
 */
function settersOf(name: string, trackers: Service['trackers'], listed: readonly string[]): readonly string[] {
  const hosts = trackers.find((tracker) => tracker.name === name)?.hosts ?? [];
  const isOwn = hosts.some((host) => listed.some((entry) => covers(entry, host) || covers(host, entry)));
  return isOwn ? hosts : [];
}
