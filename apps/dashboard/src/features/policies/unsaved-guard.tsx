import { createContext, use, useState, type ReactNode } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

type Guard = {
  readonly markDirty: () => void;
  /** Closes a dialog, after asking where something would be lost. */
  readonly close: (closeDialog: () => void) => void;
  /** Closes a dialog whose changes are saved. */
  readonly done: (closeDialog: () => void) => void;
};

const GuardContext = createContext<Guard | undefined>(undefined);

/**
 * Asks before a dialog with changes is closed, the page is left, or the window is. One for all dialogs of the page: one of
 * them is open at a time, and the router knows one guard only.
 */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const words = useWords().policies.service;
  const [isDirty, setDirty] = useState(false);
  const [closing, setClosing] = useState<() => void>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  const isAsking = closing !== undefined || blocker.state === 'blocked';
  const done = (closeDialog: () => void): void => {
    setDirty(false);
    setClosing(undefined);
    closeDialog();
  };
  const guard: Guard = {
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

/** The guard for one dialog, which `closeDialog` closes. */
export function useUnsavedGuard(closeDialog: () => void) {
  const guard = use(GuardContext);
  if (!guard) throw new Error('useUnsavedGuard() needs an UnsavedGuard above it.');
  return {
    markDirty: guard.markDirty,
    close: () => guard.close(closeDialog),
    done: () => guard.done(closeDialog),
  };
}
