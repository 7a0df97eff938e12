import type { Site } from '@app/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconRadar2 } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { PagePending } from '#app/page-pending.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { SitePage, SitePageHeader, siteLoader } from '#app/site-page.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { useWords } from '#app/words.tsx';
import { isUnderWay, overviewQuery, scanQuery, useStartScan } from './data.ts';
import classes from './detection.module.css';
import { HistoryCard } from './history-card.tsx';
import { NeverScanned } from './never-scanned.tsx';
import { ScanView } from './scan-view.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { shortAddress } from './short-address.ts';
import { detectionWordsQuery, serviceWordsQuery, useDetectionWords } from './words.ts';

export const loader = siteLoader({
  words: (locale) => [
    queryClient.ensureQueryData(detectionWordsQuery(locale)),
    queryClient.ensureQueryData(serviceWordsQuery(locale)),
  ],
  data: (siteId) => void queryClient.prefetchQuery(overviewQuery(siteId)),
});

/** What a site actually loads: a scan of it, earlier scans, and the schedule. */
export function Component() {
  return <SitePage>{(site) => <ScanOfSite site={site} />}</SitePage>;
}

function ScanOfSite({ site }: { readonly site: Site }) {
  const { id: siteId } = site;
  const { scanId } = useParams();
  const { places } = useWords().sites;
  const may = useMayOnSite(siteId);
  const overview = useQuery(overviewQuery(siteId));
  const newest = overview.data?.scans[0];
  const shown = scanId ?? newest?.id;
  const scan = useQuery({ ...scanQuery(siteId, shown ?? ''), enabled: shown !== undefined });
  if (!overview.data || (shown !== undefined && !scan.data))
    return <PagePending queries={shown === undefined ? [overview] : [overview, scan]} />;

  // If the newest one failed, its address can be changed before a new scan: see there.
  const isIdle = newest !== undefined && !isUnderWay(newest) && !(newest.id === shown && newest.status === 'failed');
  return (
    <>
      <SitePageHeader
        site={site}
        title={places.detection}
        description={scan.data && shortAddress(scan.data.scan.url)}
        actions={isIdle && may('scans.run') && <ScanAgain siteId={siteId} url={scan.data?.scan.url} />}
      />
      <div className={classes['page']}>
        {shown === undefined || !scan.data ? (
          <NeverScanned siteId={siteId} name={site.name} url={overview.data.url} engine={overview.data.engine} />
        ) : (
          <ScanView key={shown} siteId={siteId} found={scan.data} overview={overview.data} />
        )}
        <div className={classes['below']}>
          <ScheduleCard siteId={siteId} schedule={overview.data.schedule} readOnly={!may('scans.run')} />
          {overview.data.scans.length > 1 && (
            <HistoryCard siteId={siteId} scans={overview.data.scans} shown={shown ?? ''} />
          )}
        </div>
      </div>
    </>
  );
}

function ScanAgain({ siteId, url }: { readonly siteId: string; readonly url: string | undefined }) {
  const words = useDetectionWords();
  const paths = usePaths();
  const navigate = useNavigate();
  const start = useStartScan(siteId);
  return (
    <Button
      leftSection={<IconRadar2 size={16} stroke={1.8} aria-hidden />}
      loading={start.isPending}
      onClick={() => start.mutate(url, { onSuccess: () => void navigate(paths.siteScan(siteId)) })}
    >
      {words.again}
    </Button>
  );
}
