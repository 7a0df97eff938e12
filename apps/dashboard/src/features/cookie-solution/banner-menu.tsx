import { ActionIcon } from '@mantine/core';
import {
  IconCloudOff,
  IconCloudUp,
  IconDeviceFloppy,
  IconDots,
  IconEraser,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Menu, MenuDivider, MenuItem } from '#ui/menu.tsx';
import { showToast } from '#ui/toast.tsx';
import { clearedConfiguration } from './cleared.ts';
import { useConfigurator } from './configurator-context.tsx';
import { usePutOnline } from './data-closing.ts';
import { isSame } from '#app/saving/is-same.ts';
import { useCookieSolutionWords } from './words.ts';

const ClosingDialog = lazyPart(async () => ({ default: (await import('./closing-dialog.tsx')).ClosingDialog }));

/** The menu of what can be done with all settings at once, and with the banner as a whole. */
export function BannerMenu() {
  const { page } = useCookieSolutionWords();
  const { closing: words, actions, clearing } = page;
  const { banner, siteId, draft, isDirty, drafted, saving } = useConfigurator();
  const [asking, setAsking] = useState<'offline' | 'delete' | 'clear'>();
  const putOnline = usePutOnline(siteId);
  const may = useMayOnSite(siteId);
  const mayEdit = may('banner.edit');
  const mayClose = banner.revision > 0 && may('banner.publish');
  const cleared = clearedConfiguration(draft, banner.services);
  const clear = (): void => {
    setAsking(undefined);
    const restore = drafted.replace(cleared);
    showToast({ message: clearing.done, onUndo: restore });
  };
  const reset = (): void => {
    const again = drafted.forget();
    saving.forgive();
    showToast({ message: page.resetDone, onUndo: again });
  };
  if (!mayEdit && !mayClose) return null;
  return (
    <>
      <Menu
        label={words.menu}
        button={(trigger) => (
          <ActionIcon {...trigger} variant="default" size="input-sm" aria-label={words.menu}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
      >
        {mayEdit && (
          <>
            <MenuItem
              icon={<IconDeviceFloppy size={17} />}
              disabled={saving.busy || (!isDirty && banner.revision > 0)}
              onClick={() => void saving.save()}
            >
              {actions.save}
            </MenuItem>
            <MenuItem icon={<IconRestore size={17} />} disabled={!isDirty} onClick={reset}>
              {actions.reset}
            </MenuItem>
            <MenuItem
              icon={<IconEraser size={17} />}
              disabled={isSame(draft, cleared)}
              onClick={() => setAsking('clear')}
            >
              {actions.clear}
            </MenuItem>
          </>
        )}
        {mayClose && (
          <>
            {mayEdit && <MenuDivider />}
            {banner.closed ? (
              <MenuItem icon={<IconCloudUp size={17} />} onClick={putOnline}>
                {words.putOnline}
              </MenuItem>
            ) : (
              banner.published && (
                <MenuItem icon={<IconCloudOff size={17} />} onClick={() => setAsking('offline')}>
                  {words.takeOffline}
                </MenuItem>
              )
            )}
            <MenuItem tone="danger" icon={<IconTrash size={17} />} onClick={() => setAsking('delete')}>
              {words.delete}
            </MenuItem>
          </>
        )}
      </Menu>
      <ConfirmDialog
        opened={asking === 'clear'}
        title={clearing.title}
        text={clearing.text}
        confirmLabel={clearing.confirm}
        notReversible={false}
        onConfirm={clear}
        onClose={() => setAsking(undefined)}
      />
      <Suspense>
        {(asking === 'offline' || asking === 'delete') && (
          <ClosingDialog how={asking} onClose={() => setAsking(undefined)} />
        )}
      </Suspense>
    </>
  );
}
