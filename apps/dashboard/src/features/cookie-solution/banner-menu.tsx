import { ActionIcon } from '@mantine/core';
import { IconCloudOff, IconCloudUp, IconDots, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMayOnSite } from '#app/site-rights.ts';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { useConfigurator } from './configurator-context.tsx';
import { usePutOnline } from './data-closing.ts';
import { useCookieSolutionWords } from './words.ts';

const ClosingDialog = lazy(async () => ({ default: (await import('./closing-dialog.tsx')).ClosingDialog }));

/** The menu of what can be done with a banner as a whole: taking it offline, and deleting it. Nothing before it is saved. */
export function BannerMenu() {
  const words = useCookieSolutionWords().page.closing;
  const { banner, siteId } = useConfigurator();
  const [asking, setAsking] = useState<'offline' | 'delete'>();
  const putOnline = usePutOnline(siteId);
  const mayPublish = useMayOnSite(siteId)('banner.publish');
  if (banner.revision === 0 || !mayPublish) return null;
  return (
    <>
      <Menu
        label={words.menu}
        button={(trigger) => (
          <ActionIcon {...trigger} variant="default" size={36} aria-label={words.menu}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
      >
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
      </Menu>
      <Suspense>{asking && <ClosingDialog how={asking} onClose={() => setAsking(undefined)} />}</Suspense>
    </>
  );
}
