import { fill } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { Failure } from '#app/failure.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { Slot } from '#app/slots.tsx';
import { spokenLocale, useWords } from '#app/words.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { BannerState } from './banner-state.tsx';
import { Configurator } from './configurator.tsx';
import { bannerQuery, siteQuery } from './data.ts';
import { SettingsTab } from './settings-tab.tsx';
import { cookieSolutionWordsQuery, findingWordsQuery, serviceWordsQuery, useCookieSolutionWords } from './words.ts';

const EmbeddingTab = lazy(async () => ({ default: (await import('./embedding-tab.tsx')).EmbeddingTab }));
const VersionsTab = lazy(async () => ({ default: (await import('./versions-tab.tsx')).VersionsTab }));
const TestsTab = lazy(async () => ({ default: (await import('./tests-tab.tsx')).TestsTab }));
const ApprovalsTab = lazy(async () => ({ default: (await import('./approvals-tab.tsx')).ApprovalsTab }));

/** The words of this page come with it. What it shows is asked for meanwhile, and may come later. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  const { siteId = '' } = params;
  void queryClient.prefetchQuery(bannerQuery(siteId));
  void queryClient.prefetchQuery(siteQuery(siteId));
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(cookieSolutionWordsQuery(locale)),
    queryClient.ensureQueryData(serviceWordsQuery(locale)),
    queryClient.ensureQueryData(findingWordsQuery(locale)),
  ]);
  return null;
}

/** The banner of a site: its settings beside the real thing, the code to paste, and what became of it. */
export function Component() {
  const { siteId = '' } = useParams();
  const words = useCookieSolutionWords().page;
  const { sites, shell } = useWords();
  const paths = usePaths();
  const site = useQuery(siteQuery(siteId));
  const banner = useQuery(bannerQuery(siteId));

  const error = site.error ?? banner.error;
  const ready = site.data && banner.data;
  if (!ready && error instanceof ApiError && [400, 404].includes(error.status)) return <NotFoundPage />;
  if (!ready && error) {
    const again = () => void Promise.all([site.refetch(), banner.refetch()]);
    return <Failure message={shell.failure.boxTitle} error={error} onRetry={again} />;
  }
  if (!site.data || !banner.data) return <Skeletons shape="page" label={words.loading} />;

  const { tabs } = words;
  return (
    <div data-wide-page>
      <Configurator key={siteId} site={site.data} banner={banner.data}>
        <PageHeader
          title={words.title}
          crumbs={[
            { label: sites.page.back, to: paths.sites },
            { label: site.data.name, to: paths.site(siteId) },
          ]}
          aside={<BannerState />}
          description={fill(words.description, { site: site.data.name })}
          actions={<Slot name="preferencesLink" props={{ siteId }} />}
        />
        <HashTabs
          label={tabs.label}
          tabs={[
            { name: 'settings', label: tabs.settings, content: <SettingsTab /> },
            {
              name: 'embedding',
              label: tabs.embedding,
              content: (
                <Later>
                  <EmbeddingTab />
                </Later>
              ),
            },
            {
              name: 'versions',
              label: tabs.versions,
              content: (
                <Later>
                  <VersionsTab />
                </Later>
              ),
            },
            {
              name: 'tests',
              label: tabs.tests,
              content: (
                <Later>
                  <TestsTab />
                </Later>
              ),
            },
            {
              name: 'approvals',
              label: tabs.approvals,
              content: (
                <Later>
                  <ApprovalsTab />
                </Later>
              ),
            },
          ]}
        />
      </Configurator>
    </div>
  );
}

function Later({ children }: { readonly children: React.ReactNode }) {
  const words = useCookieSolutionWords().page;
  return <Suspense fallback={<Skeletons shape="rows" label={words.loading} />}>{children}</Suspense>;
}
