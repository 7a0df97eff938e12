import type { Site } from '@app/contract';
import type { Locale } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { useParams, type LoaderFunction } from 'react-router';
import { PageHeader } from '#ui/page-header.tsx';
import { PagePending } from './page-pending.tsx';
import { usePaths } from './paths.ts';
import { queryClient } from './query-client.ts';
import { siteQuery } from './sites.ts';
import { spokenLocale, useWords } from './words.tsx';

type Prepare = {
  /** The words of the page, which come with it. */
  readonly words?: (locale: Locale) => readonly Promise<unknown>[];
  /** Asks for what the page shows, which may come later. */
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

type PageProps = { readonly outline?: 'page' | 'form'; readonly children: (site: Site) => ReactNode };

/** A page of the site in the address. Once the site is there, it stays, also where it cannot be loaded anew. */
export function SitePage({ outline = 'page', children }: PageProps) {
  const { siteId = '' } = useParams();
  const site = useQuery(siteQuery(siteId));
  if (!site.data) return <PagePending queries={[site]} outline={outline} />;
  // Another site is another page: nothing that was entered for one is left for the next.
  return <Fragment key={siteId}>{children(site.data)}</Fragment>;
}

type HeaderProps = Omit<ComponentProps<typeof PageHeader>, 'of' | 'crumbs'> & { readonly site: Site };

/** The head of a page of a site: the window's title names the site, and the way back leads to it. */
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
