import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { areaWordsQuery, useAreaWords } from '#app/area-words.ts';
import { failureMessage } from '#app/failure-message.ts';
import { Loaded } from '#app/loaded.tsx';
import { usePaths } from '#app/paths.ts';
import { queryClient } from '#app/query-client.ts';
import { useMayIn } from '#app/rights.ts';
import { siteLoader, SitePage, SitePageHeader } from '#app/site-page.tsx';
import { Card } from '#ui/card.tsx';
import { CodeBlock } from '#ui/code-block.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { showToast } from '#ui/toast.tsx';
import { AgentsCard } from './agents-card.tsx';
import { formQuery, useSaveForm, type DsarForm } from './data.ts';
import { SettingsCard } from './form-settings-card.tsx';
import { KeysCard } from './keys-card.tsx';

export const loader = siteLoader({
  words: (locale) => [
    queryClient.ensureQueryData(areaWordsQuery(locale, 'requests')),
    queryClient.ensureQueryData(areaWordsQuery(locale, 'dsar')),
  ],
});

/** The form of a site for requests: published or not, how requests are handled, and how to link it. */
export function Component() {
  const words = useAreaWords('requests').form;
  const paths = usePaths();
  return (
    <SitePage outline="form">
      {(site) => (
        <>
          <SitePageHeader
            site={site}
            title={words.title}
            description={words.description}
            actions={
              <Button component={Link} to={paths.dsarRequestsOf(site.id)} variant="default">
                {words.inbox}
              </Button>
            }
          />
          <FormOfSite siteId={site.id} projectId={site.projectId} />
        </>
      )}
    </SitePage>
  );
}

type OfSite = { readonly siteId: string; readonly projectId: string | null };

function FormOfSite({ siteId, projectId }: OfSite) {
  const words = useAreaWords('requests').form;
  const query = useQuery(formQuery(siteId));
  const may = useMayIn(projectId);
  const mayManage = may('requests.manage');
  const mayAdd = mayManage && may('consents.keys');
  return (
    <Loaded query={query} pending={<Skeletons shape="form" label={words.title} />}>
      {(form) => (
        <Stack gap="lg">
          <PublishCard siteId={siteId} form={form} mayManage={mayManage} />
          {mayManage && <SettingsCard siteId={siteId} form={form} />}
          {form.isPublished && <KeysCard siteId={siteId} mayManage={mayManage} mayAdd={mayAdd} />}
          {form.isPublished && <AgentsCard siteId={siteId} mayManage={mayManage} />}
        </Stack>
      )}
    </Loaded>
  );
}

type Props = { readonly siteId: string; readonly form: DsarForm };

function PublishCard({ siteId, form, mayManage }: Props & { readonly mayManage: boolean }) {
  const words = useAreaWords('requests').form;
  const paths = usePaths();
  const save = useSaveForm(siteId);
  const [asking, setAsking] = useState(false);
  const set = (isPublished: boolean): void =>
    save.mutate(
      { isPublished },
      {
        onSuccess: () => showToast({ message: isPublished ? words.published : words.unpublished }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <Card
      title={
        <StatusBadge tone={form.isPublished ? 'good' : 'neutral'}>
          {form.isPublished ? words.on : words.off}
        </StatusBadge>
      }
      description={form.isPublished ? undefined : words.offText}
      actions={
        mayManage &&
        (form.isPublished ? (
          <>
            <Button variant="default" onClick={() => setAsking(true)}>
              {words.unpublish}
            </Button>
            <Button component={Link} to={paths.dsarFormEmbed(siteId)}>
              {words.embed}
            </Button>
          </>
        ) : (
          <Button loading={save.isPending} onClick={() => set(true)}>
            {words.publish}
          </Button>
        ))
      }
    >
      {(form.isPublished || save.error) && (
        <Stack gap="sm">
          {save.error && <Alert color="red">{failureMessage(save.error)}</Alert>}
          {form.isPublished && form.url !== null && (
            <Anchor href={form.url} target="_blank" rel="noreferrer">
              {words.open}
            </Anchor>
          )}
          {form.isPublished && form.mail !== null && (
            <div>
              <CodeBlock code={form.mail} label={words.mail} />
              <Text size="sm" c="dimmed" mt={4}>
                {words.mailHint}
              </Text>
            </div>
          )}
        </Stack>
      )}
      <ConfirmDialog
        opened={asking}
        title={words.unpublishTitle}
        text={words.unpublishText}
        notReversible={false}
        confirmLabel={words.unpublish}
        busy={save.isPending}
        onConfirm={() => set(false)}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
