import { Button } from '@mantine/core';
import { IconCheck, IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useAddressAction } from '#app/address-dialog.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { useKnowsPublication, useMayOnSite, usePublication } from '#app/site-rights.ts';
import { SaveState } from '#app/saving/save-state.tsx';
import { Slot } from '#app/slots.tsx';
import { useWords } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { BannerMenu } from './banner-menu.tsx';
import { useConfigurator } from './configurator-context.tsx';
import classes from './cookie-solution.module.css';
import { useKeyboard } from './use-keyboard.ts';
import { useCookieSolutionWords } from './words.ts';

const PublishBanner = lazyPart(async () => ({ default: (await import('./publish-banner.tsx')).PublishBanner }));

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
  useAddressAction('publish', useKnowsPublication(siteId), () =>
    isUpToDate ? showToast({ message: publishWords.sheet.upToDate }) : publish(),
  );
  return (
    <>
      {mayEdit && <Saved />}
      {mayEdit && publication === 'publish' && isUpToDate && (
        <span className={classes['upToDate']}>
          <IconCheck size={17} stroke={1.9} aria-hidden />
          {publishWords.sheet.upToDate}
        </span>
      )}
      {mayEdit && publication && !(publication === 'publish' && isUpToDate) && (
        <Button leftSection={<IconUpload size={16} stroke={1.9} aria-hidden />} onClick={publish}>
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

/** Whether the settings are saved, and the way back. */
function Saved() {
  const { saving: busy, unsaved, saved, undo: undoLabel } = useWords().saving;
  const { banner, isDirty, saving, undo } = useConfigurator();
  const state = saving.busy ? 'saving' : isDirty ? 'unsaved' : banner.revision > 0 ? 'saved' : undefined;
  return <SaveState state={state} undo={undo} words={{ saving: busy, unsaved, saved, undo: undoLabel }} />;
}
