import {
  categoryOfAddress,
  categoryOfTracker,
  isSameSite,
  siteOf,
  type Category,
  type Detector,
  type Service,
} from '@app/catalogue';
import type { ScanResult } from './engine.ts';
import type { RejectTest, Verdict, Violation } from './report-shapes.ts';
import type { OwnedTracker } from './trackers.ts';

const mostViolations = 500;

/**
 * Tests what happened before the visitor's choice and after refusing everything: each request, cookie and stored key of a
 * service that is not itself strictly necessary (ePrivacy Directive Art. 5(3), GDPR Art. 6(1)(a)), and of unknown parties. A site
 * without a banner passes if none occurs, unless something on it waits for a choice: then it has a banner that the scan did not
 * see, and its behavior was not tested.
 */
export function rejectTest(
  scan: ScanResult,
  detector: Detector,
  trackers: readonly OwnedTracker[],
  isBanner: (address: string) => boolean,
  somethingWaits: boolean,
): RejectTest {
  const needs = (service: Service | undefined, categoryIn: (service: Service) => Category | undefined) =>
    service === undefined || categoryIn(service) !== 'necessary';
  const found = new Map<string, Violation>();
  const add = (violation: Violation) => {
    const { page, phase, kind, what, site } = violation;
    found.set(`${page} ${phase} ${kind} ${what} ${site}`, violation);
  };

  for (const { url: page, phase, requests, cookies, storage } of scan.pages) {
    if (phase === 'accepted') continue;
    for (const { url, kind, refused } of requests) {
      if (refused || kind === 'document' || !/^(?:https?|wss?):/.test(url) || isSameSite(url, scan.finalUrl)) continue;
      if (isBanner(url)) continue;
      const service = detector.serviceOf(url);
      if (needs(service, (one) => categoryOfAddress(one, url)))
        add({ page, phase, kind: 'request', what: withoutQuery(url), site: siteOf(url), ...named(service) });
    }
    const set = [
      ...cookies.map(({ name, domain }) => ({ kind: 'cookie' as const, name, domain })),
      ...storage.map(({ key, origin }) => ({ kind: 'storage' as const, name: key, domain: hostOf(origin) })),
    ];
    for (const { kind, name, domain } of set) {
      const owned = trackers.find(({ tracker }) => tracker.name === name && tracker.domain === domain);
      // The site's own trackers under unknown names are listed with the site, for its owner to judge.
      if (owned?.isOwn && !owned.owner) continue;
      if (needs(owned?.owner, (one) => categoryOfTracker(one, name)))
        add({ page, phase, kind, what: name, site: siteOf(domain), ...named(owned?.owner) });
    }
  }

  const violations = [...found.values()].sort(
    (a, b) => Number(a.service === undefined) - Number(b.service === undefined),
  );
  const rejected = scan.pages.some(({ phase }) => phase === 'rejected');
  return {
    verdict: verdictOf(scan, violations, somethingWaits),
    rejected,
    violations: violations.slice(0, mostViolations),
    leftOut: Math.max(0, violations.length - mostViolations),
  };
}

function verdictOf(
  { engine, ending, banner, pages }: ScanResult,
  violations: readonly Violation[],
  somethingWaits: boolean,
): Verdict {
  // HTML alone shows what would be loaded, not what happens.
  if (engine !== 'browser') return 'unclear';
  // Fails for known services that need consent, and for unknown parties that store anything on the visitor's device.
  if (violations.some(({ service, kind }) => service !== undefined || kind !== 'request')) return 'fail';
  const first = pages.find(({ phase }) => phase === 'before');
  const seen = ending === 'done' && first?.ending === 'done';
  const answered = banner?.found ? banner.rejected : !somethingWaits;
  return violations.length === 0 && seen && answered ? 'pass' : 'unclear';
}

function named(service: Service | undefined): { readonly service?: string } {
  return service ? { service: service.id } : {};
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*/, '').slice(0, 300);
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : origin;
}
