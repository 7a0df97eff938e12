import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMayOnSite, usePublication } from '#app/site-rights.ts';
import { Slot } from '#app/slots.tsx';
import { useWords } from '#app/words.tsx';
import { BannerMenu } from './banner-menu.tsx';
import { useConfigurator } from './configurator-context.tsx';
import classes from './cookie-solution.module.css';
import { useKeyboard } from './use-keyboard.ts';
import { useCookieSolutionWords } from './words.ts';

const PublishBanner = lazy(async () => ({ default: (await import('./publish-banner.tsx')).PublishBanner }));

/** Whether the settings are saved, publishing, and the menu of the rest. */
export function HeadActions() {
  const { sites, publishing: publishWords } = useWords();
  const words = useCookieSolutionWords().page.actions;
  const { siteId, banner, isDirty, saving } = useConfigurator();
  const [publishing, setPublishing] = useState<'publish' | 'ask'>();
  const mayEdit = useMayOnSite(siteId)('banner.edit');
  const publication = usePublication(siteId, 'banner.publish');
  const isUpToDate = banner.published !== null && !banner.closed && !banner.changed && !isDirty;
  const publish = (): void => {
    if (publication === 'publish' && !isUpToDate) return setPublishing('publish');
    if (publication === 'ask') void ask();
  };
  const ask = async (): Promise<void> => {
    // What is asked for is what is saved.
    if ((isDirty || banner.revision === 0) && !(await saving.save())) return;
    setPublishing('ask');
  };
  useKeyboard(publish);
  return (
    <>
      {mayEdit && <SaveState />}
      {mayEdit && publication === 'publish' && isUpToDate && (
        <span className={classes['upToDate']}>
          <IconCheck size={17} stroke={1.9} aria-hidden />
          {publishWords.sheet.upToDate}
        </span>
      )}
      {mayEdit && publication && !(publication === 'publish' && isUpToDate) && (
        <Button leftSection={<IconUpload size={17} stroke={1.9} aria-hidden />} onClick={publish}>
          {publication === 'ask' ? sites.askForApproval : words.publish}
        </Button>
      )}
      <BannerMenu />
      <Suspense>
        {publishing === 'publish' && <PublishBanner onClose={() => setPublishing(undefined)} />}
        {publishing === 'ask' && (
          <Slot name="askForApproval" props={{ siteId, onClose: () => setPublishing(undefined) }} />
        )}
      </Suspense>
    </>
  );
}

function SaveState() {
  const words = useCookieSolutionWords().page.states;
  const { banner, isDirty, saving, history } = useConfigurator();
  const state = saving.busy ? words.saving : isDirty ? words.unsaved : banner.revision > 0 ? words.saved : undefined;
  return (
    <span className={classes['save']} data-empty={(!state && !history.undo) || undefined}>
      <span role="status">{state}</span>
      {history.undo && (
        <Tooltip label={words.undo}>
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={words.undo}
            disabled={saving.busy}
            onClick={history.undo}
          >
            <IconArrowBackUp size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </span>
  );
}
