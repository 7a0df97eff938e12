import type { Site } from '@app/contract';
import { IconPlus, IconShieldCheck } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useAddressDialog } from '#app/address-dialog.ts';
import { areaWordsQuery } from '#app/area-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { queryClient } from '#app/query-client.ts';
import { RecordsPage } from '#app/records/records-page.tsx';
import { recordsWordsQuery } from '#app/records/words.ts';
import { useMayIn } from '#app/rights.ts';
import { Slot } from '#app/slots.tsx';
import { SitePage, siteLoader } from '#app/site-page.tsx';
import { useWords } from '#app/words.tsx';
import { HashTabs } from '#ui/hash-tabs.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { AddDialog } from './add-dialog.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { ConsentsTab } from './consents-tab.tsx';
import { consentsQuery, countQuery, stateQuery } from './data.ts';
import { parametersOf } from './filter.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { StateAlert } from './state-alert.tsx';
import { StatisticsTab } from './statistics-tab.tsx';
import { useAddress } from './use-address.ts';
import { verifierPath } from './verifier-link.tsx';
import { consentRecordsWordsQuery, useConsentRecordsWords } from './words.ts';

const SubjectDialog = lazyPart(async () => ({ default: (await import('./subject-dialog.tsx')).SubjectDialog }));
// Tabs that few visits open, and not as the first.
const SubjectsTab = lazyPart(async () => ({ default: (await import('./subjects-tab.tsx')).SubjectsTab }));
const NoticesTab = lazyPart(async () => ({ default: (await import('./notices-tab.tsx')).NoticesTab }));
const KeepingTab = lazyPart(async () => ({ default: (await import('./keeping-tab.tsx')).KeepingTab }));
const ExportsTab = lazyPart(async () => ({ default: (await import('./exports-tab.tsx')).ExportsTab }));
const KeysTab = lazyPart(async () => ({ default: (await import('./keys-tab.tsx')).KeysTab }));

export const loader = siteLoader({
  words: (locale) => [
    queryClient.ensureQueryData(consentRecordsWordsQuery(locale)),
    queryClient.ensureQueryData(recordsWordsQuery(locale)),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'lists')),
  ],
  data(siteId, search) {
    const { readFilter, readCursor } = parametersOf.consents;
    const filter = readFilter(search);
    void queryClient.prefetchQuery(stateQuery(siteId));
    void queryClient.prefetchQuery(consentsQuery(siteId, filter, readCursor(search)));
    void queryClient.prefetchQuery(countQuery(siteId, filter));
  },
});

export { shouldRevalidate } from '#app/records/records-page.tsx';

/** The consents of a site: the records, the people, the texts, and the keys that consents are sent with. */
export function Component() {
  return <SitePage showsKept>{(site, { isDeleted }) => <Consents site={site} isDeleted={isDeleted} />}</SitePage>;
}

function Consents({ site, isDeleted }: { readonly site: Site; readonly isDeleted: boolean }) {
  const { id: siteId } = site;
  const words = useConsentRecordsWords();
  const { places } = useWords().sites;
  const [adding, setAdding] = useAddressDialog('add');
  const { subject, go } = useAddress();
  const may = useMayIn(site.projectId);
  const mayAct = may('consents.export') || may('consents.write');
  const { tabs } = words;
  return (
    <RecordsPage
      site={site}
      title={places.consentRecords}
      description={words.description}
      link={{ label: words.detail.verify, icon: IconShieldCheck, href: verifierPath }}
      action={
        isDeleted || !may('consents.write')
          ? undefined
          : { label: words.add.title, icon: IconPlus, onClick: () => setAdding(true) }
      }
    >
      <StateAlert siteId={siteId} />
      <HashTabs
        label={tabs.label}
        tabs={[
          {
            name: 'consents',
            label: tabs.consents,
            content: <ConsentsTab siteId={siteId} mayAct={mayAct} />,
            outline: 'rows',
          },
          { name: 'subjects', label: tabs.subjects, content: <SubjectsTab siteId={siteId} />, outline: 'rows' },
          { name: 'notices', label: tabs.notices, content: <NoticesTab site={site} />, outline: 'rows' },
          {
            name: 'newsletter',
            label: tabs.newsletter,
            content: (
              <Slot
                name="subscriptions"
                props={{ siteId, isAlone: true }}
                fallback={<Skeletons shape="rows" count={6} label={tabs.newsletter} />}
              />
            ),
          },
          { name: 'statistics', label: tabs.statistics, content: <StatisticsTab siteId={siteId} /> },
          { name: 'downloads', label: tabs.downloads, content: <ExportsTab siteId={siteId} />, outline: 'rows' },
          { name: 'keeping', label: tabs.keeping, content: <KeepingTab siteId={siteId} /> },
          ...(isDeleted || !may('consents.keys')
            ? []
            : [{ name: 'keys', label: tabs.keys, content: <KeysTab site={site} /> }]),
        ]}
      />
      <ConsentDialog siteId={siteId} />
      <Suspense>
        <SubjectDialog siteId={siteId} opened={subject !== undefined} onClose={() => go({ subject: undefined })} />
      </Suspense>
      <NoticeDialog siteId={siteId} />
      <AddDialog siteId={siteId} opened={adding && may('consents.write')} onClose={() => setAdding(false)} />
    </RecordsPage>
  );
}
