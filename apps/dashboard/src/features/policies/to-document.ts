import { documentType } from '@app/contract';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { pathsIn } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { siteDocumentsQuery } from '#app/sites.ts';
import { spokenLocale } from '#app/words.tsx';

/**
 * Redirects from the address of a document by site and type to its generator. If there is no such document, the site's page
 * offers to add it.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Response> {
  const { siteId = '', type } = params;
  const paths = pathsIn(spokenLocale());
  const asked = documentType.safeParse(type);
  if (!asked.success) return redirect(paths.site(siteId));
  try {
    const { documents } = await queryClient.fetchQuery(siteDocumentsQuery(siteId));
    const found = documents.find((document) => document.type === asked.data);
    return redirect(
      found ? paths.generator(found.id) + new URL(request.url).search : `${paths.site(siteId)}?add=${asked.data}`,
    );
  } catch (error) {
    // The site's page shows the problem.
    if (error instanceof ApiError) return redirect(paths.site(siteId));
    throw error;
  }
}
