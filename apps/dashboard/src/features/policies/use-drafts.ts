import { useRef, useState } from 'react';
import { ApiError } from '#app/api-error.ts';
import { useAutosave } from '#app/saving/autosave.ts';
import { useHistory } from '#app/saving/history.ts';
import type { Outcome } from '#app/saving/leaving.ts';
import { isPassing, useRetry } from '#app/saving/retry.ts';
import type { Values } from '#ui/form/form-context.ts';
import { isSaved, type Savable } from './savable.ts';

/** How the entries of a form are saved. */
export type Part = {
  /** What can be saved of the entries; undefined if nothing can. */
  readonly check: (entered: Values) => Savable | undefined;
  /** What is saved now. */
  readonly saved: () => unknown;
  /** Saves a value; undefined removes what is saved. `over`: also over what somebody else saved meanwhile. */
  readonly send: (value: unknown, how?: { readonly over: boolean }) => Promise<Sent | void>;
};

/** `merged` if the changes of somebody else were kept with these. */
export type Sent = { readonly merged: boolean };

type Draft = {
  readonly entered: Values;
  readonly part: Part;
  /** Why it is still here after it was to be saved. Undefined while it waits for that. */
  readonly stuck?: 'incomplete' | 'refused' | 'failed' | 'conflict';
  /** What the server said about fields. */
  readonly refusal?: ApiError;
};

/** What is not saved yet, by the name of its form. */
type Drafts = Readonly<Record<string, Draft>>;

type Before = { readonly name: string; readonly part: Part; readonly value: unknown };

/** The entries of all forms of a page: each is saved by itself as soon as it is complete, and can be taken back. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Drafts>({});
  const [isBusy, setBusy] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const [resets, setResets] = useState<Readonly<Record<string, number>>>({});
  // Read after a wait, when other entries may have been made.
  const latest = useRef(drafts);
  const saving = useRef(Promise.resolve());

  const change = (to: (drafts: Drafts) => Drafts): void => {
    latest.current = to(latest.current);
    setDrafts(latest.current);
  };
  const drop = (names: readonly string[]): void =>
    change((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))));
  const reset = (name: string): void => setResets((all) => ({ ...all, [name]: (all[name] ?? 0) + 1 }));

  /** Runs after whatever is being saved. */
  const inTurn = (run: () => Promise<void>): Promise<void> => {
    saving.current = saving.current.then(async () => {
      setBusy(true);
      await run();
      setBusy(false);
    });
    return saving.current;
  };

  const history = useHistory<Before>((before, push) => {
    const { name, part, value } = before;
    drop([name]);
    void inTurn(async () => {
      await part.send(value).catch(() => undefined); // shown by the query client
      push(before);
      reset(name);
    });
  });

  const retry = useRetry(() =>
    change((all) =>
      Object.fromEntries(
        Object.entries(all).map(([name, { stuck, ...draft }]) => [
          name,
          { ...draft, ...(stuck && stuck !== 'failed' && { stuck }) },
        ]),
      ),
    ),
  );

  const saveOne = async (name: string, over = false): Promise<void> => {
    const draft = latest.current[name];
    if (!draft) return;
    const { entered, part } = draft;
    const stay = (why: Partial<Draft>): void =>
      change((all) => (all[name]?.entered === entered ? { ...all, [name]: { ...draft, ...why } } : all));
    const savable = part.check(entered);
    if (!savable) return stay({ stuck: 'incomplete' });
    const before = part.saved();
    if (!isSaved(savable.value, before)) {
      try {
        const sent = await part.send(savable.value, { over });
        if (sent?.merged) reset(name);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'document.changed-meanwhile')
          return stay({ stuck: 'conflict' });
        if (isPassing(error)) retry.later();
        const isRefused = error instanceof ApiError && error.hasFields;
        return stay(isRefused ? { stuck: 'refused', refusal: error } : { stuck: 'failed' });
      }
      retry.done();
      history.push({ name, part, value: before });
      setHasSaved(true);
    }
    if (!savable.isComplete) stay({ stuck: 'incomplete' });
    else if (latest.current[name]?.entered === entered) drop([name]);
  };

  const saveAll = (isDue: (draft: Draft) => boolean): Promise<void> =>
    inTurn(async () => {
      for (const [name, draft] of Object.entries(latest.current)) if (isDue(draft)) await saveOne(name);
    });

  useAutosave(drafts, !isBusy && Object.values(drafts).some(isWaiting), () => void saveAll(isWaiting));

  /** Saves what can be saved now, what failed included. */
  const save = async (): Promise<Outcome> => {
    const wasStuck = Object.values(latest.current).some((draft) => !isWaiting(draft));
    await saveAll((draft) => isWaiting(draft) || draft.stuck === 'failed');
    const left = Object.values(latest.current);
    if (left.length === 0) return 'saved';
    return !wasStuck && left.every(({ stuck }) => stuck === 'refused' || stuck === 'failed') ? 'refused' : 'incomplete';
  };

  const conflict = Object.keys(drafts).find((name) => drafts[name]?.stuck === 'conflict');
  /** Whether all is saved, or the entries of these forms. */
  const stateOf = (names = Object.keys(drafts)): 'saving' | 'unsaved' | 'saved' | undefined => {
    const all = names.flatMap((name) => drafts[name] ?? []);
    if (isBusy || (all.length > 0 && all.every(isWaiting))) return 'saving';
    return all.length > 0 ? 'unsaved' : hasSaved ? 'saved' : undefined;
  };
  return {
    drafts,
    resets,
    drop,
    save,
    /** The form whose settings somebody else changed meanwhile in another way. */
    conflict,
    takeTheirs: (): void => {
      if (conflict === undefined) return;
      drop([conflict]);
      reset(conflict);
    },
    saveMine: (): void => {
      if (conflict !== undefined) void inTurn(() => saveOne(conflict, true));
    },
    closeConflict: (): void =>
      change((all) =>
        Object.fromEntries(
          Object.entries(all).map(([name, draft]) => [
            name,
            draft.stuck === 'conflict' ? { ...draft, stuck: 'failed' as const } : draft,
          ]),
        ),
      ),
    keep: (name: string, entered: Values, part: Part): void =>
      change((before) => ({ ...before, [name]: { entered, part } })),
    /** Whether nothing of these would be lost once they are saved. */
    canSave: (names: readonly string[]): boolean =>
      names.every((name) => {
        const draft = latest.current[name];
        return !draft || (isWaiting(draft) && draft.part.check(draft.entered)?.isComplete === true);
      }),
    undo: history.undo,
    stateOf,
  };
}

const isWaiting = ({ stuck }: Draft): boolean => stuck === undefined;
