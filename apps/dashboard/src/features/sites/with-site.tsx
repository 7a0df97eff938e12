import type { Site } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { siteQuery } from './data.ts';
import { LoadFailure } from './load-failure.tsx';

type Props = { readonly outline: 'page' | 'form'; readonly children: (site: Site) => ReactNode };

/** The site of the address: an outline until it is there. Once it is, it stays, also where it cannot be loaded anew. */
export function WithSite({ outline, children }: Props) {
  const { siteId = '' } = useParams();
  const words = useWords().shell;
  const { data: site, error, refetch } = useQuery(siteQuery(siteId));
  // Another site is another page: nothing that was entered for one is left for the next.
  if (site) return <Fragment key={site.id}>{children(site)}</Fragment>;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (error) return <LoadFailure heading="h1" error={error} onRetry={() => void refetch()} />;
  return <Skeletons shape={outline} count={outline === 'page' ? 3 : 5} label={words.pageLoading} />;
}
