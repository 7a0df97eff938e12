import { useQuery } from '@tanstack/react-query';
import { useWords } from '#app/words.tsx';
import { StateDot } from '#ui/state-dot.tsx';
import { stateQuery } from './data.ts';

const tones = { fine: 'good', late: 'attention', outage: 'bad' } as const;

/** Shows in the navigation whether consents of a site are being recorded. Nothing before the first one. */
export function ConsentsDot({ siteId }: { readonly siteId: string }) {
  const words = useWords().sites.placeStates;
  const { data } = useQuery({ ...stateQuery(siteId), refetchInterval: false, staleTime: 60_000 });
  if (!data?.newest) return null;
  return <StateDot tone={tones[data.state]} text={words[data.state]} />;
}
