import { fill } from '@app/texts';
import type { Site } from '@app/contract';
import { Stack } from '@mantine/core';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DeleteSite } from './delete-site.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SiteLanguages } from './site-languages.tsx';
import { WithSite } from './with-site.tsx';

/** What is known of a site, its languages, and its deletion. */
export function Component() {
  return <WithSite outline="form">{(site) => <Settings site={site} />}</WithSite>;
}

function Settings({ site }: { readonly site: Site }) {
  const words = useWords().sites;
  const paths = usePaths();
  return (
    <>
      <PageHeader
        title={fill(words.settings.title, { site: site.name })}
        crumbs={[
          { label: words.page.back, to: paths.sites },
          { label: site.name, to: paths.site(site.id) },
        ]}
      />
      <Stack gap="md">
        <SettingsForm site={site} />
        {site.languages.length > 0 && (
          <Card title={words.settings.languages} description={words.settings.languagesText}>
            <SiteLanguages site={site} />
          </Card>
        )}
        <Card
          tone="danger"
          title={words.settings.danger}
          description={words.settings.dangerText}
          actions={<DeleteSite site={site} />}
        />
      </Stack>
    </>
  );
}
