import type { Site } from '@app/contract';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PagePending } from '#app/page-pending.tsx';
import { SitePage, SitePageHeader } from '#app/site-page.tsx';
import { projectsQuery } from '#app/sites.ts';
import { Slot } from '#app/slots.tsx';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DeleteSite } from './delete-site.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SiteLanguages } from './site-languages.tsx';

/** The settings of a site: its data, its languages, and its deletion. */
export function Component() {
  return <SitePage outline="form">{(site) => <Settings site={site} />}</SitePage>;
}

function Settings({ site }: { readonly site: Site }) {
  const words = useWords().sites;
  const projects = useQuery(projectsQuery);
  if (projects.isLoading) return <PagePending queries={[projects]} outline="form" />;
  return (
    <>
      <SitePageHeader site={site} title={words.places.settings} />
      <Stack gap="md">
        <SettingsForm site={site} />
        <Slot name="siteSettingsCard" props={{ site }} />
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
