import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate, useLocation, useParams, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { Failure } from '#app/failure.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { spokenLocale, useWords } from '#app/words.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { ChoicesTab } from './choices-tab.tsx';
import { bannerQuery, listQuery, siteQuery, stateQuery } from './data.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ExportsTab } from './exports-tab.tsx';
import { PreferenceDialog } from './preference-dialog.tsx';
import { rangeOf, readRange } from './range.ts';
import { RetentionTab } from './retention-tab.tsx';
import { StateAlert } from './state-alert.tsx';
import { StatisticsTab } from './statistics-tab.tsx';
import { useAddress } from './use-address.ts';
import { cookiePreferencesWordsQuery, serviceWordsQuery, useCookiePreferencesWords } from './words.ts';

/** The words of this page come with it. What it shows is asked for meanwhile, and may come later. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<null> {
  const { siteId = '' } = params;
  const chosen = readRange(new URL(request.url).searchParams);
  void queryClient.prefetchQuery(siteQuery(siteId));
  void queryClient.prefetchQuery(stateQuery(siteId));
  void queryClient.prefetchQuery(bannerQuery(siteId));
  void queryClient.prefetchInfiniteQuery(listQuery(siteId, rangeOf(chosen, Date.now())));
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(cookiePreferencesWordsQuery(locale)),
    queryClient.ensureQueryData(serviceWordsQuery(locale)),
  ]);
  return null;
}

/** Only another site is another page: what is looked at of it changes with the address, and loads nothing anew. */
export function shouldRevalidate(): boolean {
  return false;
}

/** What the visitors of a site chose: the list, in numbers, as files, and how long it is kept. */
export function Component() {
  const { siteId = '' } = useParams();
  const words = useCookiePreferencesWords();
  const { sites, shell } = useWords();
  const paths = usePaths();
  const { hash } = useLocation();
  const address = useAddress();
  const site = useQuery(siteQuery(siteId));
  const [exporting, setExporting] = useState<{ readonly consentId: string | undefined }>();
  const askExport = (consentId?: string): void => setExporting({ consentId });

  if (!site.data && site.error instanceof ApiError && [400, 404].includes(site.error.status)) return <NotFoundPage />;
  if (!site.data && site.error)
    return <Failure message={shell.failure.boxTitle} error={site.error} onRetry={() => void site.refetch()} />;
  if (!site.data) return <Skeletons shape="page" label={words.loading} />;
  // The mail about a file leads here.
  if (address.export !== undefined && hash === '') return <Navigate replace to={address.to({}, '#downloads')} />;

  const { tabs } = words;
  return (
    <div data-wide-page>
      <PageHeader
        title={words.title}
        crumbs={[
          { label: sites.page.back, to: paths.sites },
          { label: site.data.name, to: paths.site(siteId) },
        ]}
        description={fill(words.description, { site: site.data.name })}
        actions={
          <>
            <Button
              component={Link}
              to={paths.cookieSolution(siteId)}
              variant="default"
              leftSection={<IconShieldCheck size={17} stroke={1.7} aria-hidden />}
            >
              {words.banner}
            </Button>
            <Button leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />} onClick={() => askExport()}>
              {words.download}
            </Button>
          </>
        }
      />
      <StateAlert siteId={siteId} />
      <HashTabs
        label={tabs.label}
        tabs={[
          {
            name: 'choices',
            label: tabs.choices,
            content: <ChoicesTab key={siteId} siteId={siteId} onExport={askExport} />,
          },
          {
            name: 'statistics',
            label: tabs.statistics,
            content: <StatisticsTab siteId={siteId} />,
          },
          {
            name: 'downloads',
            label: tabs.downloads,
            content: <ExportsTab siteId={siteId} onExport={() => askExport()} />,
          },
          { name: 'retention', label: tabs.retention, content: <RetentionTab siteId={siteId} /> },
        ]}
      />
      <PreferenceDialog siteId={siteId} />
      <ExportDialog
        siteId={siteId}
        opened={exporting !== undefined}
        consentId={exporting?.consentId}
        onClose={() => setExporting(undefined)}
      />
    </div>
  );
}
