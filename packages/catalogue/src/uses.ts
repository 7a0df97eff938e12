import { categoryOf, isPurpose, stricterOf, type Category } from './purposes.ts';
import type { GroundId } from './grounds.ts';
import { partsOf } from './match-address.ts';
import type { Service, Tracker, Use } from './service.ts';

/** What a tracker or a host is for, as documents describe it and banners control it. */
export type EffectiveUse = {
  /** IDs of purposes. Left out: those of the service. */
  readonly purposes?: readonly string[] | undefined;
  /** The ground on which it is strictly necessary. */
  readonly necessary?: GroundId | undefined;
  /** Left out: that of the service. */
  readonly category?: Category | undefined;
};

/** A service whose trackers and hosts are placed. */
export type PlacingService = {
  readonly purposes: readonly string[];
  /** The category without the owner's statement. */
  readonly usual: Category | undefined;
  /** The category that the owner stated for the whole service. */
  readonly stated?: Category | undefined;
};

/** The trackers of a service with their categories. Unnamed ones (`*`) stand for the service as a whole. */
export function placedTrackers<Each extends EffectiveUse & { readonly name: string }>(
  trackers: readonly Each[],
  service: PlacingService,
): readonly Each[] {
  return trackers.map((tracker) => (tracker.name === '*' ? tracker : placedUse(tracker, service)));
}

/**
 * The use with its category, where it is not the service's. What the owner states of a service moves the trackers and hosts that
 * are in the service's usual category; others keep theirs if it is stricter.
 */
export function placedUse<Each extends EffectiveUse>(use: Each, { purposes, usual, stated }: PlacingService): Each {
  const own = categoryOf((use.purposes ?? purposes).filter(isPurpose), use.necessary);
  const category = movedCategory(own, usual, stated);
  return category && category !== (stated ?? usual) ? { ...use, category } : use;
}

/** The category of a service's tracker of this name. One that no statement is about counts as the service. */
export function categoryOfTracker(service: Service, name: string): Category | undefined {
  const named = (tracker: Tracker) => isNamed(tracker.name, name);
  const listed = service.trackers.find(named);
  const tracker = listed ?? service.otherTrackers.find((one) => named(one) && (one.purposes ?? one.necessary));
  return tracker ? ownCategory(tracker, service) : service.category;
}

/** The category of a service's host, by an absolute URL: that of the longest entry of `hostUses`, or the service's. */
export function categoryOfAddress(service: Service, url: string): Category | undefined {
  const parts = partsOf(url);
  if (!parts) return service.category;
  const [use] = service.hostUses
    .flatMap((one) => one.hosts.map((entry) => ({ entry, one })))
    .filter(({ entry }) => isUnder(parts, entry))
    .toSorted((first, second) => second.entry.length - first.entry.length);
  return use ? ownCategory(use.one, service) : service.category;
}

function ownCategory({ purposes, necessary }: Use, service: Service): Category | undefined {
  return categoryOf(purposes ?? service.purposes, necessary) ?? service.category;
}

function isUnder({ host, path }: { readonly host: string; readonly path: string }, entry: string): boolean {
  const slash = `${entry}/`.indexOf('/');
  return `.${host}`.endsWith(`.${entry.slice(0, slash)}`) && path.startsWith(entry.slice(slash));
}

/** Whether a name matches a pattern, in which `*` stands for any run of characters. */
function isNamed(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return pattern === name;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest.slice(0, -1)) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  const last = rest.at(-1) ?? '';
  return name.length - last.length >= at && name.endsWith(last);
}

/** The category of a tracker or host after its service was moved from its usual category to the stated one. */
export function movedCategory(
  own: Category | undefined,
  usual: Category | undefined,
  stated: Category | undefined,
): Category | undefined {
  if (stated === undefined || stated === usual) return own;
  return own === undefined || own === usual ? stated : stricterOf(stated, own);
}
