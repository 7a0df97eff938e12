import type { Site } from '@app/contract';
import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { IconFileCertificate, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { recordsWordsQuery } from '#app/records/words.ts';
import { Slot } from '#app/slots.tsx';
import { SitePage, SitePageHeader, siteLoader } from '#app/site-page.tsx';
import { useWords } from '#app/words.tsx';
import { newslettersQuery, subscriptionsQuery } from './data.ts';
import { readCursor, readFilter } from './filter.ts';
import type { Edited } from './newsletter-dialog.tsx';
import { Newsletters } from './newsletters.tsx';
import { useAddress } from './use-address.ts';
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

/** Changes of the address within a site do not reload the page's data. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The newsletters of a site and their subscriptions. */
export function Component() {
  return <SitePage>{(site) => <NewslettersOfSite site={site} />}</SitePage>;
}

function NewslettersOfSite({ site }: { readonly site: Site }) {
  const { id: siteId } = site;
  const words = useNewsletterWords();
  const { places } = useWords().sites;
  const paths = usePaths();
  const [edited, setEdited] = useState<Edited>();
  const address = useAddress();
  const { hash } = useLocation();

  // The mail about an export links here.
  if (address.export !== undefined && hash === '') return <Navigate replace to={address.to({}, '#downloads')} />;

  return (
    <div data-wide-page>
      <SitePageHeader
        site={site}
        title={places.newsletter}
        description={fill(words.description, { site: site.name })}
        actions={
          <>
            <Button
              component={Link}
              to={paths.consentRecords(siteId)}
              variant="default"
              leftSection={<IconFileCertificate size={17} stroke={1.7} aria-hidden />}
            >
              {places.consentRecords}
            </Button>
            <Button leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />} onClick={() => setEdited('new')}>
              {words.newsletters.create}
            </Button>
          </>
        }
      />
      <Slot name="consentState" props={{ siteId }} />
      <Newsletters siteId={siteId} edited={edited} onEdit={setEdited} />
    </div>
  );
}
