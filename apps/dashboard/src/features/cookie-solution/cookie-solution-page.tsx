import type { Site } from '@app/contract';
import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { PagePending } from '#app/page-pending.tsx';
import { queryClient } from '#app/query-client.ts';
import { Slot } from '#app/slots.tsx';
import { SitePage, SitePageHeader, siteLoader } from '#app/site-page.tsx';
import { projectsQuery, siteDocumentsQuery } from '#app/sites.ts';
import { useWords } from '#app/words.tsx';
import { InOrder, Waiting } from '#ui/in-order.tsx';
import hidden from '#ui/hidden.module.css';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { BannerState } from './banner-state.tsx';
import { ClosedNote } from './closed-note.tsx';
import { Configurator } from './configurator.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { bannerQuery } from './data.ts';
import { HeadActions } from './head-actions.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { cookieSolutionWordsQuery, findingWordsQuery, serviceWordsQuery, useCookieSolutionWords } from './words.ts';

const EmbeddingTab = lazyPart(async () => ({ default: (await import('./embedding-tab.tsx')).EmbeddingTab }));
const PendingNote = lazyPart(async () => ({ default: (await import('./pending-note.tsx')).PendingNote }), 'hidden');
const VersionsTab = lazyPart(async () => ({ default: (await import('./versions-tab.tsx')).VersionsTab }));
const TestsTab = lazyPart(async () => ({ default: (await import('./tests-tab.tsx')).TestsTab }));
const ApprovalsTab = lazyPart(async () => ({ default: (await import('./approvals-tab.tsx')).ApprovalsTab }));

export const loader = siteLoader({
  words: (locale) => [
    queryClient.ensureQueryData(cookieSolutionWordsQuery(locale)),
    queryClient.ensureQueryData(serviceWordsQuery(locale)),
    queryClient.ensureQueryData(findingWordsQuery(locale)),
  ],
  data: (siteId) => {
    void queryClient.prefetchQuery(projectsQuery);
    void queryClient.prefetchQuery(siteDocumentsQuery(siteId));
    void queryClient.prefetchQuery(bannerQuery(siteId));
  },
});

/** The banner of a site: its settings beside a live preview, the embed code, and its history. */
export function Component() {
  return <SitePage>{(site) => <BannerOfSite site={site} />}</SitePage>;
}

function BannerOfSite({ site }: { readonly site: Site }) {
  const { id: siteId } = site;
  const words = useCookieSolutionWords().page;
  const { places } = useWords().sites;
  const banner = useQuery(bannerQuery(siteId));
  // Decides whether one publishes or asks for approval.
  const projects = useQuery(projectsQuery);
  if (!banner.data || projects.isPending) return <PagePending queries={[banner]} />;

  const { tabs } = words;
  return (
    <div data-wide-page>
      <Configurator site={site} banner={banner.data}>
        <InOrder>
          <SitePageHeader
            site={site}
            title={places.cookieSolution}
            aside={<BannerState />}
            actions={
              <>
                <Slot
                  name="preferencesLink"
                  props={{ siteId }}
                  fallback={<SpaceForLink label={places.cookiePreferences} />}
                />
                <HeadActions />
              </>
            }
          />
          <ClosedNote />
          <Slot name="signOffNote" props={{ siteId }} fallback={<Waiting />} />
          <Suspense fallback={<Waiting />}>
            <AlsoWaits siteId={siteId} />
          </Suspense>
          <HashTabs
            label={tabs.label}
            tabs={[
              { name: 'settings', label: tabs.settings, content: <SettingsTab /> },
              {
                name: 'embedding',
                label: tabs.embedding,
                content: <EmbeddingTab />,
              },
              {
                name: 'versions',
                label: tabs.versions,
                content: <VersionsTab />,
                outline: 'rows',
              },
              {
                name: 'tests',
                label: tabs.tests,
                content: <TestsTab />,
                outline: 'rows',
              },
              {
                name: 'approvals',
                label: tabs.approvals,
                content: <ApprovalsTab />,
                outline: 'rows',
              },
            ]}
          />
        </InOrder>
      </Configurator>
    </div>
  );
}

/** Keeps the space of the link to the choices of visitors until its code is there. */
function SpaceForLink({ label }: { readonly label: string }) {
  return (
    <Button
      component="span"
      aria-hidden
      className={hidden['keepingSpace']}
      variant="default"
      leftSection={<IconListCheck size={16} />}
    >
      {label}
    </Button>
  );
}

/** What waits besides the banner. The banner's changes are saved before they are published along. */
function AlsoWaits({ siteId }: { readonly siteId: string }) {
  const { isDirty, saving } = useConfigurator();
  const whenSaved = async (publish: () => void): Promise<void> => {
    if (!isDirty || (await saving.save())) publish();
  };
  return <PendingNote siteId={siteId} onBanner whenSaved={(publish) => void whenSaved(publish)} />;
}
