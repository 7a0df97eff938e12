import { bitOf, lawsOf, runsBefore, type PublishedBanner, type PublishedService } from '@app/consent';
import { serviceIdOf } from '../alternate-id.ts';
import type { Category, CountryCode, Facts, ServiceFacts } from '../facts.ts';
import type { AppliedRegime } from '../regimes/regimes.ts';
import type { ConsentFacts } from './consent-facts.ts';
import { exemptingCountries, placesOf, type Place } from './places.ts';

/** What visitors of one place are asked, and what runs before they answer. */
export type PlaceRule = {
  readonly place: Place;
  /** Whether trackers that are not necessary wait for a yes. False: they run until a no. Left out: not known. */
  readonly waits?: boolean | undefined;
  /** Whether Global Privacy Control refuses marketing, sale and sharing. */
  readonly gpc: boolean;
  /** Whether the choice is passed on by the Global Privacy Platform. */
  readonly gpp: boolean;
  /** How long a choice is valid, in months. Left out: not known. */
  readonly months?: number | undefined;
};

/** How visitors are asked, with one rule for each place that the site addresses and of which something is known. */
export type Asking = {
  readonly by: ConsentFacts['by'];
  readonly rules: readonly PlaceRule[];
  /** Whether it is known of each place that the site addresses whether trackers wait there. */
  readonly isComplete: boolean;
  /** Countries in which trackers for measurement run without consent, by their law. Rules B19, B20. */
  readonly exempting: readonly CountryCode[];
  /** The control to change a choice: on every page, on a page of its own, or none that is known. */
  readonly control: 'everywhere' | { readonly url: string } | undefined;
  /** Set for a Candor banner. */
  readonly banner?: PublishedBanner;
  /** The other product. */
  readonly product?: string;
};

const nobody: Asking = { by: 'nobody', rules: [], isComplete: false, exempting: [], control: undefined };

/** The owner chose Candor's banner, which is not published. */
const unpublished: Asking = { ...nobody, by: 'banner' };

/** Resolves how visitors are asked on a day, ISO 8601. */
export function askingOf(facts: Facts, regimes: readonly AppliedRegime[], on: string): Asking {
  const consent = facts.consentBy ?? earlierAnswer(facts);
  if (consent.by === 'nobody') return nobody;
  const addressed = placesOf(facts, regimes);
  if (consent.by === 'banner') return consent.banner ? askedByBanner(consent.banner, addressed, on) : unpublished;
  const { product, before = {}, control, url, gpc = false } = consent;
  const rules = addressed.flatMap((place): readonly PlaceRule[] => {
    const runs = before[place.area];
    if (!runs && !(gpc && place.area === 'usa')) return [];
    return [{ place, ...(runs && { waits: runs === 'nothing' }), gpc, gpp: false }];
  });
  return {
    by: 'other',
    rules,
    isComplete: rules.filter(({ waits }) => waits !== undefined).length === addressed.length,
    exempting: [],
    control: control ? 'everywhere' : url ? { url } : undefined,
    ...(product?.trim() && { product: product.trim() }),
  };
}

function askedByBanner(banner: PublishedBanner, addressed: readonly Place[], on: string): Asking {
  const lawOf = lawsOf(banner, on);
  const measures = { purpose: 'measurement' } as const;
  return {
    by: 'banner',
    rules: addressed.map((place) => {
      const { mode, gpc, gpp, months } = lawOf(place.visitor);
      return { place, waits: mode === 'opt-in', gpc: Boolean(gpc), gpp: gpp !== undefined, months };
    }),
    isComplete: true,
    exempting: exemptingCountries
      .filter(({ place, country }) => {
        const law = lawOf(country);
        const isAddressed = addressed.some(({ id }) => id === place);
        return (
          isAddressed && law.mode === 'opt-in' && (law.before & bitOf('measurement')) > 0 && runsBefore(measures, law)
        );
      })
      .map(({ country }) => country),
    control: 'everywhere',
    banner,
  };
}

/** Facts of earlier versions say only whether there is a control, or a page for choices. */
function earlierAnswer({ trackerChoices, usStates }: Facts): ConsentFacts {
  const { control, url } = trackerChoices ?? {};
  const gpc = usStates?.honoursGpc;
  if (!control && !url && !gpc) return { by: 'nobody' };
  const waits = control || url ? ({ eea: 'nothing', uk: 'nothing', brazil: 'nothing' } as const) : {};
  return { by: 'other', before: waits, control, url, gpc };
}

/** A service under the switches of the banner, which may differ from those of its owner's documents. */
export function asInBanner(facts: ServiceFacts, { banner }: Asking): ServiceFacts {
  const published = banner?.services.find(({ id }) => id === serviceIdOf(facts));
  if (!published) return facts;
  const { categoryOverride, trackers } = facts;
  return {
    ...facts,
    category: published.purpose,
    ...(categoryOverride && { categoryOverride: { ...categoryOverride, category: published.purpose } }),
    ...(trackers && {
      trackers: trackers.map((tracker) => ({ ...tracker, category: switchOf(tracker.name, published) })),
    }),
  };
}

function switchOf(tracker: string, { purpose, parts = [] }: PublishedService): Category {
  return parts.find(({ trackers }) => trackers.includes(tracker))?.purpose ?? purpose;
}
