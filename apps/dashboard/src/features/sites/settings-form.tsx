import { sites, type Site } from '@app/contract';
import { SimpleGrid } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { failureMessage } from '#app/failure-message.ts';
import { SavedForm } from '#app/saving/saved-form.tsx';
import { sendMergedOrSay, type Sending } from '#app/saving/send-merged.ts';
import { useUnsaved } from '#app/saving/unsaved-drafts.tsx';
import { projectsQuery, siteQuery } from '#app/sites.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { Select, TextInput } from '#ui/form.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { ChangedDocuments } from './changed-documents.tsx';
import { useUpdateSite } from './data.ts';
import classes from './settings-form.module.css';
import { changeOfSite, settingsOfSite, type SiteSettings } from './site-settings.ts';

const schema = sites.update.body.required({ name: true });

/** The settings of a site, which are saved by themselves. */
export function SettingsForm({ site }: { readonly site: Site }) {
  const words = useWords().sites;
  const { state } = useUnsaved();
  const focus = useSearchParams()[0].get('field') ?? undefined;
  const client = useQueryClient();
  const update = useUpdateSite(site.id);
  const query = siteQuery(site.id);
  const { name, url, projectId, areas, audience } = settingsOfSite(site);
  // Reads the current one, since it is called after other changes.
  const saved = (): unknown => {
    const now = client.getQueryData(query.queryKey);
    return now && settingsOfSite(now);
  };
  const put = async (value: unknown, before: unknown): Promise<SiteSettings> =>
    // Both have the shape that `toSaved` and `saved` give.
    settingsOfSite(await update.mutateAsync(changeOfSite(value as SiteSettings, before as SiteSettings)));
  const newest = async () => settingsOfSite(await client.fetchQuery({ ...query, staleTime: 0 }));
  const send = (value: unknown, how: Sending) =>
    sendMergedOrSay({ value, ...how, put, newest }, (error) =>
      error instanceof ApiError ? failureMessage(error) : words.settings.failed,
    );
  return (
    <SavedForm
      name="site"
      label={words.places.settings}
      schema={schema}
      prefix=""
      initial={{ name, url: url ?? '', projectId, ...(areas && { areas }), audience }}
      saved={saved}
      current={settingsOfSite(site)}
      // An emptied field is saved, too.
      toSaved={(entered): SiteSettings => ({
        name: entered.name,
        url: entered.url || null,
        projectId: entered.projectId ?? null,
        areas: entered.areas ?? areas,
        audience: entered.audience ?? audience,
      })}
      send={send}
      // A site from before areas cannot go back to having none.
      canRestore={(before) => (before as SiteSettings).areas !== null}
      focus={focus}
    >
      <Card title={words.settings.general}>
        <div className={classes['fields']}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput name="name" label={words.settings.name} maxLength={255} autoComplete="off" />
            <TextInput
              name="url"
              label={words.settings.url}
              inputMode="url"
              maxLength={255}
              autoComplete="off"
              spellCheck={false}
            />
          </SimpleGrid>
          <ProjectField />
        </div>
      </Card>
      <Card title={words.page.audienceTitle} description={words.page.audienceText}>
        <div className={classes['fields']}>
          <AudienceFields site={site} />
          {state === 'saved' && <ChangedDocuments siteId={site.id} />}
        </div>
      </Card>
    </SavedForm>
  );
}

function ProjectField() {
  const words = useWords().sites;
  const projects = useQuery(projectsQuery).data?.projects ?? [];
  if (projects.length === 0) return null;
  return (
    <Select
      name="projectId"
      label={words.settings.project}
      clearable
      placeholder={words.noProject}
      options={projects.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
