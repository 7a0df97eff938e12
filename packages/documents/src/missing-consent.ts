import { lawsOf, type PublishedBanner } from '@app/consent';
import { isEmpty, sensitiveIn } from './clauses/us-collection.ts';
import { serviceIdOf } from './alternate-id.ts';
import type { PlaceId } from './consent/places.ts';
import { follows, hasStateLaw, waitsForChoice, withOwnUsed, type KnownService, type ResolvedFacts } from './known.ts';
import { advises, blocks, isBlank, when, type Missing } from './missing-fact.ts';
import { firstOf } from './own-texts.ts';

/** Places where the law wants a yes before trackers run that are not necessary. */
const optIn: ReadonlySet<PlaceId> = new Set(['eea', 'uk', 'brazil', 'canada', 'korea']);

/**
 * What is missing for documents to tell how visitors are asked, and what runs without a question. Directive 2002/58/EC Art. 5(3),
 * GDPR Art. 7(3).
 */
export function missingOfConsent(known: ResolvedFacts): readonly Missing[] {
  const waiting = withOwnUsed(known).filter(waitsForChoice);
  if (waiting.length === 0) return [];
  const { by, banner, control, isComplete, product, rules } = known.asking;
  const named = (services: typeof waiting) => ({ services: services.map(({ name }) => name).join(', ') });
  if (by !== 'other' && !banner) {
    return [advises(by === 'banner' ? 'consent.unpublished' : 'consent.nobody', 'consentBy', named(waiting))];
  }
  if (banner) {
    const covered = new Set(banner.services.map(({ id }) => id));
    const uncovered = waiting.filter(({ facts }) => !covered.has(serviceIdOf(facts)));
    return when(uncovered.length > 0, advises('consent.uncovered', 'consentBy', named(uncovered)));
  }
  const runs = rules.some(({ waits, place }) => waits === false && optIn.has(place.id));
  return [
    ...when(product === undefined || !isComplete, advises('consent.product', 'consentBy')),
    ...when(runs, advises('consent.runs', 'consentBy', named(waiting))),
    ...when(!control, advises('tracker.choices', 'consentBy')),
  ];
}

/**
 * A working opt-out where data is sold or shared: a page for it, another product with a control, or a published banner that stops
 * the services. CCPA § 1798.135(a). Rules P13, G1.
 */
export function missingOptOut(known: ResolvedFacts): readonly Missing[] {
  if (!follows(known, 'us-states')) return [];
  const sharing = known.used.filter(({ shares, sells }) => shares || sells);
  return sharing.length === 0 ? [] : [...withoutOptOut(sharing, known), ...withoutSignal(known)];
}

function withoutOptOut(sharing: readonly KnownService[], known: ResolvedFacts): readonly Missing[] {
  const { banner, control } = known.asking;
  if (known.facts.usStates?.optOutUrl) return [];
  const named = (services: typeof sharing) => ({ services: services.map(({ name }) => name).join(', ') });
  if (!control) return [blocks('us.opt-out', 'usStates.optOutUrl', named(sharing))];
  if (!banner) return [];
  const { mode } = lawsOf(banner, known.on)('US');
  const running = sharing.filter(({ facts }) => mode === 'notice' || !isStopped(serviceIdOf(facts), banner));
  return when(running.length > 0, blocks('us.opt-out-services', 'consentBy', named(running)));
}

/** Whether the banner stops a service for whoever opts out. */
function isStopped(id: string, { services }: PublishedBanner): boolean {
  const service = services.find((each) => each.id === id);
  if (!service || service.beforeChoice === 'runs') return false;
  return service.purpose !== 'necessary' || [service, ...(service.parts ?? [])].some(({ shares }) => shares);
}

function withoutSignal({ asking }: ResolvedFacts): readonly Missing[] {
  const honored = asking.rules.some(({ gpc, place }) => gpc && place.id === 'usa');
  return when(asking.by === 'other' && !honored, advises('us.signal', 'consentBy'));
}

/** A page on which people limit the use of their sensitive data, where it is used further. CCPA § 1798.135(a)(2). */
export function missingLimit(known: ResolvedFacts): readonly Missing[] {
  const { optOutUrl, usesSensitiveDataFurther } = known.facts.usStates ?? {};
  const lacks = hasStateLaw(known, 'CA') && usesSensitiveDataFurther === true && !optOutUrl;
  return when(lacks && !isEmpty(sensitiveIn(known)), blocks('us.limit', 'usStates.optOutUrl'));
}

/** What a notice of financial incentive must state. CCPA regulations § 7016(d). */
export function missingIncentive(known: ResolvedFacts): readonly Missing[] {
  const incentive = follows(known, 'us-states') ? known.facts.usStates?.financialIncentive : undefined;
  if (!incentive) return [];
  const lacks = [incentive.offer, incentive.joining, incentive.value].some((text) => isBlank(firstOf(text)));
  return when(lacks, blocks('us.incentive', 'usStates.financialIncentive'));
}
