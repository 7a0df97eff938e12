import {
  attentionKinds,
  unseenAfterDays,
  type AttentionKind,
  type InstallationCheck,
  type LaunchStep,
  type SiteHealth,
} from '@app/contract';

type Facts = Pick<SiteHealth, 'banner' | 'scan' | 'documents' | 'requests' | 'approvals'> & {
  readonly type: string;
  readonly hasOwner: boolean;
  /** What the last look at a page of the site found. */
  readonly check: Pick<InstallationCheck, 'at' | 'problems' | 'hasTagManager'> | null;
  readonly today: string;
  /** Who asks visitors, as the owner stated it. */
  readonly consentBy: 'banner' | 'other' | 'nobody' | undefined;
  /** Services in the documents of the site. */
  readonly services: number;
};

/**
 * What is to be done until a site is live. Empty once it is, and for apps, on which no banner is installed. A site whose visitors
 * another product asks, or nobody, needs no banner.
 */
export function launchOf(facts: Facts): SiteHealth['launch'] {
  const { type, hasOwner, services, scan, banner, documents } = facts;
  if (type !== 'Site') return [];
  const isPublished = documents.published + documents.changed + documents.offline > 0;
  const steps: readonly (readonly [LaunchStep, boolean])[] = [
    ['services', services > 0 || scan !== null],
    ['owner', hasOwner],
    ['documents', isPublished],
  ];
  const ofBanner: typeof steps = [
    ['banner', isBannerPublished(facts)],
    ['installed', banner.seen !== null],
  ];
  const all = needsBanner(facts) ? [...steps, ...ofBanner] : steps;
  return all.every(([, done]) => done) ? [] : all.map(([step, done]) => ({ step, done }));
}

const isBannerPublished = ({ banner }: Facts): boolean => banner.state === 'live' || banner.state === 'offline';

/** A published banner asks, whatever the documents say. */
const needsBanner = (facts: Facts): boolean =>
  facts.consentBy === undefined || facts.consentBy === 'banner' || isBannerPublished(facts);

/**
 * What needs attention, the most harmful first. Until a site is live, what is not public yet is one thing: to go on with it. That
 * a refusal is ignored is no part of that once the page should respect it.
 */
export function attentionOf(facts: Facts, launch: SiteHealth['launch']): SiteHealth['attention'] {
  const { banner, scan, documents, requests, approvals, type } = facts;
  const isLaunching = launch.length > 0;
  const isAsking = banner.state === 'live' || !needsBanner(facts);
  const counts: Readonly<Record<AttentionKind, number>> = {
    requestsOverdue: requests?.overdue ?? 0,
    rejectFailed: scan?.verdict === 'fail' && (!isLaunching || isAsking) ? 1 : 0,
    bannerOffline: banner.state === 'offline' ? 1 : 0,
    bannerUnseen: isUnseen(facts) ? 1 : 0,
    installationWrong: isInstalledWrong(facts) ? 1 : 0,
    documentsOffline: documents.offline,
    requestsDue: requests?.due ?? 0,
    approvals,
    servicesMissing: scan?.missing ?? 0,
    documentsChanged: documents.changed,
    neverScanned: type !== 'MobileApplication' && scan === null && !isLaunching ? 1 : 0,
    documentsDraft: isLaunching ? 0 : documents.drafts,
    notLive: isLaunching ? 1 : 0,
  };
  return attentionKinds.flatMap((kind) => (counts[kind] > 0 ? [{ kind, count: counts[kind] }] : []));
}

/** A page that sends no referrer is never seen: only what was seen once can be gone. */
function isUnseen({ banner: { state, seen }, today }: Facts): boolean {
  return state === 'live' && seen !== null && Date.parse(today) - Date.parse(seen.on) > unseenAfterDays * 86_400_000;
}

/** That a page loaded the banner since says that the tag is there now, and nothing about its place. */
function isInstalledWrong({ banner: { state, seen }, check }: Facts): boolean {
  if (state !== 'live' || !check) return false;
  const { at, problems, hasTagManager } = check;
  const isThere = hasTagManager || (seen !== null && seen.on > at.slice(0, 10));
  return problems.some((problem) =>
    problem === 'missing' || problem === 'wrong-id' ? !isThere : problem === 'twice' || problem === 'late',
  );
}

/** The last check, if it was of a page of the site: one of another address, such as a test system, says nothing about the site. */
export function checkOfSite<Check extends { readonly url: string }>(
  check: Check | null,
  siteUrl: string | null,
): Check | null {
  if (check === null || siteUrl === null) return check;
  return bareHost(check.url) === bareHost(siteUrl) ? check : null;
}

const bareHost = (url: string): string | undefined => URL.parse(url)?.hostname.replace(/^www\./, '');
