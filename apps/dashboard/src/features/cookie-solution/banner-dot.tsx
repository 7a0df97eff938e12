import { useQuery } from '@tanstack/react-query';
import { useWords } from '#app/words.tsx';
import { StateDot } from '#ui/state-dot.tsx';
import { bannerQuery } from './data.ts';

/** Shows in the navigation whether visitors see a site's banner. Nothing before the banner was started. */
export function BannerDot({ siteId }: { readonly siteId: string }) {
  const words = useWords().sites.status;
  const { data: banner } = useQuery({ ...bannerQuery(siteId), staleTime: 60_000 });
  if (!banner || banner.revision === 0) return null;
  if (banner.closed) return <StateDot tone="attention" text={words.offline} />;
  if (!banner.published) return <StateDot tone="neutral" text={words.draft} />;
  return banner.changed ? (
    <StateDot tone="attention" text={words.changed} />
  ) : (
    <StateDot tone="good" text={words.published} />
  );
}
