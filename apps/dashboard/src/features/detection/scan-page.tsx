import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconRadar2 } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { Failure } from '#app/failure.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { spokenLocale, useWords } from '#app/words.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { isUnderWay, overviewQuery, scanQuery, siteQuery, useStartScan } from './data.ts';
import classes from './detection.module.css';
import { HistoryCard } from './history-card.tsx';
import { NeverScanned } from './never-scanned.tsx';
import { ScanView } from './scan-view.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { shortAddress } from './short-address.ts';
import { detectionWordsQuery, serviceWordsQuery, useDetectionWords } from './words.ts';

/** The words of this page come with it. What it shows is asked for meanwhile, and may come later. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  const { siteId = '' } = params;
  void queryClient.prefetchQuery(overviewQuery(siteId));
  void queryClient.prefetchQuery(siteQuery(siteId));
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(detectionWordsQuery(locale)),
    queryClient.ensureQueryData(serviceWordsQuery(locale)),
  ]);
  return null;
}

/** What a site really loads: a scan of it, the ones before, and when the next one comes. */
export function Component() {
  const { siteId = '', scanId } = useParams();
  const words = useDetectionWords();
  const { sites, shell } = useWords();
  const paths = usePaths();
  const site = useQuery(siteQuery(siteId));
  const overview = useQuery(overviewQuery(siteId));
  const newest = overview.data?.scans[0];
  const shown = scanId ?? newest?.id;
  const scan = useQuery({ ...scanQuery(siteId, shown ?? ''), enabled: shown !== undefined });

  const error = site.error ?? overview.error ?? scan.error;
  const ready = site.data && overview.data && (shown === undefined || scan.data);
  if (!ready && error instanceof ApiError && [400, 404].includes(error.status)) return <NotFoundPage />;
  if (!ready && error) {
    const again = () => void Promise.all([site.refetch(), overview.refetch(), shown && scan.refetch()]);
    return <Failure message={shell.failure.boxTitle} error={error} onRetry={again} />;
  }
  if (!site.data || !overview.data || (shown !== undefined && !scan.data))
    return <Skeletons shape="page" label={words.loading} />;

  // Where the newest one failed, its address can be changed first: see there.
  const isIdle = newest !== undefined && !isUnderWay(newest) && !(newest.id === shown && newest.status === 'failed');
  return (
    <Fragment key={siteId}>
      <PageHeader
        title={fill(words.title, { site: site.data.name })}
        crumbs={[
          { label: sites.page.back, to: paths.sites },
          { label: site.data.name, to: paths.site(siteId) },
        ]}
        description={scan.data && shortAddress(scan.data.scan.url)}
        actions={isIdle && <ScanAgain siteId={siteId} url={scan.data?.scan.url} />}
      />
      <div className={classes['page']}>
        {shown === undefined || !scan.data ? (
          <NeverScanned siteId={siteId} name={site.data.name} url={overview.data.url} engine={overview.data.engine} />
        ) : (
          <ScanView key={shown} siteId={siteId} found={scan.data} overview={overview.data} />
        )}
        <div className={classes['below']}>
          <ScheduleCard siteId={siteId} schedule={overview.data.schedule} />
          {overview.data.scans.length > 1 && (
            <HistoryCard siteId={siteId} scans={overview.data.scans} shown={shown ?? ''} />
          )}
        </div>
      </div>
    </Fragment>
  );
}

function ScanAgain({ siteId, url }: { readonly siteId: string; readonly url: string | undefined }) {
  const words = useDetectionWords();
  const paths = usePaths();
  const navigate = useNavigate();
  const start = useStartScan(siteId);
  return (
    <Button
      leftSection={<IconRadar2 size={17} stroke={1.8} aria-hidden />}
      loading={start.isPending}
      onClick={() => start.mutate(url, { onSuccess: () => void navigate(paths.siteScan(siteId)) })}
    >
      {words.again}
    </Button>
  );
}
