import type { ScanSummary } from '@app/contract';
import { fill, formatDate, plural } from '@app/texts';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconRadar2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Failure } from '#app/failure.tsx';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { ProductCard } from '#ui/product-card.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { isUnderWay, overviewQuery } from './data.ts';
import { timeZone } from '#app/dates.ts';
import { VerdictBadge } from './verdict.tsx';
import { useDetectionWords } from './words.ts';

/** A summary of a site's newest scan, for the site's page. */
export function ScanCard({ siteId }: { readonly siteId: string }) {
  const words = useDetectionWords();
  const { card } = words;
  const { failure } = useWords().shell;
  const paths = usePaths();
  const mayRun = useMayOnSite(siteId)('scans.run');
  const { data, error, refetch } = useQuery(overviewQuery(siteId));
  const facts = useFactsOf(data?.scans.find(({ status }) => status === 'done'));
  if (!data && error) return <Failure message={failure.boxTitle} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="cards" count={1} label={words.loading} />;
  const [newest] = data.scans;
  const runs = newest !== undefined && isUnderWay(newest);
  return (
    <ProductCard
      icon={<IconRadar2 size={20} stroke={1.7} />}
      title={card.title}
      text={card.text}
      state={<State scan={newest} />}
      facts={facts}
      next={
        (newest || mayRun) && (
          <Button component={Link} to={paths.siteScan(siteId)} variant={newest ? 'default' : 'filled'}>
            {runs ? card.watch : newest ? card.see : words.action}
          </Button>
        )
      }
    />
  );
}

function State({ scan }: { readonly scan: ScanSummary | undefined }) {
  const { card, history, summary } = useDetectionWords();
  if (!scan) return <StatusBadge tone="neutral">{card.never}</StatusBadge>;
  if (isUnderWay(scan)) return <StatusBadge tone="info">{card.running}</StatusBadge>;
  if (scan.verdict) {
    return (
      <>
        <Text span size="sm" c="dimmed">
          {summary.test}
        </Text>
        <VerdictBadge verdict={scan.verdict} />
      </>
    );
  }
  return <StatusBadge tone="bad">{history.statuses.failed}</StatusBadge>;
}

function useFactsOf(scan: ScanSummary | undefined): readonly string[] {
  const { card } = useDetectionWords();
  const locale = useLocale();
  if (!scan) return [];
  const { news } = scan;
  return [
    fill(card.last, { date: formatDate(locale, scan.finishedAt ?? scan.createdAt, 'long', timeZone()) }),
    ...(news === null ? [] : [news === 0 ? card.none : plural(locale, news, card.missing)]),
  ];
}
