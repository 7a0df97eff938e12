import type { PlaceId } from './consent/places.ts';
import { follows, waitsForChoice, withOwn, type ResolvedFacts } from './known.ts';
import { advises, when, type Missing } from './missing-fact.ts';

/** Places where the law wants a yes before trackers run that are not necessary. */
const optIn: ReadonlySet<PlaceId> = new Set(['eea', 'uk', 'brazil', 'canada', 'korea']);

/**
 * What is missing for documents to tell how visitors are asked, and what runs without a question. Directive 2002/58/EC Art. 5(3),
 * GDPR Art. 7(3).
 */
export function missingOfConsent(known: ResolvedFacts): readonly Missing[] {
  const waiting = withOwn(known).filter(waitsForChoice);
  if (waiting.length === 0) return [];
  const { by, banner, control, isComplete, product, rules } = known.asking;
  const named = (services: typeof waiting) => ({ services: services.map(({ name }) => name).join(', ') });
  if (by !== 'other' && !banner) {
    return [advises(by === 'banner' ? 'consent.unpublished' : 'consent.nobody', 'consentBy', named(waiting))];
  }
  if (banner) {
    const covered = new Set(banner.services.map(({ id }) => id));
    const uncovered = waiting.filter(({ id }) => !covered.has(id));
    return when(uncovered.length > 0, advises('consent.uncovered', 'consentBy', named(uncovered)));
  }
  const runs = rules.some(({ waits, place }) => waits === false && optIn.has(place.id));
  return [
    ...when(product === undefined || !isComplete, advises('consent.product', 'consentBy')),
    ...when(runs, advises('consent.runs', 'consentBy', named(waiting))),
    ...when(!control, advises('tracker.choices', 'consentBy')),
  ];
}

/** An opt-out that is easier than a letter, where data is sold or shared. CCPA § 1798.135(a). */
export function missingOptOut(known: ResolvedFacts): readonly Missing[] {
  const discloses = follows(known, 'us-states') && known.services.some(({ shares, sells }) => shares || sells);
  const canOptOut = known.asking.control === 'everywhere' || known.facts.usStates?.optOutUrl;
  return when(discloses && !canOptOut, advises('us.opt-out', 'usStates.optOutUrl'));
}
