import type { SiteHealth } from '@app/contract';
import { plural } from '@app/texts';
import { useAreaWords } from '#app/area-words.ts';
import { wholePercent } from '#app/percent.ts';
import { useLocale } from '#app/words.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useHealth } from './data.ts';
import classes from './site-health.module.css';

type Props = {
  readonly siteId: string;
  /** The sites of the same page of the list, which are read in one request. */
  readonly siteIds: readonly string[];
};

/** How a site is doing, in one line of the list of sites: what its overview says. */
export function SiteHealthLine({ siteId, siteIds }: Props) {
  const { health, isLoading } = useHealth(siteId, siteIds);
  if (!health) return <span className={classes['line']} data-pending={isLoading ? '' : undefined} />;
  return <Line health={health} />;
}

function Line({ health: { attention, banner, optIn } }: { readonly health: SiteHealth }) {
  const words = useAreaWords('siteHealth');
  const locale = useLocale();
  const [worst] = attention;
  const rate = optIn?.rate;
  return (
    <span className={classes['line']}>
      <StatusBadge tone={worst ? (harmful.has(worst.kind) ? 'bad' : 'attention') : 'good'}>
        {worst ? plural(locale, worst.count, words.attention.kinds[worst.kind]) : words.attention.nothing}
      </StatusBadge>
      {attention.length > 1 && <span>{`+${attention.length - 1}`}</span>}
      {banner.state !== 'none' && <span>{`${words.strip.banner}: ${words.strip.bannerStates[banner.state]}`}</span>}
      {typeof rate === 'number' && <span>{`${words.strip.optIn}: ${wholePercent(locale, rate)}`}</span>}
    </span>
  );
}

const harmful: ReadonlySet<SiteHealth['attention'][number]['kind']> = new Set([
  'requestsOverdue',
  'rejectFailed',
  'bannerOffline',
  'bannerUnseen',
  'documentsOffline',
]);
