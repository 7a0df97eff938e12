import { fill } from '@app/texts';
import { Button } from '@mantine/core';
import { useAreaWords } from '#app/area-words.ts';
import { leaveFor } from '#app/leaving.ts';
import { usePaths } from '#app/paths.ts';
import { setViewedPerson } from '#app/view-as.ts';
import { NoteBar } from '#ui/note-bar.tsx';

/** That somebody looks at the account as another person sees it, and the way back. */
export function ViewAsBar({ email }: { readonly email: string }) {
  const words = useAreaWords('teams');
  const paths = usePaths();
  const leave = (): void => {
    setViewedPerson(null);
    leaveFor(paths.teams);
  };
  return (
    <NoteBar
      announced
      text={fill(words.viewingAs, { email })}
      action={
        <Button size="xs" variant="default" onClick={leave}>
          {words.ownView}
        </Button>
      }
    />
  );
}
