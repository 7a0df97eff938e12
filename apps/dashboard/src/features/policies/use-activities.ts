import { fill } from '@app/texts';
import { useQueryClient } from '@tanstack/react-query';
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
  const set = (activities: readonly Activity[], onSuccess?: () => void): void =>
    change.mutate({ settings: { activities: [...activities] } }, { onSuccess: () => onSuccess?.() });
  const say = (sentence: string, activity: Activity) => fill<string>(sentence, { activity: nameOf(activity) });
  const put = (activity: Activity, onSuccess?: () => void): void => {
    const at = present().findIndex(({ id }) => id === activity.id);
    set(at < 0 ? [...present(), activity] : present().with(at, activity), onSuccess);
  };

  return {
    activities: document.settings.activities ?? [],
    busy: change.isPending,
    error: change.error,
    save: (activity: Activity, onDone: () => void) =>
      put(activity, () => {
        showToast({ message: say(words.saved, activity) });
        onDone();
      }),
    turnOn: (activity: Activity) => put(activity, () => showToast({ message: say(words.on, activity) })),
    /** What was said of it goes too, and comes back by undoing. */
    turnOff: (activity: Activity) =>
      set(
        present().filter(({ id }) => id !== activity.id),
        () => showToast({ message: say(words.off, activity), onUndo: () => put(activity) }),
      ),
  };
}
