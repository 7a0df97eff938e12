import type { Site } from '@app/contract';
import { IconFileCertificate, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useAddressDialog } from '#app/address-dialog.ts';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { RecordsPage } from '#app/records/records-page.tsx';
import { recordsWordsQuery } from '#app/records/words.ts';
import { useMayIn } from '#app/rights.ts';
import { Slot } from '#app/slots.tsx';
import { SitePage, siteLoader } from '#app/site-page.tsx';
import { useWords } from '#app/words.tsx';
import { newslettersQuery, subscriptionsQuery } from './data.ts';
import { readCursor, readFilter } from './filter.ts';
import type { Edited } from './newsletter-dialog.tsx';
import { Newsletters } from './newsletters.tsx';
import { newsletterWordsQuery, useNewsletterWords } from './words.ts';

export const loader = siteLoader({
  words: (locale) => [
    queryClient.ensureQueryData(newsletterWordsQuery(locale)),
    queryClient.ensureQueryData(recordsWordsQuery(locale)),
  ],
  data(siteId, search) {
    void queryClient.prefetchQuery(newslettersQuery(siteId));
    void queryClient.prefetchQuery(subscriptionsQuery(siteId, readFilter(search), readCursor(search)));
  },
});

export { shouldRevalidate } from '#app/records/records-page.tsx';

/** The newsletters of a site and their subscriptions. */
export function Component() {
  return (
    <SitePage showsKept>{(site, { isDeleted }) => <NewslettersOfSite site={site} isDeleted={isDeleted} />}</SitePage>
  );
}

function NewslettersOfSite({ site, isDeleted }: { readonly site: Site; readonly isDeleted: boolean }) {
  const { id: siteId } = site;
  const words = useNewsletterWords();
  const { places } = useWords().sites;
  const paths = usePaths();
  const mayWrite = useMayIn(site.projectId)('newsletter.write');
  const [isNew, setNew] = useAddressDialog('new');
  const [changed, setEdited] = useState<Edited>();
  const edited = isNew && mayWrite ? 'new' : changed;
  return (
    <RecordsPage
      site={site}
      title={places.newsletter}
      description={words.description}
      link={{ label: places.consentRecords, icon: IconFileCertificate, to: paths.consentRecords(siteId) }}
      action={
        isDeleted || !mayWrite
          ? undefined
          : { label: words.newsletters.create, icon: IconPlus, onClick: () => setNew(true) }
      }
    >
      <Slot name="consentState" props={{ siteId }} />
      <Newsletters
        siteId={siteId}
        edited={edited}
        onEdit={(next) => {
          if (isNew) setNew(false);
          setEdited(next);
        }}
      />
    </RecordsPage>
  );
}
