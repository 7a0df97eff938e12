import { isSameSite, type Detector, type Service } from '@app/catalogue';
import type { Phase, ScanResult } from './engine.ts';
import type { FoundTracker } from './report-shapes.ts';

/** A cookie or key with its service, as far as its domain, its name and the other findings identify it. */
export type OwnedTracker = {
  readonly tracker: FoundTracker;
  readonly owner: Service | undefined;
  /** Whether it was set for the site itself instead of a third party. */
  readonly isOwn: boolean;
};

/** All cookies and keys of a scan, each once. If several services use a name, the one found on the site is its owner. */
export function trackersOf(
  scan: ScanResult,
  detector: Detector,
  present: ReadonlySet<Service>,
): readonly OwnedTracker[] {
  const all = new Map<string, { tracker: FoundTracker; phases: Set<Phase> }>();
  const add = (key: string, phase: Phase, tracker: Omit<FoundTracker, 'phases'>) => {
    const known = all.get(key);
    if (known) known.phases.add(phase);
    else all.set(key, { tracker: { ...tracker, phases: [] }, phases: new Set([phase]) });
  };
  for (const { phase, cookies, storage } of scan.pages) {
    for (const { name, domain, lifetime } of cookies) {
      add(`cookie ${name} ${domain}`, phase, { name, area: 'cookie', domain, lifetime });
    }
    for (const { key, area, origin } of storage) {
      add(`${area} ${key} ${origin}`, phase, { name: key, area, domain: hostOfOrigin(origin) });
    }
  }
  return [...all.values()].map(({ tracker, phases }) => {
    const isOwn = isSameSite(tracker.domain, scan.finalUrl);
    const domain = isOwn ? undefined : tracker.domain;
    const owners =
      tracker.area === 'cookie' ? detector.ofCookie(tracker.name, domain) : ofStorage(tracker, domain, detector);
    const owner = owners.find((service) => present.has(service)) ?? (owners.length === 1 ? owners[0] : undefined);
    return { tracker: { ...tracker, phases: [...phases] }, owner, isOwn };
  });
}

function ofStorage({ name }: FoundTracker, domain: string | undefined, detector: Detector): readonly Service[] {
  const host = domain && detector.serviceOf(`https://${domain}/`);
  return host ? [host] : detector.ofKey(name);
}

function hostOfOrigin(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : origin;
}
