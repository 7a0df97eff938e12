import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useCookieSolutionWords } from './words.ts';

/** Asks before the page, or the window, is left with changes that are not saved. */
export function LeavingGuard({ isDirty }: { readonly isDirty: boolean }) {
  const words = useCookieSolutionWords().page.leaving;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={words.title}
      text={words.text}
      confirmLabel={words.leave}
      notReversible={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
