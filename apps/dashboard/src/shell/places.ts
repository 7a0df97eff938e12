import { siteGroups, type Place, type SitePlace } from '#app/feature.ts';
import { page } from '#app/page.ts';
import { features } from './features.ts';

/** Where the features lead to outside of sites, without what is only there when plans are sold. */
export const places: readonly Place[] = features
  .flatMap((feature) => feature.places ?? [])
  .filter(({ onlyWithPlans }) => page.hostedPlans || !onlyWithPlans);

/** Where the features lead to within a site, group by group. */
export const sitePlaces: readonly SitePlace[] = features
  .flatMap((feature) => feature.sitePlaces ?? [])
  .toSorted((a, b) => siteGroups.indexOf(a.group) - siteGroups.indexOf(b.group));

/** Those of them that are lines of the navigation. */
export function linesOf<P extends Pick<Place, 'icon'>>(all: readonly P[]) {
  return all.flatMap(({ icon, ...place }) => (icon ? [{ ...place, icon }] : []));
}
