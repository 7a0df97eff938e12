import { fill } from '@app/texts';
import { useQueryClient } from '@tanstack/react-query';
import { afterwards } from '#app/afterwards.ts';
import { useWords } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { useActivityName, type Activity } from './activity-name.ts';
import { useChangeDocument } from './changes.ts';
import { documentQuery } from './data.ts';
import { useGenerator } from './generator-context.tsx';

/** The activities of the document, and the ways to change them. */
export function useActivities() {
  const words = useWords().policies.activities;
  const { document } = useGenerator();
  const nameOf = useActivityName();
  const client = useQueryClient();
  const change = useChangeDocument(document.id);
  // As they are at the moment of the change: an undo comes later than what it was offered for.
  const present = () => client.getQueryData(documentQuery(document.id).queryKey)?.settings.activities ?? [];
  // Said in any case; what is done on this page, only while it is shown.
  const set = (activities: readonly Activity[], say?: () => void, onDone?: () => void): void =>
    afterwards(change.mutateAsync({ settings: { activities: [...activities] } }, { onSuccess: () => onDone?.() }), () =>
      say?.(),
    );
  const saying = (sentence: string, activity: Activity) => fill<string>(sentence, { activity: nameOf(activity) });
  const put = (activity: Activity, say?: () => void, onDone?: () => void): void => {
    const at = present().findIndex(({ id }) => id === activity.id);
    set(at < 0 ? [...present(), activity] : present().with(at, activity), say, onDone);
  };

  return {
    activities: document.settings.activities ?? [],
    busy: change.isPending,
    error: change.error,
    save: (activity: Activity, onDone: () => void) =>
      put(activity, () => showToast({ message: saying(words.saved, activity) }), onDone),
    turnOn: (activity: Activity) => put(activity, () => showToast({ message: saying(words.on, activity) })),
    /** What was said of it goes too, and comes back by undoing. */
    turnOff: (activity: Activity) =>
      set(
        present().filter(({ id }) => id !== activity.id),
        () => showToast({ message: saying(words.off, activity), onUndo: () => put(activity) }),
      ),
  };
}
