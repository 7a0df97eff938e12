import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Asks before a page is left whose changes are not saved. */
export function UnsavedGuard({ when }: { readonly when: boolean }) {
  const words = useWords().sites;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={words.leaveTitle}
      text={words.leaveText}
      notReversible={false}
      confirmLabel={words.leave}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
