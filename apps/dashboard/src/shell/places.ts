import { siteGroups, type Place, type SitePlace } from '#app/feature.ts';
import { page } from '#app/page.ts';
import { features } from './features.ts';

/** Places of all features outside of sites, without those for plans if none are sold. */
export const places: readonly Place[] = features
  .flatMap((feature) => feature.places ?? [])
  .filter(({ onlyWithPlans }) => page.hostedPlans || !onlyWithPlans);

/** Places of all features within a site, by group. */
export const sitePlaces: readonly SitePlace[] = features
  .flatMap((feature) => feature.sitePlaces ?? [])
  .toSorted((a, b) => siteGroups.indexOf(a.group) - siteGroups.indexOf(b.group));

/** The places within a site that the navigation lists. */
export function linesOf<P extends Pick<Place, 'icon'>>(all: readonly P[]) {
  return all.flatMap(({ icon, ...place }) => (icon ? [{ ...place, icon }] : []));
}
