import type { FoundTracker, ServiceOverrides, TrackerLifetimes, UnknownParty } from '@app/contract';
import { lifetimeOf } from './lifetime.ts';

type Row = TrackerLifetimes['trackers'][number];
type Duration = NonNullable<Row['duration']>;

const mostTrackers = 200;

/**
 * Converts the detected trackers of an unknown party to the owner's settings of a service. If some lifetimes are unknown, the
 * longest known one is the maximum for all, because individual lifetimes must be complete.
 */
export function overridesOf({ trackers, site }: Pick<UnknownParty, 'trackers' | 'site'>): ServiceOverrides {
  const rows = trackers.slice(0, mostTrackers).map((tracker) => rowOf(tracker, site));
  if (rows.length === 0) return {};
  const shared = { trackers: rows, showInCookiePolicy: true, acknowledged: false };
  if (rows.every(({ duration }) => duration)) return { lifetimes: { ...shared, mode: 'custom', range: 'range_all' } };
  const known = trackers.filter((tracker) => durationOf(tracker) !== undefined);
  const longest = known.toSorted((a, b) => (b.lifetime ?? 0) - (a.lifetime ?? 0))[0];
  const maximum = longest && durationOf(longest);
  return {
    lifetimes: maximum
      ? { ...shared, mode: 'custom', range: 'range_one', maximum }
      : { ...shared, mode: 'auto', range: 'range_all' },
  };
}

function rowOf(tracker: FoundTracker, site: string): Row {
  const duration = durationOf(tracker);
  const isTheirs = tracker.domain === site || tracker.domain.endsWith(`.${site}`);
  return {
    name: tracker.name.slice(0, 200),
    storage: tracker.area === 'cookie' ? 'cookie' : 'local',
    party: isTheirs ? 'third' : 'first',
    ...(duration && { duration }),
  };
}

/** 0 days stands for the session. A tracker that stays until it is deleted has no duration. */
function durationOf(tracker: FoundTracker): Duration | undefined {
  const lifetime = lifetimeOf(tracker);
  if (lifetime === 'session' || lifetime === 'tab') return { value: 0, unit: 'day' };
  return typeof lifetime === 'string' ? undefined : { value: lifetime.amount, unit: lifetime.unit };
}
