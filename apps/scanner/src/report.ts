import { isSameSite, siteOf, type Detection, type Detector, type Evidence, type Service } from '@app/catalogue';
import type { PageResult, Phase, ScanResult } from './engine.ts';
import { bannerAddresses } from './own-banner.ts';
import { rejectTest } from './reject-test.ts';
import type { FoundService, FoundTracker, PageReport, SiteReport, UnknownParty } from './report-shapes.ts';
import { trackersOf, type OwnedTracker } from './trackers.ts';
import { unmarkedTags, type Purposes } from './unmarked-tags.ts';

export type ReportOptions = {
  /** The purposes that tags should wait for according to the site's owner. They do not affect what needs consent. */
  readonly purposes?: Purposes;
};

const mostPages = 20;
const mostEvidence = 8;
const mostUnknown = 200;

/** Describes the results of a scan in the terms of the catalogue. */
export function reportOf(scan: ScanResult, detector: Detector, { purposes }: ReportOptions = {}): SiteReport {
  const found = new Map<Service, { readonly page: PageResult; readonly detection: Detection }[]>();
  for (const page of scan.pages) {
    for (const detection of detector.detect(page.observation)) {
      const known = found.get(detection.service);
      if (known) known.push({ page, detection });
      else found.set(detection.service, [{ page, detection }]);
    }
  }
  const trackers = trackersOf(scan, detector, new Set(found.keys()));
  const isBanner = bannerAddresses(scan);
  const services = [...found].map(([service, seen]) => serviceOf(service, seen, trackers));
  return {
    url: scan.url,
    finalUrl: scan.finalUrl,
    engine: scan.engine,
    ending: scan.ending,
    ms: scan.ms,
    ...(scan.banner && { banner: scan.banner }),
    pages: scan.pages.map(pageOf),
    services: services.sort((a, b) => b.confidence - a.confidence || (a.name < b.name ? -1 : 1)),
    unknown: unknownOf(scan, detector, trackers, isBanner),
    own: trackers.filter(({ owner, isOwn }) => owner === undefined && isOwn).map(({ tracker }) => tracker),
    refused: refusedBy(scan),
    rejectTest: rejectTest(
      scan,
      detector,
      trackers,
      isBanner,
      services.some(({ waits }) => waits),
    ),
    unmarked: unmarkedTags(scan, { detector, purposes, isBanner }),
  };
}

type DetectedPage = { readonly page: PageResult; readonly detection: Detection };

function serviceOf(service: Service, seen: readonly DetectedPage[], trackers: readonly OwnedTracker[]): FoundService {
  const evidence = new Map<string, Evidence>();
  for (const { detection } of seen) {
    for (const each of detection.evidence) {
      const key = `${each.kind} ${each.pattern}`;
      if (!evidence.has(key) && evidence.size < mostEvidence) evidence.set(key, each);
    }
  }
  return {
    id: service.id,
    name: service.name,
    confidence: Math.max(...seen.map(({ detection }) => detection.confidence)),
    waits: seen.every(({ detection }) => detection.waits),
    evidence: [...evidence.values()],
    pages: distinct(seen.map(({ page }) => page.url)).slice(0, mostPages),
    phases: distinct(seen.map(({ page }) => page.phase)),
    trackers: trackers.filter(({ owner }) => owner === service).map(({ tracker }) => tracker),
  };
}

function pageOf({ url, phase, ending, status, title, requests, bytes, ms }: PageResult): PageReport {
  return {
    url,
    phase,
    ending,
    ...(status !== undefined && { status }),
    ...(title && { title: title.slice(0, 200) }),
    requests: requests.length,
    refused: requests.filter(({ refused }) => refused).length,
    bytes,
    ms: Math.round(ms),
  };
}

function refusedBy({ pages }: ScanResult): readonly string[] {
  const refused = pages.flatMap(({ requests }) => requests.filter((request) => request.refused));
  return distinct(refused.map(({ url }) => (URL.canParse(url) ? new URL(url).host : url))).slice(0, mostPages);
}

/** Third parties that pages load from and that are not in the catalogue. */
function unknownOf(
  scan: ScanResult,
  detector: Detector,
  trackers: readonly OwnedTracker[],
  isBanner: (address: string) => boolean,
): readonly UnknownParty[] {
  const parties = new Map<
    string,
    { readonly page: PageResult; readonly url: string; readonly kind: UnknownParty['kinds'][number] }[]
  >();
  for (const page of scan.pages) {
    for (const { url, kind, refused } of page.observation.requests.map((request) => ({ refused: false, ...request }))) {
      if (refused || kind === 'document' || isSameSite(url, scan.finalUrl) || detector.serviceOf(url)) continue;
      if (isBanner(url)) continue;
      const site = siteOf(url);
      const known = parties.get(site);
      if (known) known.push({ page, url, kind });
      else parties.set(site, [{ page, url, kind }]);
    }
  }
  for (const { owner, isOwn, tracker } of trackers) {
    if (!owner && !isOwn && !parties.has(siteOf(tracker.domain))) parties.set(siteOf(tracker.domain), []);
  }
  return [...parties].slice(0, mostUnknown).map(([site, seen]) => {
    const theirs = trackers.filter(({ owner, tracker }) => !owner && siteOf(tracker.domain) === site);
    return {
      site,
      hosts: distinct(seen.map(({ url }) => new URL(url).hostname)).slice(0, mostPages),
      kinds: distinct(seen.map(({ kind }) => kind)),
      requests: seen.length,
      example: (seen[0]?.url ?? `https://${site}/`).slice(0, 300),
      trackers: theirs.map(({ tracker }): FoundTracker => tracker),
      pages: distinct(seen.map(({ page }) => page.url)).slice(0, mostPages),
      phases: distinct([
        ...seen.map(({ page }) => page.phase),
        ...theirs.flatMap(({ tracker }): readonly Phase[] => tracker.phases),
      ]),
    };
  });
}

function distinct<T>(all: readonly T[]): readonly T[] {
  return [...new Set(all)];
}
