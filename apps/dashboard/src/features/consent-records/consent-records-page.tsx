import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Navigate, useLocation, useParams, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { Failure } from '#app/failure.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { recordsWordsQuery } from '#app/records/words.ts';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { Slot } from '#app/slots.tsx';
import { spokenLocale, useWords } from '#app/words.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { AddDialog } from './add-dialog.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { ConsentsTab } from './consents-tab.tsx';
import { consentsQuery, countQuery, siteQuery, stateQuery } from './data.ts';
import { readCursor, readFilter } from './filter.ts';
import { ExportsTab } from './exports-tab.tsx';
import { KeepingTab } from './keeping-tab.tsx';
import { KeysTab } from './keys-tab.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { NoticesTab } from './notices-tab.tsx';
import { StateAlert } from './state-alert.tsx';
import { StatisticsTab } from './statistics-tab.tsx';
import { SubjectDialog } from './subject-dialog.tsx';
import { SubjectsTab } from './subjects-tab.tsx';
import { useAddress } from './use-address.ts';
import { verifierPath } from './verifier-link.tsx';
import { consentRecordsWordsQuery, useConsentRecordsWords } from './words.ts';

/** The words of this page come with it. What it shows is asked for meanwhile, and may come later. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<null> {
  const { siteId = '' } = params;
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams, 'consents');
  void queryClient.prefetchQuery(siteQuery(siteId));
  void queryClient.prefetchQuery(stateQuery(siteId));
  void queryClient.prefetchQuery(consentsQuery(siteId, filter, readCursor(searchParams, 'consents')));
  void queryClient.prefetchQuery(countQuery(siteId, filter));
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(consentRecordsWordsQuery(locale)),
    queryClient.ensureQueryData(recordsWordsQuery(locale)),
  ]);
  return null;
}

/** Only another site is another page: what is looked at of it changes with the address, and loads nothing anew. */
export function shouldRevalidate(): boolean {
  return false;
}

/** Who agreed to what at a site: the consents, the people, the texts, and the keys by which consents come. */
export function Component() {
  const { siteId = '' } = useParams();
  const words = useConsentRecordsWords();
  const { sites, shell } = useWords();
  const paths = usePaths();
  const site = useQuery(siteQuery(siteId));
  const [adding, setAdding] = useState(false);
  const { hash } = useLocation();
  const address = useAddress();

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
              component="a"
              href={verifierPath}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconShieldCheck size={17} stroke={1.7} aria-hidden />}
            >
              {words.detail.verify}
            </Button>
            <Button leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />} onClick={() => setAdding(true)}>
              {words.add.title}
            </Button>
          </>
        }
      />
      <StateAlert siteId={siteId} />
      <HashTabs
        label={tabs.label}
        tabs={[
          { name: 'consents', label: tabs.consents, content: <ConsentsTab key={siteId} siteId={siteId} /> },
          { name: 'subjects', label: tabs.subjects, content: <SubjectsTab key={siteId} siteId={siteId} /> },
          { name: 'notices', label: tabs.notices, content: <NoticesTab key={siteId} site={site.data} /> },
          {
            name: 'newsletter',
            label: tabs.newsletter,
            content: (
              <Slot
                key={siteId}
                name="subscriptions"
                props={{ siteId, isAlone: true }}
                fallback={<Skeletons shape="rows" count={6} label={tabs.newsletter} />}
              />
            ),
          },
          { name: 'statistics', label: tabs.statistics, content: <StatisticsTab key={siteId} siteId={siteId} /> },
          { name: 'downloads', label: tabs.downloads, content: <ExportsTab key={siteId} siteId={siteId} /> },
          { name: 'keeping', label: tabs.keeping, content: <KeepingTab key={siteId} siteId={siteId} /> },
          { name: 'keys', label: tabs.keys, content: <KeysTab key={siteId} siteId={siteId} /> },
        ]}
      />
      <ConsentDialog siteId={siteId} />
      <SubjectDialog siteId={siteId} />
      <NoticeDialog siteId={siteId} />
      <AddDialog siteId={siteId} opened={adding} onClose={() => setAdding(false)} />
    </div>
  );
}
