import type { LoaderFunctionArgs } from 'react-router';
import type { Feature } from '#app/feature.ts';
import { queryClient } from '#app/query-client.ts';
import { documentKey } from './data.ts';

export const policiesFeature: Feature = {
  signedIn: [
    {
      path: 'documents/:documentId',
      loader: forgetOld,
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams['documentId'] !== nextParams['documentId'],
      lazy: () => import('./generator-page.tsx'),
    },
  ],
};

/** Facts are also set on other pages: what was loaded before this page was opened is loaded anew. */
function forgetOld({ params }: LoaderFunctionArgs): null {
  void queryClient.invalidateQueries({ queryKey: documentKey(params['documentId'] ?? ''), refetchType: 'none' });
  return null;
}
