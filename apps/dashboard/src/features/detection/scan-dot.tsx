import { useQuery } from '@tanstack/react-query';
import { useWords } from '#app/words.tsx';
import { StateDot } from '#ui/state-dot.tsx';
import { isUnderWay, overviewQuery } from './data.ts';

const tones = { pass: 'good', fail: 'bad', unclear: 'attention' } as const;

/** The result of a site's newest scan, in the navigation. Nothing before the first scan. */
export function ScanDot({ siteId }: { readonly siteId: string }) {
  const words = useWords().sites.placeStates;
  const { data } = useQuery({ ...overviewQuery(siteId), staleTime: 60_000 });
  const newest = data?.scans[0];
  if (!newest) return null;
  if (isUnderWay(newest)) return <StateDot tone="info" text={words.scanning} />;
  return newest.verdict ? (
    <StateDot tone={tones[newest.verdict]} text={words[newest.verdict]} />
  ) : (
    <StateDot tone="bad" text={words.scanFailed} />
  );
}
