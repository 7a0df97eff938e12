import type { Site } from '@app/contract';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PagePending } from '#app/page-pending.tsx';
import { SavedState } from '#app/saving/saved-state.tsx';
import { UnsavedDrafts } from '#app/saving/unsaved-drafts.tsx';
import { SitePage, SitePageHeader } from '#app/site-page.tsx';
import { projectsQuery } from '#app/sites.ts';
import { Slot } from '#app/slots.tsx';
import { useReturn } from '#app/way-back.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DeleteSite } from './delete-site.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SiteLanguages } from './site-languages.tsx';

/** The settings of a site: its data, its languages, and its deletion. */
export function Component() {
  return (
    <SitePage outline="form">
      {(site) => (
        <UnsavedDrafts>
          <Settings site={site} />
        </UnsavedDrafts>
      )}
    </SitePage>
  );
}

/** Leads back to the page that asked for a setting. */
function BackLink() {
  const { done } = useWords().saving;
  const back = useReturn('');
  return (
    back && (
      <Button component={Link} to={back}>
        {done}
      </Button>
    )
  );
}

function Settings({ site }: { readonly site: Site }) {
  const words = useWords().sites;
  const projects = useQuery(projectsQuery);
  if (projects.isLoading) return <PagePending queries={[projects]} outline="form" />;
  return (
    <>
      <SitePageHeader site={site} title={words.places.settings} aside={<SavedState />} actions={<BackLink />} />
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
