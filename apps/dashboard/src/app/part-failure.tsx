import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { showAlert } from './alerts.ts';
import { Failure } from './failure.tsx';
import { failureMessage, isLoadError } from './failure-message.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Those of the part, if it is a dialog. */
  readonly opened?: boolean;
  readonly onClose?: () => void;
};

// Whether a part was tried again before, on this page.
let hasRetried = false;

/** Replaces a part of a page that failed: see `lazyPart`. */
export function PartFailure({ error, onRetry, opened, onClose }: Props): ReactNode {
  const words = useWords().shell.failure;
  const { reset } = useQueryErrorResetBoundary();
  const isDialog = onClose !== undefined;
  // Online, a second failure is most likely an update: then only a reload helps, which asks about unsaved changes.
  const isOutdated = hasRetried && !isDialog && navigator.onLine;
  const text = !isLoadError(error) ? failureMessage(error) : isOutdated ? words.outdatedText : words.offline;
  const close = useEffectEvent(() => {
    reset();
    showAlert({ type: 'error', message: text });
    onClose?.();
  });
  useEffect(() => {
    if (isDialog && opened !== false) close();
  }, [isDialog, opened]);
  if (isDialog) return null;
  return (
    <Failure
      message={words.boxTitle}
      error={error}
      text={text}
      onRetry={() => {
        hasRetried = true;
        reset();
        onRetry();
      }}
    />
  );
}
