import { useQuery } from '@tanstack/react-query';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { queryClient } from '#app/query-client.ts';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { Failure } from '#app/failure.tsx';
import { documentKey, documentQuery, projectsQuery, siteQuery } from '#app/sites.ts';
import { GeneratorProvider } from './generator-context.tsx';
import { UnsavedDrafts } from '#app/saving/unsaved-drafts.tsx';
import { Workbench } from './workbench.tsx';

/** Invalidates cached data when this page is opened, since facts are also set on other pages. */
export function loader({ params }: LoaderFunctionArgs): null {
  void queryClient.invalidateQueries({ queryKey: documentKey(params['documentId'] ?? ''), refetchType: 'none' });
  void queryClient.prefetchQuery(projectsQuery);
  return null;
}

/** The generator of one document: its settings on the left, its text on the right. */
export function Component() {
  const { documentId = '' } = useParams();
  const words = useWords().policies;
  const { data: document, error, refetch } = useQuery(documentQuery(documentId));
  const site = useQuery({ ...siteQuery(document?.siteId ?? ''), enabled: document !== undefined });

  if (document) {
    return (
      <GeneratorProvider key={document.id} document={document} site={site.data}>
        <UnsavedDrafts>
          <Workbench
            stale={error ?? site.error}
            onReload={() => {
              void refetch();
              void site.refetch();
            }}
          />
        </UnsavedDrafts>
      </GeneratorProvider>
    );
  }
  // 400: no id of a document looks like this.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NotFoundPage />;
  if (error) return <Failure message={words.failures.document} error={error} onRetry={() => void refetch()} />;
  return <Skeletons shape="page" label={words.loading} />;
}
