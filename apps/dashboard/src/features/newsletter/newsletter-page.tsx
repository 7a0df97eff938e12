import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconFileCertificate, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate, useLocation, useParams, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { Failure } from '#app/failure.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { recordsWordsQuery } from '#app/records/words.ts';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { Slot } from '#app/slots.tsx';
import { spokenLocale, useWords } from '#app/words.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { newslettersQuery, siteQuery, subscriptionsQuery } from './data.ts';
import { readCursor, readFilter } from './filter.ts';
import type { Edited } from './newsletter-dialog.tsx';
import { Newsletters } from './newsletters.tsx';
import { useAddress } from './use-address.ts';
import { newsletterWordsQuery, useNewsletterWords } from './words.ts';

/** The words of this page come with it. What it shows is asked for meanwhile, and may come later. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<null> {
  const { siteId = '' } = params;
  const { searchParams } = new URL(request.url);
  void queryClient.prefetchQuery(siteQuery(siteId));
  void queryClient.prefetchQuery(newslettersQuery(siteId));
  void queryClient.prefetchQuery(subscriptionsQuery(siteId, readFilter(searchParams), readCursor(searchParams)));
  const locale = spokenLocale();
  await Promise.all([
    queryClient.ensureQueryData(newsletterWordsQuery(locale)),
    queryClient.ensureQueryData(recordsWordsQuery(locale)),
  ]);
  return null;
}

/** Only another site is another page: what is looked at of it changes with the address, and loads nothing anew. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The newsletters of a site, and who asked for them, confirmed, and left. */
export function Component() {
  const { siteId = '' } = useParams();
  const words = useNewsletterWords();
  const { sites, shell } = useWords();
  const paths = usePaths();
  const site = useQuery(siteQuery(siteId));
  const [edited, setEdited] = useState<Edited>();
  const address = useAddress();
  const { hash } = useLocation();

  // A mail leads to its file.
  if (address.export !== undefined && hash === '') return <Navigate replace to={address.to({}, '#downloads')} />;

  if (!site.data && site.error instanceof ApiError && [400, 404].includes(site.error.status)) return <NotFoundPage />;
  if (!site.data && site.error)
    return <Failure message={shell.failure.boxTitle} error={site.error} onRetry={() => void site.refetch()} />;
  if (!site.data) return <Skeletons shape="page" label={words.loading} />;

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
              to={paths.consentRecords(siteId)}
              variant="default"
              leftSection={<IconFileCertificate size={17} stroke={1.7} aria-hidden />}
            >
              {words.consents}
            </Button>
            <Button leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />} onClick={() => setEdited('new')}>
              {words.newsletters.create}
            </Button>
          </>
        }
      />
      <Slot name="consentState" props={{ siteId }} />
      <Newsletters key={siteId} siteId={siteId} edited={edited} onEdit={setEdited} />
    </div>
  );
}
