import type { Site } from '@app/contract';
import type { Locale } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { useParams, type LoaderFunction } from 'react-router';
import { PageHeader } from '#ui/page-header.tsx';
import { ApiError } from './api-error.ts';
import { keptSiteQuery } from './evidence/data.ts';
import { DeletedNote } from './evidence/deleted-note.tsx';
import { PagePending } from './page-pending.tsx';
import { usePaths } from './paths.ts';
import { queryClient } from './query-client.ts';
import { siteQuery } from './sites.ts';
import { spokenLocale, useWords } from './words.tsx';

type Prepare = {
  /** Loads the words of the page before it is shown. */
  readonly words?: (locale: Locale) => readonly Promise<unknown>[];
  /** Prefetches the data of the page, which may arrive later. */
  readonly data?: (siteId: string, search: URLSearchParams) => void;
};

/** The loader of a page of a site. */
export function siteLoader({ words, data }: Prepare): LoaderFunction {
  return async ({ params, request }) => {
    const { siteId = '' } = params;
    void queryClient.prefetchQuery(siteQuery(siteId));
    data?.(siteId, new URL(request.url).searchParams);
    await Promise.all(words?.(spokenLocale()) ?? []);
    return null;
  };
}

type PageProps = {
  readonly outline?: 'page' | 'form';
  /** Whether the page also shows what is kept of a deleted site. */
  readonly showsKept?: boolean;
  readonly children: (site: Site, state: { readonly isDeleted: boolean }) => ReactNode;
};

/** A page of the site in the address. A loaded site stays shown if a later refetch fails. */
export function SitePage({ outline = 'page', showsKept = false, children }: PageProps) {
  const { siteId = '' } = useParams();
  const site = useQuery(siteQuery(siteId));
  const isGone = showsKept && !site.data && site.error instanceof ApiError && site.error.status === 404;
  const kept = useQuery({ ...keptSiteQuery(siteId), enabled: isGone });
  // Not only while that error stands: another part of the page that asks for the site clears it until it is answered again.
  if (showsKept && !site.data && kept.data?.siteDeletedAt)
    return (
      <Fragment key={siteId}>
        <DeletedNote deletedAt={kept.data.siteDeletedAt} />
        {children(kept.data.site, { isDeleted: true })}
      </Fragment>
    );
  if (isGone) return <PagePending queries={[kept]} outline={outline} />;
  if (!site.data) return <PagePending queries={[site]} outline={outline} />;
  // The key resets all state when the site changes, so that no input carries over.
  return <Fragment key={siteId}>{children(site.data, { isDeleted: false })}</Fragment>;
}

/** The breadcrumbs of a page that lists what several sites have, where its address names one site. */
export function useSiteCrumbs(siteId: string): ComponentProps<typeof PageHeader>['crumbs'] {
  const words = useWords().sites.page;
  const paths = usePaths();
  const { data } = useQuery({ ...siteQuery(siteId), enabled: siteId !== '' });
  if (siteId === '') return undefined;
  // The line is there before the name of the site, so that nothing moves when it comes.
  return [{ label: words.back, to: paths.sites }, ...(data ? [{ label: data.name, to: paths.site(siteId) }] : [])];
}

type HeaderProps = Omit<ComponentProps<typeof PageHeader>, 'of' | 'crumbs'> & { readonly site: Site };

/** The header of a page of a site: the window's title and the breadcrumbs name the site. */
export function SitePageHeader({ site, ...header }: HeaderProps) {
  const words = useWords().sites.page;
  const paths = usePaths();
  return (
    <PageHeader
      {...header}
      of={site.name}
      crumbs={[
        { label: words.back, to: paths.sites },
        { label: site.name, to: paths.site(site.id) },
      ]}
    />
  );
}
