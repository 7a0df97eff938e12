import { ActionIcon } from '@mantine/core';
import { IconCalendarStats, IconDots, IconMessageQuestion, IconShieldCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { usePaths } from '#app/paths.ts';
import { Menu, MenuDivider, MenuItem, MenuLink } from '#ui/menu.tsx';

const AskDialog = lazyPart(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));

type Props = { readonly siteId: string; readonly mayEdit: boolean };

/** What else is done with the register: assessments, its state as of a day, and questions to colleagues. */
export function MoreMenu({ siteId, mayEdit }: Props) {
  const words = useAreaWords('processingRecords');
  const colleagues = useAreaWords('colleagueQuestions');
  const paths = usePaths();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label={words.moreMenu}
        button={(trigger) => (
          <ActionIcon {...trigger} variant="default" size="input-sm" aria-label={words.moreMenu}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
      >
        <MenuLink to={paths.assessments()} icon={<IconShieldCheck size={17} />}>
          {words.assessments}
        </MenuLink>
        <MenuLink to={paths.registerAsOf(siteId)} icon={<IconCalendarStats size={17} />}>
          {words.asOf}
        </MenuLink>
        {mayEdit && (
          <>
            <MenuDivider />
            <MenuItem icon={<IconMessageQuestion size={17} />} onClick={() => setAsking(true)}>
              {colleagues.ask}
            </MenuItem>
          </>
        )}
      </Menu>
      {isAsking && (
        <Suspense>
          <AskDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
