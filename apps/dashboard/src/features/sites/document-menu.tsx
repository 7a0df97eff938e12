import { fill } from '@app/texts';
import type { Document, Site } from '@app/contract';
import { ActionIcon } from '@mantine/core';
import { IconDots, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { usePaths } from '#app/paths.ts';
import { useWords } from '#app/words.tsx';
import { Menu, MenuDivider, MenuItem, MenuLink } from '#ui/menu.tsx';

const DeleteDocument = lazy(async () => ({ default: (await import('./delete-document.tsx')).DeleteDocument }));

type Props = { readonly site: Site; readonly document: Document };

/** The menu of further actions of a document. */
export function DocumentMenu({ site, document }: Props) {
  const words = useWords().sites;
  const paths = usePaths();
  const [deleting, setDeleting] = useState(false);
  const label = fill(words.page.menu, { name: words.documents[document.type] });
  return (
    <>
      <Menu
        label={label}
        button={(trigger) => (
          <ActionIcon {...trigger} aria-label={label} size={28}>
            <IconDots size={17} aria-hidden />
          </ActionIcon>
        )}
      >
        <MenuLink to={paths.generator(document.id)} icon={<IconPencil size={17} stroke={1.7} />}>
          {words.page.editDocument}
        </MenuLink>
        {document.version !== null && (
          <MenuLink to={paths.versions(document.id)} icon={<IconHistory size={17} stroke={1.7} />}>
            {words.page.versions}
          </MenuLink>
        )}
        <MenuDivider />
        <MenuItem tone="danger" icon={<IconTrash size={17} stroke={1.7} />} onClick={() => setDeleting(true)}>
          {words.page.deleteDocument}
        </MenuItem>
      </Menu>
      <Suspense>
        {deleting && <DeleteDocument site={site} document={document} onClose={() => setDeleting(false)} />}
      </Suspense>
    </>
  );
}
