import { createContext, use, useState, type ReactNode } from 'react';
import { LeaveDialog, useLeavingBlocked } from '#app/unsaved-guard.tsx';

/** Unsaved values of the panels, by panel name. */
type Drafts = Readonly<Record<string, unknown>>;

type Guard = {
  readonly drafts: Drafts;
  readonly wouldLose: boolean;
  readonly changeDrafts: (change: (drafts: Drafts) => Drafts) => void;
  readonly markDirty: () => void;
  /** Closes a dialog, after asking if something would be lost. */
  readonly close: (closeDialog: () => void) => void;
  /** Closes a dialog whose changes are saved. */
  readonly done: (closeDialog: () => void) => void;
};

const GuardContext = createContext<Guard | undefined>(undefined);

/**
 * Asks before a dialog with changes, the page or the window is closed. Unsaved values of a panel are kept while another one is
 * shown. One guard for the whole page: only one dialog is open at a time, and the router supports only one blocker.
 */
export function UnsavedDrafts({ children }: { readonly children: ReactNode }) {
  const [isDirty, setDirty] = useState(false);
  const [drafts, changeDrafts] = useState<Drafts>({});
  const [closing, setClosing] = useState<() => void>();
  const wouldLose = isDirty || Object.keys(drafts).length > 0;
  const blocker = useLeavingBlocked(wouldLose);
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
      {/* Rendered only when needed, so that it is above the dialog it asks about. */}
      {isAsking && (
        <LeaveDialog
          opened
          onLeave={() => done(() => (blocker.state === 'blocked' ? blocker.proceed() : closing?.()))}
          onStay={() => {
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
  if (!guard) throw new Error('A dialog or panel with changes needs UnsavedDrafts above it.');
  return guard;
}

/** Whether there are unsaved values, also in a dialog, and in which panels. */
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

/** The unsaved values of one panel. */
export function useDraft<Entered>(panel: string) {
  const { drafts, changeDrafts } = useGuard();
  return {
    // Only this panel writes the value, so the cast is safe.
    draft: drafts[panel] as Partial<Entered> | undefined,
    keep: (entered: unknown) => changeDrafts((before) => ({ ...before, [panel]: entered })),
    /** Called after saving; values entered meanwhile stay. */
    forget: (saved: unknown) =>
      changeDrafts(({ [panel]: kept, ...others }) =>
        kept === undefined || kept === saved ? others : { ...others, [panel]: kept },
      ),
  };
}
