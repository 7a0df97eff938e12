import { fill } from '@app/texts';
import type { Document, Site } from '@app/contract';
import { ActionIcon } from '@mantine/core';
import { IconCloudOff, IconCloudUp, IconDots, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { usePaths } from '#app/paths.ts';
import { useMayOnSite } from '#app/site-rights.ts';
import { useWords } from '#app/words.tsx';
import { Menu, MenuDivider, MenuItem, MenuLink } from '#ui/menu.tsx';
import { usePutOnline } from './use-put-online.ts';

const OfflineDocument = lazyPart(async () => ({ default: (await import('./offline-document.tsx')).OfflineDocument }));
const DeleteDocument = lazyPart(async () => ({ default: (await import('./delete-document.tsx')).DeleteDocument }));

type Props = { readonly site: Site; readonly document: Document };

/** The menu of further actions of a document. */
export function DocumentMenu({ site, document }: Props) {
  const words = useWords().sites;
  const paths = usePaths();
  const [deleting, setDeleting] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const putOnline = usePutOnline(document);
  const may = useMayOnSite(site.id);
  const label = fill(words.page.menu, { name: words.documents[document.type] });
  return (
    <>
      <Menu
        label={label}
        button={(trigger) => (
          <ActionIcon {...trigger} aria-label={label} size="md">
            <IconDots size={17} aria-hidden />
          </ActionIcon>
        )}
      >
        <MenuLink to={paths.generator(document.id)} icon={<IconPencil size={17} stroke={1.7} />}>
          {may('documents.edit') ? words.page.editDocument : words.page.readDocument}
        </MenuLink>
        {document.version !== null && (
          <MenuLink to={paths.versions(document.id)} icon={<IconHistory size={17} stroke={1.7} />}>
            {words.page.versions}
          </MenuLink>
        )}
        {may('documents.publish') && document.offlineSince !== null && (
          <MenuItem icon={<IconCloudUp size={17} stroke={1.7} />} onClick={putOnline}>
            {words.page.putOnline}
          </MenuItem>
        )}
        {may('documents.publish') && document.offlineSince === null && document.version !== null && (
          <MenuItem icon={<IconCloudOff size={17} stroke={1.7} />} onClick={() => setLeaving(true)}>
            {words.page.takeOffline}
          </MenuItem>
        )}
        {may('documents.delete') && (
          <>
            <MenuDivider />
            <MenuItem tone="danger" icon={<IconTrash size={17} stroke={1.7} />} onClick={() => setDeleting(true)}>
              {words.page.deleteDocument}
            </MenuItem>
          </>
        )}
      </Menu>
      <Suspense>
        {leaving && <OfflineDocument site={site} document={document} onClose={() => setLeaving(false)} />}
        {deleting && <DeleteDocument site={site} document={document} onClose={() => setDeleting(false)} />}
      </Suspense>
    </>
  );
}
