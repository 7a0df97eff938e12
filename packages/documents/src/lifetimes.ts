import { usesTrackers, type KnownService } from './known.ts';

/** Whether nobody knows how long some trackers of a service stay, or which it sets. Rule P10. */
export function lacksLifetimes(service: KnownService): boolean {
  if (service.facts.selfHosted && service.trackers.length === 0) return false;
  if (service.trackers.length === 0) return usesTrackers(service);
  return service.trackers.some(({ lifetime }) => lifetime.kind === 'unspecified');
}
