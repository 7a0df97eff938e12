import type { ReactNode } from 'react';
import { Skeletons } from '#ui/skeletons.tsx';
import { ApiError } from './api-error.ts';
import { LoadFailure } from './load-failure.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { useWords } from './words.tsx';

type Query = { readonly data: unknown; readonly error: Error | null; readonly refetch: () => unknown };

type Props = {
  /** Queries that the page needs. */
  readonly queries: readonly Query[];
  readonly outline?: 'page' | 'form';
};

/** Replaces a page until its data is loaded: a skeleton, the not-found page, or the error. */
export function PagePending({ queries, outline = 'page' }: Props): ReactNode {
  const words = useWords().shell;
  const missing = queries.filter(({ data }) => data === undefined);
  const error = missing.find((query) => query.error)?.error;
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NotFoundPage />;
  const retry = () => missing.forEach(({ refetch }) => void refetch());
  if (error) return <LoadFailure heading="h1" error={error} onRetry={retry} />;
  return <Skeletons shape={outline} count={outline === 'page' ? 3 : 5} label={words.pageLoading} />;
}
