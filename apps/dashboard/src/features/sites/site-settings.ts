import type { Call, Site, sites } from '@app/contract';
import { isSame } from '#app/saving/is-same.ts';

/** What the settings page of a site changes. */
export type SiteSettings = Pick<Site, 'name' | 'url' | 'projectId' | 'areas' | 'audience'>;

export function settingsOfSite({ name, url, projectId, areas, audience }: Site): SiteSettings {
  const { usStates, children } = audience;
  return { name, url, projectId, areas, audience: { usStates, children } };
}

/** A request that changes what differs, and is refused if somebody else changed anything. */
export function changeOfSite(after: SiteSettings, before: SiteSettings): Call<typeof sites.update>['body'] {
  const differs = (field: keyof SiteSettings): boolean => !isSame(after[field], before[field]);
  const { areas } = after;
  return {
    ...(differs('name') && { name: after.name }),
    ...(differs('url') && { url: after.url }),
    ...(differs('projectId') && { projectId: after.projectId }),
    ...(differs('areas') && areas && { areas }),
    ...(differs('audience') && { audience: after.audience }),
    before,
  };
}
