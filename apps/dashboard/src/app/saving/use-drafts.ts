import { useRef, useState } from 'react';
import { showAlert } from '../alerts.ts';
import { ApiError } from '../api-error.ts';
import { failureMessage } from '../failure-message.ts';
import { useAutosave } from './autosave.ts';
import { useHistory } from './history.ts';
import type { Outcome } from './leaving.ts';
import { isPassing, useRetry } from './retry.ts';
import { useWords } from '../words.tsx';
import type { Values } from '#ui/form/form-context.ts';
import { mergedOf } from './merging.ts';
import { isSaved, type Savable } from './savable.ts';
import { isChangedMeanwhile, type Sending, type Sent } from './send-merged.ts';

/** How the entries of a form are saved. */
export type Part = {
  /** What can be saved of the entries; undefined if nothing can. */
  readonly check: (entered: Values) => Savable | undefined;
  /** What is saved now. */
  readonly saved: () => unknown;
  /** Saves a value; undefined removes what is saved. */
  readonly send: (value: unknown, how: Sending) => Promise<Sent>;
  /** Whether what was saved before can be saved again. Default: always. */
  readonly canRestore?: ((before: unknown) => boolean) | undefined;
};

type Draft = {
  readonly entered: Values;
  readonly part: Part;
  /** Why it is still here after it was to be saved. Undefined while it waits for that. `undecided`: a conflict that was closed. */
  readonly stuck?: 'incomplete' | 'refused' | 'failed' | 'conflict' | 'undecided';
  /** Whether it failed before, and that was said. */
  readonly isRetry?: true;
  /** What the server said about fields. */
  readonly refusal?: ApiError;
};

/** What is not saved yet, by the name of its form. */
type Drafts = Readonly<Record<string, Draft>>;

/** A saved change, from what was saved before it. */
type Change = { readonly name: string; readonly part: Part; readonly before: unknown; readonly after: unknown };

/** The entries of all forms of a page: each is saved by itself as soon as it is complete, and can be taken back. */
export function useDrafts() {
  const words = useWords().saving;
  const [drafts, setDrafts] = useState<Drafts>({});
  const [isBusy, setBusy] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const [resets, setResets] = useState<Readonly<Record<string, number>>>({});
  // Read after a wait, when other entries may have been made.
  const latest = useRef(drafts);
  /** What was saved when the fields of a form were filled, by its name. Its entries build on that. */
  const bases = useRef<Readonly<Record<string, unknown>>>({});
  const saving = useRef(Promise.resolve());

  const change = (to: (drafts: Drafts) => Drafts): void => {
    latest.current = to(latest.current);
    setDrafts(latest.current);
  };
  const mapDrafts = (to: (draft: Draft) => Draft): void =>
    change((all) => Object.fromEntries(Object.entries(all).map(([name, draft]) => [name, to(draft)])));
  const drop = (names: readonly string[]): void =>
    change((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))));
  const begin = (name: string, saved: unknown): void => {
    bases.current = { ...bases.current, [name]: saved };
  };
  /** Fills the fields again with what is saved. */
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

  const history = useHistory<Change>((change, { push, cancel }) => {
    const { name, part, before, after } = change;
    // Most failures are said where they are sent.
    const giveUp = (message?: string): void => {
      cancel();
      if (message !== undefined) showAlert({ type: 'error', message });
    };
    void inTurn(async () => {
      const now = part.saved();
      // What somebody else saved since stays.
      const restored = mergedOf(after, before, now);
      try {
        if (!restored) return giveUp(words.undoRefused);
        await part.send(restored.value, { before: now });
        push(change);
        reset(name);
      } catch (error) {
        giveUp(
          isChangedMeanwhile(error) || (error instanceof ApiError && error.hasFields)
            ? failureMessage(error)
            : undefined,
        );
      }
    });
  });

  const retry = useRetry(() =>
    mapDrafts(({ stuck, ...draft }) => ({
      ...draft,
      ...(stuck === 'failed' ? { isRetry: true as const } : stuck && { stuck }),
    })),
  );

  const saveOne = async (name: string, over = false): Promise<void> => {
    const draft = latest.current[name];
    if (!draft) return;
    const { entered, part, isRetry = false } = draft;
    const isLatest = (): boolean => latest.current[name]?.entered === entered;
    const stay = (why: Partial<Draft>): void =>
      change((all) => (isLatest() ? { ...all, [name]: { ...draft, ...why } } : all));
    const savable = part.check(entered);
    if (!savable) return stay({ stuck: 'incomplete' });
    const before = bases.current[name];
    if (!isSaved(savable.value, before)) {
      let sent: Sent;
      try {
        sent = await part.send(savable.value, { before, over, isRetry });
      } catch (error) {
        if (isChangedMeanwhile(error)) return stay({ stuck: 'conflict' });
        if (isPassing(error)) retry.later();
        const isRefused = error instanceof ApiError && error.hasFields;
        return stay(isRefused ? { stuck: 'refused', refusal: error } : { stuck: 'failed' });
      }
      retry.done();
      const { saved: after, merged } = sent;
      const from = merged ? merged.before : before;
      if (part.canRestore?.(from) ?? true) history.push({ name, part, before: from, after });
      setHasSaved(true);
      // Fields that do not show what was merged go on from what they hold: the next save merges again.
      begin(name, merged ? savable.value : after);
    }
    if (!savable.isComplete) stay({ stuck: 'incomplete' });
    else if (isLatest()) drop([name]);
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

  const becomes = (from: Draft['stuck'], to: NonNullable<Draft['stuck']>): void =>
    mapDrafts((draft) => (draft.stuck === from ? { ...draft, stuck: to } : draft));
  const conflict = Object.keys(drafts).find((name) => drafts[name]?.stuck === 'conflict');
  /** Whether all is saved, or the entries of these forms. */
  const stateOf = (names = Object.keys(drafts)): 'saving' | 'unsaved' | 'saved' | undefined => {
    const all = names.flatMap((name) => drafts[name] ?? []);
    if (isBusy || (all.length > 0 && all.every(isWaiting))) return 'saving';
    return all.length > 0 ? 'unsaved' : hasSaved ? 'saved' : undefined;
  };
  /** Asks again about a conflict whose question was closed. */
  const askAgain = (): void => becomes('undecided', 'conflict');
  /** Takes the latest change back, if it is one of these forms. What is entered there and cannot be saved goes first. */
  const undoOf = (names?: readonly string[]): (() => void) | undefined => {
    const { last, undo } = history;
    if (!last || (names && !names.includes(last.name))) return undefined;
    if (!drafts[last.name]) return undo;
    return () => {
      drop([last.name]);
      reset(last.name);
    };
  };
  return {
    drafts,
    resets,
    begin,
    reset,
    /** Whether somebody else saved something since the fields of a form were filled. */
    isOutdated: (name: string, saved: unknown): boolean => !isSaved(saved, bases.current[name]),
    drop,
    save,
    /** Why entries are not saved, after waiting for that. */
    stuckNow: () => Object.values(latest.current).flatMap(({ stuck }) => stuck ?? []),
    askAgain,
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
    closeConflict: (): void => becomes('conflict', 'undecided'),
    keep: (name: string, entered: Values, part: Part): void => change((all) => ({ ...all, [name]: { entered, part } })),
    /** Whether nothing of these would be lost once they are saved. */
    canSave: (names: readonly string[]): boolean =>
      names.every((name) => {
        const draft = latest.current[name];
        return !draft || (isWaiting(draft) && draft.part.check(draft.entered)?.isComplete === true);
      }),
    undoOf,
    stateOf,
  };
}

const isWaiting = ({ stuck }: Draft): boolean => stuck === undefined;
