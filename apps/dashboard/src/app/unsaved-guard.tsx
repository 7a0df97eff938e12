import { useBeforeUnload, useBlocker, type Blocker } from 'react-router';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useWords } from './words.tsx';

/** Blocks leaving the page or closing the window while changes are unsaved. The router supports one blocker at a time. */
export function useLeavingBlocked(when: boolean): Blocker {
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
  });
  return useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname);
}

type DialogProps = { readonly opened: boolean; readonly onLeave: () => void; readonly onStay: () => void };

/** Dialog that asks whether unsaved changes may be lost. */
export function LeaveDialog({ opened, onLeave, onStay }: DialogProps) {
  const words = useWords().sites;
  return (
    <ConfirmDialog
      opened={opened}
      title={words.leaveTitle}
      text={words.leaveText}
      confirmLabel={words.leave}
      notReversible={false}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}

/** Asks for confirmation before a page with unsaved changes is left. */
export function UnsavedGuard({ when }: { readonly when: boolean }) {
  const blocker = useLeavingBlocked(when);
  return (
    <LeaveDialog
      opened={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
