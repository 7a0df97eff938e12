import { useQuery } from '@tanstack/react-query';
import { useWords } from '#app/words.tsx';
import { StateDot } from '#ui/state-dot.tsx';
import { newslettersQuery } from './data.ts';

/** Shows in the navigation that a site has a newsletter. Nothing if it has none. */
export function NewsletterDot({ siteId }: { readonly siteId: string }) {
  const words = useWords().sites.placeStates;
  const { data } = useQuery({ ...newslettersQuery(siteId), staleTime: 60_000 });
  return data && data.newsletters.length > 0 ? <StateDot tone="good" text={words.on} /> : null;
}
