import { areaTypeOf } from '@app/catalogue';
import type { Site } from '@app/contract';
import { isLocale } from '@app/texts';
import type { SiteOwner } from './owner-queries.ts';
import type { StoredSite } from './queries.ts';

/** A site in the form that the API shows. */
export function siteView(site: StoredSite, owner?: SiteOwner): Site {
  const { nameKey: _, updatedAt: __, createdAt, areas, areaType, languages, ...shown } = site;
  const { data = null, from = null, memberId = null } = owner ?? {};
  return {
    ...shown,
    areas: areas && [...areas],
    // The database has areas or an area type.
    areaType: areas ? areaTypeOf(areas, data?.country) : (areaType ?? 'worldwide'),
    languages: languages.filter(isLocale),
    owner: data,
    ownerFrom: from,
    memberId,
    createdAt: createdAt.toISOString(),
  };
}
