import type { BannerConfiguration } from '@app/consent';
import { whatChanged } from '@app/consent/banner/changes.ts';
import { fill } from '@app/texts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { failureMessage } from '#app/failure-message.ts';
import { showAlert } from '#app/alerts.ts';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { useDescription } from './change-description.ts';
import { ChecksList } from './checks-list.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { pendingQuery, usePublish, usePublishSite, versionQuery } from './data.ts';
import { PendingDocuments } from './pending-list.tsx';
import { useCookieSolutionWords } from './words.ts';

/** The changes for visitors, the problems, and the publish button. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const { publishing: words } = useCookieSolutionWords();
  const { siteId, banner, checked, isDirty, saving, previewed } = useConfigurator();
  const publish = usePublish(siteId);
  const publishSite = usePublishSite(siteId);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const before = banner.published?.number;
  const next = (before ?? 0) + 1;
  const isBlocked =
    Object.keys(checked.problems).length > 0 || checked.findings.some(({ weight }) => weight === 'blocks');
  const hasFindings = isBlocked || checked.findings.length > 0;
  const busy = saving.busy || publish.isPending || publishSite.isPending;

  const run = async (withDocuments: boolean): Promise<void> => {
    if (isDirty || banner.revision === 0) {
      const saved = await saving.save();
      if (!saved) return onClose();
    }
    try {
      if (withDocuments) {
        await publishSite.mutateAsync();
        showToast({ message: words.bothDone });
      } else {
        const { version, created } = await publish.mutateAsync();
        showToast({ message: fill(created ? words.done : words.unchanged, { number: version.number }) });
      }
      onClose();
      if (before === undefined) void navigate({ pathname, search, hash: '#embedding' });
    } catch (error) {
      showAlert({ type: 'error', message: failureMessage(error) });
      onClose();
    }
  };

  return (
    <Modal opened title={words.title} size="medium" closable={!busy} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">
          {before === undefined ? words.first : fill(words.next, { number: next, before })}
          {isDirty && ` ${words.saveFirst}`}
        </Text>
        {before !== undefined && <Changes number={before} />}
        {banner.policyUrl !== null && <OfDocuments isSaved={!isDirty} />}
        {hasFindings && (
          <>
            <Alert
              color={isBlocked ? 'red' : 'amber'}
              icon={<IconAlertTriangle size={18} aria-hidden />}
              title={isBlocked ? words.blocked : words.warned}
            />
            <ChecksList onLeave={onClose} />
          </>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant={banner.policyUrl === null ? 'filled' : 'default'}
            disabled={busy || isBlocked || previewed.isStale}
            onClick={() => void run(false)}
          >
            {banner.policyUrl === null ? fill(words.confirm, { number: next }) : words.alone}
          </Button>
          {banner.policyUrl !== null && (
            <Button loading={busy} disabled={isBlocked || previewed.isStale} onClick={() => void run(true)}>
              {words.both}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

/** What publishing the documents along with the banner would change. */
function OfDocuments({ isSaved }: { readonly isSaved: boolean }) {
  const { pending: words } = useCookieSolutionWords();
  const { siteId } = useConfigurator();
  const { data } = useQuery(pendingQuery(siteId));
  if (!data) return <Skeletons shape="text" count={2} label={words.loading} />;
  return (
    <>
      <PendingDocuments documents={data.documents} />
      {!isSaved && <Text size="sm">{words.afterSaving}</Text>}
    </>
  );
}

/** The differences from the published version. */
function Changes({ number }: { readonly number: number }) {
  const { publishing: words, page } = useCookieSolutionWords();
  const { siteId, banner, draft } = useConfigurator();
  const describe = useDescription();
  const { data } = useQuery(versionQuery(siteId, number));
  if (!data) return <Skeletons shape="text" count={3} label={page.loading} />;
  // The first part of the path is the setting, whose name is shown, whatever changed in it.
  const names = whatChanged(data.configuration, draft).map(({ path }) => path.split('.', 1)[0]);
  const settings = [...new Set(names)] as readonly (keyof BannerConfiguration)[]; // each path begins with a setting
  const changed = [
    ...settings.map((setting) => words.settings[setting]),
    ...banner.changes.filter(({ kind }) => kind !== 'setting').map(describe),
  ];
  return (
    <div>
      <Text size="sm" fw={560}>
        {words.changed}
      </Text>
      {changed.length === 0 ? (
        <Text size="sm">{fill(words.nothing, { number })}</Text>
      ) : (
        <ul>
          {changed.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
