import { fill } from '@app/texts';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { OwnerForm } from './owner-form.tsx';
import { WithSite } from './with-site.tsx';

/** Who the controller of a site is, whole. `?field=` names the field to fill. */
export function Component() {
  const words = useWords().sites;
  const paths = usePaths();
  return (
    <WithSite outline="form">
      {(site) => (
        <>
          <PageHeader
            title={fill(words.owner.title, { site: site.name })}
            description={words.owner.description}
            crumbs={[
              { label: words.page.back, to: paths.sites },
              { label: site.name, to: paths.site(site.id) },
            ]}
          />
          <OwnerForm site={site} />
        </>
      )}
    </WithSite>
  );
}
