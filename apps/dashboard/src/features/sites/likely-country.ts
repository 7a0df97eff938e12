import { useQuery } from '@tanstack/react-query';
import { storedCountry } from '#app/preferences.ts';
import { sitesFoundQuery } from '#app/sites.ts';

/** The country in which a new site's owner probably is: that of the newest site, else the one chosen in the preferences. */
export function useLikelyCountry(): string | undefined {
  const newest = useQuery(sitesFoundQuery('', 1)).data?.sites[0];
  return newest?.owner?.country ?? storedCountry();
}
