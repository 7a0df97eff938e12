import { useParams } from 'react-router';
import { usePaths } from '#app/paths.ts';

/** Says the address of a request, or of the list: within the site of this page, or outside of sites. */
export function useRequestPath(): (requestId?: string) => string {
  const { siteId } = useParams();
  const paths = usePaths();
  return (requestId) => {
    if (siteId === undefined) return paths.dsarRequests(requestId);
    return requestId === undefined ? paths.dsarRequestsOf(siteId) : paths.dsarRequestOf(siteId, requestId);
  };
}
