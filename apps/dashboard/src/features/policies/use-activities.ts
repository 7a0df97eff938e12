import type { RetentionByLaw } from '@app/contract';
import { fill } from '@app/texts';
import { useQueryClient } from '@tanstack/react-query';
import { afterwards } from '#app/afterwards.ts';
import { useWords } from '#app/words.tsx';
import { documentQuery } from '#app/sites.ts';
import { showAlert } from '#app/alerts.ts';
import { ApiError } from '#app/api-error.ts';
import { failureMessage } from '#app/failure-message.ts';
import { showToast } from '#ui/toast.tsx';
import { useActivityName, type Activity } from './activity-name.ts';
import { useChangeDocument } from './changes.ts';
import { useGenerator } from './generator-context.tsx';
import { isSame } from '#app/saving/is-same.ts';
import { isChangedMeanwhile, mustSay, sendMerged, type Sending, type Sent } from '#app/saving/send-merged.ts';

type Activities = readonly Activity[];

const byLaw = { kind: 'law' } as const;

/** The activities of the document, and functions that change them. */
export function useActivities() {
  const words = useWords().policies.activities;
  const { document } = useGenerator();
  const nameOf = useActivityName();
  const client = useQueryClient();
  const change = useChangeDocument(document.id, { quiet: true });
  const query = documentQuery(document.id);
  // Reads the current ones at each change, because an undo comes later than the change it reverts.
  const present = (): Activities => client.getQueryData(query.queryKey)?.settings.activities ?? [];
  const newest = async (): Promise<Activities> =>
    (await client.fetchQuery({ ...query, staleTime: 0 })).settings.activities ?? [];
  /** Saves the list. The server refuses it if another one than `before` is saved. */
  const put = (activities: Activities, before: Activities, onDone?: () => void) =>
    change.mutateAsync(
      { settings: { activities: [...activities] }, before: { activities: before.length > 0 ? before : null } },
      { onSuccess: () => onDone?.() },
    );
  /** Changes the list, or what somebody else made of it meanwhile. */
  const sendChange = async (to: (all: Activities) => Activities, onDone?: () => void): Promise<void> => {
    try {
      await put(to(present()), present(), onDone);
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const theirs = await newest();
      await put(to(theirs), theirs, onDone);
    }
  };
  // `say` is called in any case; `onDone` only while this page is shown.
  const set = (to: (all: Activities) => Activities, say?: () => void, onDone?: () => void): void =>
    afterwards(sendChange(to, onDone).catch(complain), () => say?.());
  const complain = (error: unknown): never => {
    // A dialog shows what is wrong with a field.
    if (!(error instanceof ApiError && error.hasFields)) showAlert({ type: 'error', message: failureMessage(error) });
    throw error;
  };
  const saying = (sentence: string, activity: Activity) => fill<string>(sentence, { activity: nameOf(activity) });

  return {
    activities: document.settings.activities ?? [],
    busy: change.isPending,
    error: change.error,
    find: (id: string) => present().find((one) => one.id === id),
    /** Changes an activity's details without a message; undefined removes it from the list. */
    keep: async (id: string, activity: Activity | undefined, { isRetry, ...how }: Sending): Promise<Sent> => {
      const kind = (present().find((one) => one.id === id) ?? activity)?.kind ?? 'other';
      // What is saved is an activity, whatever fields were taken back.
      const asActivity = (value: unknown): Activity | undefined =>
        value === undefined ? undefined : { kind, ...(value as Partial<Activity>), id };
      try {
        return await sendMerged({
          value: activity,
          ...how,
          put: async (value, before) => {
            const [now, earlier] = [value, before].map((one) => withOne(present(), id, asActivity(one)));
            return (await put(now ?? [], earlier ?? [])).settings.activities?.find((one) => one.id === id);
          },
          newest: async () => (await newest()).find((one) => one.id === id),
        });
      } catch (error) {
        if (mustSay(error, isRetry)) showAlert({ type: 'error', message: failureMessage(error) });
        throw error;
      }
    },
    /** Adds an activity of the owner's own. */
    add: (activity: Omit<Activity, 'id'>, onDone: () => void) =>
      set(
        (all) => [...all, { ...activity, id: newId() }],
        () => showToast({ message: saying(words.saved, { ...activity, id: '' }) }),
        onDone,
      ),
    /** Takes the periods of the law over for these activities. Undo restores what was there. */
    takeLaw: (laws: readonly RetentionByLaw[]) => {
      const before = present();
      const isConcerned = (id: string): boolean => laws.some((law) => law.activity === id);
      const take = (all: Activities): Activities => [
        ...all.map((activity) => (isConcerned(activity.id) ? { ...activity, retention: byLaw } : activity)),
        ...laws
          .filter(({ activity: id }) => all.every((each) => each.id !== id))
          .map(({ activity: id, kind }) => ({ id, kind, retention: byLaw })),
      ];
      // Only the periods, and only where nobody chose another one since. What was added stays if more was entered there.
      const undone = (activity: Activity): Activity | [] => {
        if (!isConcerned(activity.id) || !isSame(activity.retention, byLaw)) return activity;
        const earlier = before.find(({ id }) => id === activity.id);
        const { retention: _, ...rest } = activity;
        if (!earlier && isSame(rest, { id: rest.id, kind: rest.kind })) return [];
        return { ...rest, ...(earlier?.retention && { retention: earlier.retention }) };
      };
      const undo = (all: Activities): Activities => all.flatMap(undone);
      set(take, () => showToast({ message: words.byLaw.taken, onUndo: () => set(undo) }));
    },
    turnOn: (activity: Activity) =>
      set(
        (all) => withOne(all, activity.id, activity),
        () => showToast({ message: saying(words.on, activity) }),
      ),
    /** Removes its details too; undo restores them. */
    turnOff: (activity: Activity) =>
      set(
        (all) => withOne(all, activity.id, undefined),
        () =>
          showToast({
            message: saying(words.off, activity),
            // Somebody may have turned it on again.
            onUndo: () => set((all) => (all.some(({ id }) => id === activity.id) ? all : [...all, activity])),
          }),
      ),
  };
}

/** The list with an activity in its place, or at the end; without it if there is none. */
function withOne(all: Activities, id: string, activity: Activity | undefined): Activities {
  const at = all.findIndex((one) => one.id === id);
  if (!activity) return all.filter((one) => one.id !== id);
  return at < 0 ? [...all, activity] : all.with(at, activity);
}

/** Never one that another activity had: its record in the register goes on under it. */
function newId(): string {
  return `own-${crypto.randomUUID()}`;
}
