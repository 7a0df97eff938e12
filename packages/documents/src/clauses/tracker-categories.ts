import { grounds, isPurpose, type ExemptionSource } from '@app/catalogue';
import { ownTrackersId, type Category } from '../facts.ts';
import { follows, settingTrackers, usesTrackers, type KnownService, type ResolvedFacts } from '../known.ts';
import type { Voice } from '../voice.ts';
import { purposeRow } from './processing.ts';

/** The services that have trackers in the category. */
export function inCategory(known: ResolvedFacts, category: Category): readonly KnownService[] {
  return settingTrackers(known).filter((service) => isIn(service, category));
}

/** Whether the service has trackers in the category. Trackers that are not known one by one count as the service's. */
export function isIn(service: KnownService, category: Category): boolean {
  if (service.trackers.length > 0) return trackersIn(service, category).length > 0;
  return service.category === category && usesTrackers(service);
}

export function trackersIn({ trackers }: KnownService, category: Category): KnownService['trackers'] {
  return trackers.filter((tracker) => tracker.category === category);
}

/** The purposes that the service has in the category. */
export function purposesIn(service: KnownService, category: Category, voice: Voice): string {
  const own = trackersIn(service, category).map(({ purposes }) => purposes?.filter(isPurpose) ?? []);
  const isWhole = service.id !== ownTrackersId && (own.length === 0 || own.some((each) => each.length === 0));
  return isWhole ? purposeRow(service, voice) : voice.phrases([...new Set(own.flat())].map((id) => voice.purpose(id)));
}

/** The texts of authorities and laws by which the trackers of the category need no consent. */
export function exemptionsIn(known: ResolvedFacts, category: Category): readonly string[] {
  if (category !== 'necessary') return [];
  const trackers = settingTrackers(known).flatMap((service) => trackersIn(service, category));
  const sources = trackers.flatMap(({ necessary }): readonly ExemptionSource[] =>
    necessary ? grounds[necessary] : [],
  );
  const texts = sources
    .filter(({ by, from }) => from <= known.on && follows(known, by === 'United Kingdom' ? 'uk-gdpr' : 'gdpr'))
    .map(({ text }) => text);
  return [...new Set(texts)];
}
