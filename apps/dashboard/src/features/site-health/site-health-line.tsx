import type { SiteHealth } from '@app/contract';
import { plural } from '@app/texts';
import { VisuallyHidden } from '@mantine/core';
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

function Line({ health: { attention, banner, optIn, scan, requests } }: { readonly health: SiteHealth }) {
  const words = useAreaWords('siteHealth');
  const { strip } = words;
  const locale = useLocale();
  const [worst, ...others] = attention;
  const nameOf = ({ kind, count }: (typeof attention)[number]) => plural(locale, count, words.attention.kinds[kind]);
  const more = others.map(nameOf).join(', ');
  const rate = optIn?.rate;
  const facts = [
    ...(banner.state === 'none' ? [] : [[strip.banner, strip.bannerStates[banner.state]]]),
    ...(typeof rate === 'number' ? [[strip.optIn, wholePercent(locale, rate)]] : []),
    ...(scan && scan.verdict !== 'pass' ? [[strip.scan, strip.verdicts[scan.verdict]]] : []),
    ...(requests && requests.overdue > 0
      ? [[strip.requests, plural(locale, requests.overdue, strip.overdue)]]
      : requests && requests.due > 0
        ? [[strip.requests, plural(locale, requests.due, strip.due)]]
        : []),
  ];
  return (
    <span className={classes['line']}>
      <StatusBadge tone={worst ? (harmful.has(worst.kind) ? 'bad' : 'attention') : 'good'}>
        {worst ? nameOf(worst) : words.attention.nothing}
      </StatusBadge>
      {others.length > 0 && (
        <span title={more}>
          <span aria-hidden>{`+${others.length}`}</span>
          <VisuallyHidden>{more}</VisuallyHidden>
        </span>
      )}
      {facts.map(([label, value]) => (
        <span key={label}>{`${label}: ${value}`}</span>
      ))}
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
