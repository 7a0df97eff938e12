import type { BannerConfiguration } from '@app/consent';
import { whatChanged } from '@app/consent/banner/changes.ts';
import { fill } from '@app/texts';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showAlert } from '#app/alerts.ts';
import { Failure } from '#app/failure.tsx';
import { failureMessage } from '#app/failure-message.ts';
import { usePaths } from '#app/paths.ts';
import { pendingQuery, PublishAlong } from '#app/publish-along.tsx';
import { PublishLanguages, PublishPart, PublishSheet } from '#app/publish-sheet.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { showToast } from '#ui/toast.tsx';
import { useDescription } from './change-description.ts';
import { ChecksList } from './checks-list.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { usePublish, usePublishSite, versionQuery } from './data.ts';
import { AskedAgain, PendingDocuments } from './pending-list.tsx';
import { useCookieSolutionWords } from './words.ts';

/** The sheet of the banner: what changes, in which languages, who is asked again, and the documents that go along. */
export function PublishBanner({ onClose }: { readonly onClose: () => void }) {
  const { publishing: words } = useCookieSolutionWords();
  const { shell, sites, saving: states, publishing: shared } = useWords();
  const { sheet } = shared;
  const { siteId, banner, draft, checked, isDirty, saving, previewed } = useConfigurator();
  const publish = usePublish(siteId);
  const publishSite = usePublishSite(siteId);
  const pending = useQuery({
    ...pendingQuery(siteId, banner.revision),
    enabled: banner.policyUrl !== null,
    retry: false,
  });
  const [isAlone, setAlone] = useState(false);
  const paths = usePaths();
  const navigate = useNavigate();
  const before = banner.published?.number;
  const number = (before ?? 0) + 1;
  const isBlocked =
    Object.keys(checked.problems).length > 0 || checked.findings.some(({ weight }) => weight === 'blocks');
  const hasFindings = isBlocked || checked.findings.length > 0;
  const documents = pending.data?.documents ?? [];
  const mayBoth = useMayOnSite(siteId)('documents.publish');
  const along = documents.filter(({ blocking }) => mayBoth && blocking.length === 0);
  const goesAlong = along.length > 0 && !isAlone;
  // Refused, and not sent again by itself, or waiting for the server.
  const isUnsaved = isDirty && !saving.busy && draft === saving.refusedDraft;
  // Not while settings save by themselves: one can always turn back.
  const [isPublishing, setPublishing] = useState(false);

  const run = async (): Promise<void> => {
    setPublishing(true);
    if ((isDirty || banner.revision === 0) && !(await saving.save())) return onClose();
    try {
      if (goesAlong) {
        await publishSite.mutateAsync({ banner: true, documents: along.map(({ id }) => id) });
        showToast({ message: words.bothDone });
      } else {
        const { version, created } = await publish.mutateAsync();
        showToast({ message: fill(created ? words.done : words.unchanged, { number: version.number }) });
      }
      onClose();
      if (before === undefined) void navigate(paths.installation(siteId));
    } catch (error) {
      showAlert({ type: 'error', message: failureMessage(error) });
      onClose();
    }
  };

  return (
    <PublishSheet
      title={words.title}
      action={fill(sheet.publish, { number })}
      busy={isPublishing}
      // What is not saved yet is not in what the sheet compares.
      disabled={isBlocked || previewed.isStale || isDirty || saving.busy || pending.isFetching}
      onPublish={() => void run()}
      onClose={onClose}
    >
      {isUnsaved && (
        <Alert color="amber" icon={<IconAlertTriangle size={18} aria-hidden />} title={states.unsaved}>
          <Button size="compact-sm" variant="default" onClick={() => void saving.save()}>
            {shell.failure.retry}
          </Button>
        </Alert>
      )}
      {hasFindings && (
        <div>
          <Alert
            color={isBlocked ? 'red' : 'amber'}
            icon={<IconAlertTriangle size={18} aria-hidden />}
            title={isBlocked ? words.blocked : words.warned}
          />
          <ChecksList onLeave={onClose} />
        </div>
      )}
      <PublishPart title={sheet.changes}>
        {before === undefined ? <p>{words.first}</p> : <Changes number={before} next={number} />}
      </PublishPart>
      <PublishLanguages languages={draft.languages} />
      {before !== undefined && (
        <PublishPart title={sheet.askedAgain}>
          <AskedAgain changes={banner.changes} />
        </PublishPart>
      )}
      {pending.error && (
        <Failure message={sheet.alongUnknown} error={pending.error} onRetry={() => void pending.refetch()} />
      )}
      {documents.length > 0 && (
        <>
          {along.length > 0 && (
            <PublishAlong
              names={along.map(({ type }) => sites.documents[type])}
              checked={!isAlone}
              onChange={(along) => setAlone(!along)}
            />
          )}
          <PendingDocuments documents={documents.filter(({ blocking }) => goesAlong || blocking.length > 0)} />
        </>
      )}
    </PublishSheet>
  );
}

/** The differences from the published version. */
function Changes({ number, next }: { readonly number: number; readonly next: number }) {
  const { publishing: words, page } = useCookieSolutionWords();
  const { sheet } = useWords().publishing;
  const { siteId, banner, draft } = useConfigurator();
  const describe = useDescription();
  const { data } = useQuery(versionQuery(siteId, number));
  if (!data) return <Skeletons shape="text" count={3} label={page.loading} />;
  // The first part of the path is the setting, whose name is shown, whatever changed in it.
  const names = whatChanged(data.configuration, draft).map(({ path }) => path.split('.', 1)[0]);
  const settings = [...new Set(names)] as readonly (keyof BannerConfiguration)[]; // each path begins with a setting
  const changed = [
    ...settings.map((setting) => words.settings[setting]),
    ...banner.changes.filter(({ kind }) => kind !== 'setting' && kind !== 'asked-again').map(describe),
  ];
  return changed.length === 0 ? (
    <p>{fill(sheet.upToDateText, { number })}</p>
  ) : (
    <>
      <ul>
        {changed.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>{fill(words.next, { number: next, before: number })}</p>
    </>
  );
}
