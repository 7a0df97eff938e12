import type { CountryCode, Lifetime, Category } from './facts.ts';
import type { PlaceId } from './consent/places.ts';

/**
 * What a block states about trackers, consent and recipients, for programs: tests hold it against what the banner does. Not part
 * of published documents.
 */
export type Statement =
  /** Trackers that are not necessary wait for a yes (`true`), or run until a no. */
  | { readonly says: 'waits'; readonly waits: boolean; readonly places: readonly PlaceId[] }
  | { readonly says: 'valid'; readonly months: number; readonly places: readonly PlaceId[] }
  /** Global Privacy Control refuses marketing, sale and sharing. */
  | { readonly says: 'signal'; readonly places: readonly PlaceId[] }
  | { readonly says: 'gpp'; readonly places: readonly PlaceId[] }
  /** Trackers for measurement run without consent in these countries. */
  | { readonly says: 'exempt'; readonly countries: readonly CountryCode[] }
  /** These services follow the same rules as trackers, although they use none. */
  | { readonly says: 'trackerless'; readonly services: readonly string[] }
  /** These services run whatever is chosen, or load before a choice and store nothing until then. */
  | { readonly says: 'runs'; readonly services: readonly string[] }
  | { readonly says: 'pings'; readonly services: readonly string[] }
  | { readonly says: 'asked-by'; readonly product: string }
  /** A control on every page, or a page, changes the choice. */
  | { readonly says: 'control'; readonly url?: string }
  | { readonly says: 'lead'; readonly category: Category; readonly rule: LeadRule }
  | {
      readonly says: 'tracker';
      /** Id of the service; null for the banner's own cookie. */
      readonly service: string | null;
      readonly name: string;
      readonly category: Category;
      readonly lifetime: Lifetime;
    }
  | { readonly says: 'recipients'; readonly service: string; readonly companies: readonly string[] }
  | { readonly says: 'shared'; readonly services: readonly string[] }
  /** The link ends the processing by the service. */
  | { readonly says: 'opt-out'; readonly service: string; readonly url: string };

/** How the trackers of a category are used: see the words of `cookiePolicy` with these names. */
export type LeadRule = 'withoutConsent' | 'onlyWithConsent' | 'untilRefused' | 'dependsOnPlace' | 'used';
