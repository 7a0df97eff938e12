import { fill } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { siteQuery } from './data.ts';
import { LoadFailure } from './load-failure.tsx';
import { OwnerForm } from './owner-form.tsx';

/** Who the controller of a site is, whole. `?field=` names the field to fill. */
export function Component() {
  const { siteId = '' } = useParams();
  const words = useWords();
  const paths = usePaths();
  const site = useQuery(siteQuery(siteId));
  if (site.error) return <LoadFailure error={site.error} onRetry={() => void site.refetch()} />;
  if (!site.data) return <Skeletons shape="form" count={5} label={words.shell.pageLoading} />;
  const { name } = site.data;
  return (
    <>
      <PageHeader
        title={fill(words.sites.owner.title, { site: name })}
        description={words.sites.owner.description}
        crumbs={[
          { label: words.sites.page.back, to: paths.sites },
          { label: name, to: paths.site(siteId) },
        ]}
      />
      <OwnerForm site={site.data} />
    </>
  );
}
