import { fill } from '@app/texts';
import type { Project } from '@app/contract';
import { ActionIcon } from '@mantine/core';
import { IconChecklist, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { useMayIn } from '#app/rights.ts';
import { Slot } from '#app/slots.tsx';
import { useWords } from '#app/words.tsx';
import { Menu, MenuDivider, MenuItem } from '#ui/menu.tsx';

const RenameProject = lazyPart(async () => ({ default: (await import('./rename-project.tsx')).RenameProject }));
const DeleteProject = lazyPart(async () => ({ default: (await import('./delete-project.tsx')).DeleteProject }));

type Props = { readonly project: Project; readonly onDeleted: () => void };

/** The menu of a project's actions. */
export function ProjectMenu({ project, onDeleted }: Props) {
  const words = useWords().sites.project;
  const [asked, setAsked] = useState<'rename' | 'sign-off' | 'delete'>();
  const close = () => setAsked(undefined);
  const may = useMayIn(project.id);
  const mayDelete = may('projects.delete') && may('sites.delete');
  if (!may('projects.edit') && !mayDelete) return null;
  return (
    <>
      <Menu
        label={fill(words.menu, { name: project.name })}
        button={(trigger) => (
          <ActionIcon
            {...trigger}
            variant="default"
            size="input-sm"
            aria-label={fill(words.menu, { name: project.name })}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
      >
        {may('projects.edit') && (
          <MenuItem icon={<IconPencil size={17} stroke={1.7} />} onClick={() => setAsked('rename')}>
            {words.rename}
          </MenuItem>
        )}
        {may('projects.edit') && may('banner.approve') && (
          <MenuItem icon={<IconChecklist size={17} stroke={1.7} />} onClick={() => setAsked('sign-off')}>
            {words.signOff}
          </MenuItem>
        )}
        {mayDelete && (
          <>
            <MenuDivider />
            <MenuItem tone="danger" icon={<IconTrash size={17} stroke={1.7} />} onClick={() => setAsked('delete')}>
              {words.delete}
            </MenuItem>
          </>
        )}
      </Menu>
      <Suspense>
        {asked === 'rename' && <RenameProject project={project} onClose={close} />}
        {asked === 'sign-off' && <Slot name="projectSignOff" props={{ project, onClose: close }} />}
        {asked === 'delete' && <DeleteProject project={project} onClose={close} onDeleted={onDeleted} />}
      </Suspense>
    </>
  );
}
