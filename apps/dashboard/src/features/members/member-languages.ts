import type { Locale } from '@app/texts';
import type { OwnerData } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';
import { sitesFoundQuery } from '#app/sites.ts';

/** In which languages a member may be spoken of: those of the sites there are, and those something is written in. */
export function useMemberLanguages(owner: OwnerData | null): readonly Locale[] {
  const locale = useLocale();
  const sites = useQuery(sitesFoundQuery('')).data?.sites ?? [];
  const ofSites = sites.flatMap(({ languages }) => languages);
  // The contract takes no other keys.
  const written = (owner?.jointControllers ?? []).flatMap(({ essence = {} }) => Object.keys(essence) as Locale[]);
  return [...new Set([...(ofSites.length > 0 ? ofSites : [locale]), ...written])];
}
