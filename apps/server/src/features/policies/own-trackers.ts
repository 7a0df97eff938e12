import { categoryOf, effectiveTrackers, isPurpose } from '@app/catalogue';
import type { DocumentSettings } from '@app/contract';
import { ownTrackersId, type Facts, type ServiceFacts } from '@app/documents';

type Trackers = NonNullable<Facts['ownTrackers']>;

/** The trackers that a site itself sets, each in the category of its purpose and ground. */
export function ownTrackerFacts(stated: DocumentSettings['ownTrackers']): Trackers {
  const named = (stated ?? []).map((tracker) => ({ ...tracker, party: 'first' as const }));
  return effectiveTrackers([], { mode: 'custom', range: 'range_all', trackers: named }).map((tracker) => ({
    ...tracker,
    category: categoryOf((tracker.purposes ?? []).filter(isPurpose), tracker.necessary) ?? 'marketing',
  }));
}

/** The site as a banner lists it: a service that the owner runs, without a recipient. */
export function ownService(name: string, trackers: Trackers): ServiceFacts | undefined {
  if (trackers.length === 0) return undefined;
  // Other trackers say what they are for themselves, and wait for their own switches.
  const necessary = trackers.filter(({ category }) => category === 'necessary').flatMap((one) => one.purposes ?? []);
  const purposes = necessary.length > 0 ? [...new Set(necessary)] : ['site-platform'];
  return { id: ownTrackersId, name, provider: {}, selfHosted: true, purposes, category: 'necessary', trackers };
}
