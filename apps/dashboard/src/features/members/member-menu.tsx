import type { Member } from '@app/contract';
import { fill } from '@app/texts';
import { ActionIcon } from '@mantine/core';
import { IconDots, IconPencil, IconStar, IconStarOff, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { afterwards } from '#app/afterwards.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { usePaths } from '#app/paths.ts';
import { Menu, MenuDivider, MenuItem, MenuLink } from '#ui/menu.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSetDefaultMember } from './data.ts';
import { useMembersWords } from './words.ts';

const DeleteMember = lazyPart(async () => ({ default: (await import('./delete-member.tsx')).DeleteMember }));

type Props = { readonly member: Member; readonly defaultMember: Member | undefined };

/** What can be done with a member. */
export function MemberMenu({ member, defaultMember }: Props) {
  const words = useMembersWords();
  const paths = usePaths();
  const [deleting, setDeleting] = useState(false);
  const setDefault = useSetDefaultMember();
  const { name } = member.owner;
  const label = fill(words.menu, { name });

  // What was the default before becomes it again.
  const undo = (): void =>
    setDefault.mutate(
      member.isDefault || !defaultMember
        ? { memberId: member.id, isDefault: member.isDefault }
        : { memberId: defaultMember.id, isDefault: true },
    );
  const change = (): void =>
    afterwards(setDefault.mutateAsync({ memberId: member.id, isDefault: !member.isDefault }), () =>
      showToast({ message: fill(member.isDefault ? words.isNotDefault : words.isDefault, { name }), onUndo: undo }),
    );

  return (
    <>
      <Menu
        label={label}
        button={(trigger) => (
          <ActionIcon {...trigger} variant="default" size="input-sm" aria-label={label}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
      >
        <MenuLink to={paths.member(member.id)} icon={<IconPencil size={17} stroke={1.7} />}>
          {words.edit}
        </MenuLink>
        <MenuItem
          icon={member.isDefault ? <IconStarOff size={17} stroke={1.7} /> : <IconStar size={17} stroke={1.7} />}
          onClick={change}
        >
          {member.isDefault ? words.unmakeDefault : words.makeDefault}
        </MenuItem>
        <MenuDivider />
        <MenuItem tone="danger" icon={<IconTrash size={17} stroke={1.7} />} onClick={() => setDeleting(true)}>
          {words.delete}
        </MenuItem>
      </Menu>
      <Suspense>
        {deleting && <DeleteMember member={member} defaultMember={defaultMember} onClose={() => setDeleting(false)} />}
      </Suspense>
    </>
  );
}
