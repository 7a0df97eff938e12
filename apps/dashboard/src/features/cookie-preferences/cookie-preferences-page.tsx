import type { Site } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { IconDownload, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { SitePage, SitePageHeader, siteLoader } from '#app/site-page.tsx';
import { useWords } from '#app/words.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { ChoicesTab } from './choices-tab.tsx';
import { bannerQuery, listQuery, stateQuery } from './data.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ExportsTab } from './exports-tab.tsx';
import { PreferenceDialog } from './preference-dialog.tsx';
import { rangeOf, readRange } from './range.ts';
import { RetentionTab } from './retention-tab.tsx';
import { StateAlert } from './state-alert.tsx';
import { StatisticsTab } from './statistics-tab.tsx';
import { useAddress } from './use-address.ts';
import { cookiePreferencesWordsQuery, serviceWordsQuery, useCookiePreferencesWords } from './words.ts';

export const loader = siteLoader({
  words: (locale) => [
    queryClient.ensureQueryData(cookiePreferencesWordsQuery(locale)),
    queryClient.ensureQueryData(serviceWordsQuery(locale)),
  ],
  data(siteId, search) {
    void queryClient.prefetchQuery(stateQuery(siteId));
    void queryClient.prefetchQuery(bannerQuery(siteId));
    void queryClient.prefetchInfiniteQuery(listQuery(siteId, rangeOf(readRange(search), Date.now())));
  },
});

/** Changes of the address within a site do not reload the page's data. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The choices of a site's visitors: the list, statistics, exports, and how long they are kept. */
export function Component() {
  return <SitePage>{(site) => <Choices site={site} />}</SitePage>;
}

function Choices({ site }: { readonly site: Site }) {
  const { id: siteId } = site;
  const words = useCookiePreferencesWords();
  const { places } = useWords().sites;
  const paths = usePaths();
  const { hash } = useLocation();
  const address = useAddress();
  const [exporting, setExporting] = useState<{ readonly consentId: string | undefined }>();
  const askExport = (consentId?: string): void => setExporting({ consentId });

  // The mail about an export links here.
  if (address.export !== undefined && hash === '') return <Navigate replace to={address.to({}, '#downloads')} />;

  const { tabs } = words;
  return (
    <div data-wide-page>
      <SitePageHeader
        site={site}
        title={places.cookiePreferences}
        description={fill(words.description, { site: site.name })}
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
            content: <ChoicesTab siteId={siteId} onExport={askExport} />,
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
