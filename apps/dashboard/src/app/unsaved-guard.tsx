import { useBeforeUnload, useBlocker, type Blocker } from 'react-router';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useWords } from './words.tsx';

/** Holds the page, and the window, while something is not saved. The router knows one such hold at a time. */
export function useLeavingBlocked(when: boolean): Blocker {
  useBeforeUnload((event) => {
    if (when) event.preventDefault();
  });
  return useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname);
}

type DialogProps = { readonly opened: boolean; readonly onLeave: () => void; readonly onStay: () => void };

/** Asks whether what is not saved may be lost. */
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

/** Asks before a page is left whose changes are not saved. */
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
