import { createContext, use, useState, type ReactNode } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useSavedBeforeLeaving } from './leaving.ts';
import { LeaveDialog } from '../unsaved-guard.tsx';
import { useWords } from '../words.tsx';
import type { Values } from '#ui/form/form-context.ts';
import { useDrafts, type Part } from './use-drafts.ts';

type Guard = ReturnType<typeof useDrafts> & {
  readonly markDirty: () => void;
  /** Closes a dialog with these forms, after asking if something would be lost. */
  readonly close: (closeDialog: () => void, forms: readonly string[]) => void;
  /** Closes a dialog whose changes are saved. */
  readonly done: (closeDialog: () => void) => void;
};

const GuardContext = createContext<Guard | undefined>(undefined);

type Closing = { readonly closeDialog: () => void; readonly forms: readonly string[] };

/**
 * Keeps and saves what is entered in the forms of a page, also while another one is shown. Before a dialog, the page or the window
 * is closed, it saves what can be saved, and asks about the rest. One guard for the whole page: only one dialog is open at a time,
 * and the router supports only one blocker.
 */
export function UnsavedDrafts({ children }: { readonly children: ReactNode }) {
  const drafts = useDrafts();
  const [isDirty, setDirty] = useState(false);
  const [closing, setClosing] = useState<Closing>();
  const leaving = useSavedBeforeLeaving(isDirty || Object.keys(drafts.drafts).length > 0, async () => {
    const outcome = await drafts.save();
    return isDirty ? 'incomplete' : outcome;
  });
  const done = (closeDialog: () => void): void => {
    setDirty(false);
    setClosing(undefined);
    closeDialog();
  };
  const guard: Guard = {
    ...drafts,
    markDirty: () => setDirty(true),
    done,
    close: (closeDialog, forms) => {
      if (isDirty || !drafts.canSave(forms)) return setClosing({ closeDialog, forms });
      void drafts.save();
      closeDialog();
    },
  };
  const leave = (): void => {
    if (leaving.isAsking) return done(leaving.leave);
    if (!closing) return;
    drafts.drop(closing.forms);
    done(closing.closeDialog);
  };

  return (
    <GuardContext value={guard}>
      {children}
      {drafts.conflict !== undefined && <Conflict drafts={drafts} />}
      {/* Rendered only when needed, so that it is above the dialog it asks about. */}
      {(closing !== undefined || leaving.isAsking) && (
        <LeaveDialog
          opened
          onLeave={leave}
          onStay={() => {
            setClosing(undefined);
            leaving.stay();
          }}
        />
      )}
    </GuardContext>
  );
}

function Conflict({ drafts }: { readonly drafts: ReturnType<typeof useDrafts> }) {
  const { conflict } = useWords().saving;
  return (
    <ConflictDialog
      opened
      busy={drafts.stateOf() === 'saving'}
      words={conflict}
      onTheirs={drafts.takeTheirs}
      onMine={drafts.saveMine}
      onClose={drafts.closeConflict}
    />
  );
}

function useGuard(): Guard {
  const guard = use(GuardContext);
  if (!guard) throw new Error('A dialog or form with changes needs UnsavedDrafts above it.');
  return guard;
}

/** Whether the entries of the page, or of these forms, are saved, which forms have entries that cannot be, and the way back. */
export function useUnsaved(forms?: readonly string[]) {
  const { drafts, stateOf, undoOf, save, stuckNow, askAgain } = useGuard();
  return {
    state: stateOf(forms && [...forms]),
    undo: undoOf(forms),
    save,
    askAgain,
    stuckNow,
    isStuck: (form: string) => drafts[form]?.stuck !== undefined,
  };
}

/** The guard for one dialog, which `closeDialog` closes. */
export function useUnsavedGuard(closeDialog: () => void, forms: readonly string[] = []) {
  const guard = useGuard();
  return {
    markDirty: guard.markDirty,
    close: () => guard.close(closeDialog, forms),
    done: () => guard.done(closeDialog),
  };
}

/** What is entered in one form and not saved yet. */
export function useDraft(form: string) {
  const { drafts, resets, begin, reset, isOutdated, keep, save } = useGuard();
  const draft = drafts[form];
  return {
    entered: draft?.entered,
    refusal: draft?.refusal,
    /** Grows when the form must show again what is saved. */
    resets: resets[form] ?? 0,
    /** Says what was saved when the fields were filled. */
    begin: (saved: unknown) => begin(form, saved),
    reset: () => reset(form),
    isOutdated: (saved: unknown) => isOutdated(form, saved),
    keep: (entered: Values, part: Part) => keep(form, entered, part),
    save,
  };
}
