import type { RetentionByLaw } from '@app/contract';
import { fill } from '@app/texts';
import { useQueryClient } from '@tanstack/react-query';
import { afterwards } from '#app/afterwards.ts';
import { useWords } from '#app/words.tsx';
import { documentQuery } from '#app/sites.ts';
import { showToast } from '#ui/toast.tsx';
import { useActivityName, type Activity } from './activity-name.ts';
import { useChangeDocument } from './changes.ts';
import { useGenerator } from './generator-context.tsx';

const byLaw = { kind: 'law' } as const;

/** The activities of the document, and functions that change them. */
export function useActivities() {
  const words = useWords().policies.activities;
  const { document } = useGenerator();
  const nameOf = useActivityName();
  const client = useQueryClient();
  const change = useChangeDocument(document.id);
  // Reads the current ones at each change, because an undo comes later than the change it reverts.
  const present = () => client.getQueryData(documentQuery(document.id).queryKey)?.settings.activities ?? [];
  // `say` is called in any case; `onDone` only while this page is shown.
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
    find: (id: string) => present().find((one) => one.id === id),
    /** Changes an activity's details without a message; undefined removes it from the list. */
    keep: async (id: string, activity: Activity | undefined): Promise<void> => {
      const at = present().findIndex((one) => one.id === id);
      const others = present().filter((one) => one.id !== id);
      const next = activity ? (at < 0 ? [...others, activity] : present().with(at, activity)) : others;
      await change.mutateAsync({ settings: { activities: [...next] } });
    },
    save: (activity: Activity, onDone: () => void) =>
      put(activity, () => showToast({ message: saying(words.saved, activity) }), onDone),
    /** Takes the periods of the law over for these activities. Undo restores what was there. */
    takeLaw: (laws: readonly RetentionByLaw[]) => {
      const before = present();
      const taken = before.map((activity) =>
        laws.some(({ activity: id }) => id === activity.id) ? { ...activity, retention: byLaw } : activity,
      );
      const added = laws
        .filter(({ activity: id }) => before.every((each) => each.id !== id))
        .map(({ activity: id, kind }) => ({ id, kind, retention: byLaw }));
      set([...taken, ...added], () => showToast({ message: words.byLaw.taken, onUndo: () => set(before) }));
    },
    turnOn: (activity: Activity) => put(activity, () => showToast({ message: saying(words.on, activity) })),
    /** Removes its details too; undo restores them. */
    turnOff: (activity: Activity) =>
      set(
        present().filter(({ id }) => id !== activity.id),
        () => showToast({ message: saying(words.off, activity), onUndo: () => put(activity) }),
      ),
  };
}
