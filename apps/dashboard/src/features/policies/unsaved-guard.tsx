import { createContext, use, useState, type ReactNode } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** What was entered in the panels and is not saved yet, by the name of the panel. */
type Drafts = Readonly<Record<string, unknown>>;

type Guard = {
  readonly drafts: Drafts;
  readonly wouldLose: boolean;
  readonly changeDrafts: (change: (drafts: Drafts) => Drafts) => void;
  readonly markDirty: () => void;
  /** Closes a dialog, after asking where something would be lost. */
  readonly close: (closeDialog: () => void) => void;
  /** Closes a dialog whose changes are saved. */
  readonly done: (closeDialog: () => void) => void;
};

const GuardContext = createContext<Guard | undefined>(undefined);

/**
 * Asks before a dialog with changes is closed, the page is left, or the window is. What is entered in a panel stays while
 * another one is shown. One guard for all of the page: one dialog is open at a time, and the router knows one guard only.
 */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const words = useWords().policies.service;
  const [isDirty, setDirty] = useState(false);
  const [drafts, changeDrafts] = useState<Drafts>({});
  const [closing, setClosing] = useState<() => void>();
  const wouldLose = isDirty || Object.keys(drafts).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => wouldLose && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (wouldLose) event.preventDefault();
  });
  const isAsking = closing !== undefined || blocker.state === 'blocked';
  const done = (closeDialog: () => void): void => {
    setDirty(false);
    setClosing(undefined);
    closeDialog();
  };
  const guard: Guard = {
    drafts,
    wouldLose,
    changeDrafts,
    markDirty: () => setDirty(true),
    done,
    close: (closeDialog) => (isDirty ? setClosing(() => closeDialog) : closeDialog()),
  };

  return (
    <GuardContext value={guard}>
      {children}
      {/* Made when it is needed, so that it lies above the dialog it asks about. */}
      {isAsking && (
        <ConfirmDialog
          opened
          title={words.unsavedTitle}
          text={words.unsavedText}
          confirmLabel={words.leave}
          notReversible={false}
          onConfirm={() => done(() => (blocker.state === 'blocked' ? blocker.proceed() : closing?.()))}
          onClose={() => {
            setClosing(undefined);
            blocker.reset?.();
          }}
        />
      )}
    </GuardContext>
  );
}

function useGuard(): Guard {
  const guard = use(GuardContext);
  if (!guard) throw new Error('A dialog or panel with changes needs an UnsavedGuard above it.');
  return guard;
}

/** What is not saved yet: whether there is anything, also in a dialog, and in which panels. */
export function useUnsaved() {
  const { wouldLose, drafts } = useGuard();
  return { wouldLose, isIn: (panel: string) => panel in drafts };
}

/** The guard for one dialog, which `closeDialog` closes. */
export function useUnsavedGuard(closeDialog: () => void) {
  const guard = useGuard();
  return {
    markDirty: guard.markDirty,
    close: () => guard.close(closeDialog),
    done: () => guard.done(closeDialog),
  };
}

/** What was entered in one panel and is not saved. */
export function useDraft<Entered>(panel: string) {
  const { drafts, changeDrafts } = useGuard();
  return {
    // Kept by this panel alone.
    draft: drafts[panel] as Partial<Entered> | undefined,
    keep: (entered: unknown) => changeDrafts((before) => ({ ...before, [panel]: entered })),
    /** Once it is saved; what was entered in the meantime stays. */
    forget: (saved: unknown) =>
      changeDrafts(({ [panel]: kept, ...others }) =>
        kept === undefined || kept === saved ? others : { ...others, [panel]: kept },
      ),
  };
}
