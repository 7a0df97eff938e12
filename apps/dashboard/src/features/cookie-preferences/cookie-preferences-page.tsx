import type { Site } from '@app/contract';
import { IconDownload, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { lazyPart } from '#app/lazy-part.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { useRecordsAddress } from '#app/records/address.ts';
import { recordsWordsQuery } from '#app/records/words.ts';
import { RecordsPage } from '#app/records/records-page.tsx';
import { SitePage, siteLoader } from '#app/site-page.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { useWords } from '#app/words.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { ChoicesTab } from './choices-tab.tsx';
import { bannerQuery, listQuery, stateQuery, statisticsQuery } from './data.ts';
import { ExportDialog } from './export-dialog.tsx';
import { PreferenceDialog } from './preference-dialog.tsx';
import { rangeOf, readRange } from './range.ts';
import { StateAlert } from './state-alert.tsx';
import { StatisticsTab } from './statistics-tab.tsx';
import { cookiePreferencesWordsQuery, serviceWordsQuery, useCookiePreferencesWords } from './words.ts';

const ExportsTab = lazyPart(async () => ({ default: (await import('./exports-tab.tsx')).ExportsTab }));
const RetentionTab = lazyPart(async () => ({ default: (await import('./retention-tab.tsx')).RetentionTab }));

export const loader = siteLoader({
  words: (locale) => [
    queryClient.ensureQueryData(cookiePreferencesWordsQuery(locale)),
    queryClient.ensureQueryData(serviceWordsQuery(locale)),
    queryClient.ensureQueryData(recordsWordsQuery(locale)),
  ],
  data(siteId, search) {
    void queryClient.prefetchQuery(stateQuery(siteId));
    void queryClient.prefetchQuery(bannerQuery(siteId));
    const range = rangeOf(readRange(search), Date.now());
    if (window.location.hash === '#choices') void queryClient.prefetchInfiniteQuery(listQuery(siteId, range));
    else void queryClient.prefetchQuery(statisticsQuery(siteId, { range, step: 'day', dimension: 'country' }));
  },
});

export { shouldRevalidate } from '#app/records/records-page.tsx';

/** The choices of a site's visitors: the list, statistics, exports, and how long they are kept. */
export function Component() {
  return <SitePage showsKept>{(site) => <Choices site={site} />}</SitePage>;
}

function Choices({ site }: { readonly site: Site }) {
  const { id: siteId } = site;
  const words = useCookiePreferencesWords();
  const { places } = useWords().sites;
  const paths = usePaths();
  const [exporting, setExporting] = useState<{ readonly consentId: string | undefined }>();
  const { search, to } = useRecordsAddress();
  const { hash } = useLocation();
  const mayExport = useMayOnSite(siteId)('preferences.export');
  const askExport = (consentId?: string): void => setExporting({ consentId });

  const { tabs } = words;
  // Links to one visitor's choices come from letters and other pages.
  if (search.has('consent') && hash === '') return <Navigate replace to={to({}, '#choices')} />;
  return (
    <RecordsPage
      site={site}
      title={places.cookiePreferences}
      description={words.description}
      link={{ label: words.banner, icon: IconShieldCheck, to: paths.cookieSolution(siteId) }}
      action={mayExport ? { label: words.download, icon: IconDownload, onClick: () => askExport() } : undefined}
    >
      <StateAlert siteId={siteId} />
      <HashTabs
        label={tabs.label}
        tabs={[
          {
            name: 'statistics',
            label: tabs.statistics,
            content: <StatisticsTab siteId={siteId} />,
          },
          {
            name: 'choices',
            label: tabs.choices,
            content: <ChoicesTab siteId={siteId} onExport={mayExport ? askExport : undefined} />,
          },
          {
            name: 'downloads',
            label: tabs.downloads,
            content: <ExportsTab siteId={siteId} onExport={mayExport ? () => askExport() : undefined} />,
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
    </RecordsPage>
  );
}
