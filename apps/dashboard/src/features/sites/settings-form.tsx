import { sites, type Site } from '@app/contract';
import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { showAlert } from '#app/alerts.ts';
import { ApiError } from '#app/api-error.ts';
import { UnsavedGuard } from '#app/unsaved-guard.tsx';
import { useReturn } from '#app/way-back.ts';
import { projectsQuery } from '#app/sites.ts';
import { useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { Form, FormActions, Select, Submit, TextInput } from '#ui/form.tsx';
import { showToast } from '#ui/toast.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { ChangedDocuments } from './changed-documents.tsx';
import { useUpdateSite } from './data.ts';
import classes from './settings-form.module.css';

const schema = sites.update.body.required({ name: true });

export function SettingsForm({ site }: { readonly site: Site }) {
  const words = useWords().sites;
  const [changed, setChanged] = useState(false);
  const [saved, setSaved] = useState(false);
  const focus = useSearchParams()[0].get('field');
  const navigate = useNavigate();
  const back = useReturn('');
  // Leaves once the guard knows that all is saved.
  useEffect(() => {
    if (saved && !changed && back) void navigate(back);
  }, [saved, changed, back, navigate]);
  const save = useUpdateSite(site.id, () => {
    setChanged(false);
    setSaved(true);
    showToast({ message: words.settings.saved });
  });
  return (
    <>
      <UnsavedGuard when={changed} />
      <Form
        schema={schema}
        initial={{
          name: site.name,
          url: site.url ?? '',
          projectId: site.projectId,
          ...(site.areas && { areas: site.areas }),
          audience: { usStates: site.audience.usStates, children: site.audience.children },
        }}
        busy={save.isPending}
        error={save.error}
        {...(focus && { focus })}
        onChange={() => setChanged(true)}
        onSubmit={(entered) =>
          save.mutate(
            // An emptied field must be sent: an omitted one would stay as it was.
            { ...entered, url: entered.url || null, projectId: entered.projectId ?? null },
            {
              onError: (error) => {
                if (!(error instanceof ApiError)) showAlert({ type: 'error', message: words.settings.failed });
              },
            },
          )
        }
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
            {saved && !changed && <ChangedDocuments siteId={site.id} />}
          </div>
        </Card>
        <FormActions>
          <Submit disabled={!changed}>{words.settings.save}</Submit>
        </FormActions>
      </Form>
    </>
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
