import { attentionKinds, type AttentionKind, type LaunchStep, type SiteHealth } from '@app/contract';

type Facts = Pick<SiteHealth, 'banner' | 'scan' | 'documents' | 'requests' | 'approvals'> & {
  readonly type: string;
  readonly hasOwner: boolean;
  /** Services in the documents of the site. */
  readonly services: number;
};

/** What is to be done until a site is live. Empty once it is, and for apps, on which no banner is installed. */
export function launchOf({ type, hasOwner, services, scan, banner, documents }: Facts): SiteHealth['launch'] {
  if (type !== 'Site') return [];
  const isPublished = documents.published + documents.changed + documents.offline > 0;
  const isBannerPublished = banner.state === 'live' || banner.state === 'offline';
  const steps: readonly (readonly [LaunchStep, boolean])[] = [
    ['services', services > 0 || scan !== null],
    ['owner', hasOwner],
    ['documents', isPublished],
    ['banner', isBannerPublished],
    ['installed', banner.seen !== null],
  ];
  return steps.every(([, done]) => done) ? [] : steps.map(([step, done]) => ({ step, done }));
}

/** What needs attention, the most harmful first. Until a site is live, what is not public yet is one thing: to go on with it. */
export function attentionOf(facts: Facts, launch: SiteHealth['launch']): SiteHealth['attention'] {
  const { banner, scan, documents, requests, approvals, type } = facts;
  const isLaunching = launch.length > 0;
  const counts: Readonly<Record<AttentionKind, number>> = {
    requestsOverdue: requests?.overdue ?? 0,
    rejectFailed: scan?.verdict === 'fail' && !isLaunching ? 1 : 0,
    bannerOffline: banner.state === 'offline' ? 1 : 0,
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
