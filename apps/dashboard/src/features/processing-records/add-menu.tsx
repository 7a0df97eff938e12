import { Button } from '@mantine/core';
import { IconChevronDown, IconFileImport, IconListCheck, IconPencilPlus, IconWand } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { MenuGroup } from '#ui/menu-group.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { useFillPress } from './fill-button.tsx';
import { OwnRecordDialog } from './own-record-dialog.tsx';

const ImportDialog = lazyPart(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));
const TypicalDialog = lazyPart(async () => ({ default: (await import('./typical-dialog.tsx')).TypicalDialog }));

type Props = {
  readonly siteId: string;
  /** Records of the organization itself take a right in the whole account. */
  readonly mayAddOwn: boolean;
};

type Dialog = 'typical' | 'own' | 'import';

/** All ways in which records are added: as drafts that Candor proposes, or by hand. */
export function AddMenu({ siteId, mayAddOwn }: Props) {
  const words = useAreaWords('processingRecords');
  const { press, isPending } = useFillPress(siteId);
  const [open, setOpen] = useState<Dialog>();
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Menu
        label={words.addMenu.label}
        button={(trigger) => (
          <Button
            {...trigger}
            loading={isPending}
            rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden />}
          >
            {words.addMenu.label}
          </Button>
        )}
      >
        <MenuGroup label={words.addMenu.proposed}>
          <MenuItem icon={<IconWand size={17} />} onClick={() => void press()}>
            {words.fill}
          </MenuItem>
          {mayAddOwn && (
            <MenuItem icon={<IconListCheck size={17} />} onClick={() => setOpen('typical')}>
              {words.typical}
            </MenuItem>
          )}
        </MenuGroup>
        {mayAddOwn && (
          <MenuGroup label={words.addMenu.own}>
            <MenuItem icon={<IconPencilPlus size={17} />} onClick={() => setOpen('own')}>
              {words.add}
            </MenuItem>
            <MenuItem icon={<IconFileImport size={17} />} onClick={() => setOpen('import')}>
              {words.addMenu.import}
            </MenuItem>
          </MenuGroup>
        )}
      </Menu>
      <Suspense>
        {open === 'typical' && <TypicalDialog onClose={close} />}
        {open === 'import' && <ImportDialog onClose={close} />}
      </Suspense>
      <OwnRecordDialog opened={open === 'own'} onClose={close} />
    </>
  );
}
