import type { Document } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { siteQuery } from '#app/sites.ts';
import { useWords } from '#app/words.tsx';

/** Where a published document is added to its site: on a website, the page that also has the banner's code. */
export function useAddToSite({ id, siteId }: Pick<Document, 'id' | 'siteId'>): {
  readonly label: string;
  readonly to: string;
} {
  const words = useWords().policies.publish;
  const paths = usePaths();
  const { data: site } = useQuery(siteQuery(siteId));
  const may = useMayOnSite(siteId);
  return site?.type === 'Site' && may('banner.read')
    ? { label: words.install, to: paths.installation(siteId) }
    : { label: words.embed, to: paths.embed(id) };
}
