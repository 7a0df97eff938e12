import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { usePaths } from '#app/paths.ts';
import { endViewAs } from '#app/view-as.ts';
import { NoteBar } from '#ui/note-bar.tsx';
import { useTeamWords } from './words.ts';
import classes from './teams.module.css';

export function ViewAsBar({ email }: { readonly email: string }) {
  const words = useTeamWords();
  const paths = usePaths();
  return (
    <div className={classes['viewAs']}>
      <NoteBar
        announced
        text={fill(words.viewingAs, { email })}
        action={
          <Button size="xs" variant="default" onClick={() => endViewAs(paths.teams)}>
            {words.ownView}
          </Button>
        }
      />
    </div>
  );
}
