import { useQuery } from '@tanstack/react-query';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { queryClient } from '#app/query-client.ts';
import { NotFoundPage } from '#app/not-found-page.tsx';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { documentKey, documentQuery, siteQuery } from './data.ts';
import { Failure } from '#app/failure.tsx';
import { GeneratorProvider } from './generator-context.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { Workbench } from './workbench.tsx';

/** Facts are also set on other pages: what was loaded before this page was opened is loaded anew. */
export function loader({ params }: LoaderFunctionArgs): null {
  void queryClient.invalidateQueries({ queryKey: documentKey(params['documentId'] ?? ''), refetchType: 'none' });
  return null;
}

/** The generator of one document: what is set at the left, what it says at the right. */
export function Component() {
  const { documentId = '' } = useParams();
  const words = useWords().policies;
  const { data: document, error, refetch } = useQuery(documentQuery(documentId));
  const site = useQuery({ ...siteQuery(document?.siteId ?? ''), enabled: document !== undefined });

  if (document) {
    return (
      <GeneratorProvider key={document.id} document={document} site={site.data}>
        <UnsavedGuard>
          <Workbench
            stale={error ?? site.error}
            onReload={() => {
              void refetch();
              void site.refetch();
            }}
          />
        </UnsavedGuard>
      </GeneratorProvider>
    );
  }
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (error) return <Failure message={words.failures.document} error={error} onRetry={() => void refetch()} />;
  return <Skeletons shape="page" label={words.loading} />;
}
