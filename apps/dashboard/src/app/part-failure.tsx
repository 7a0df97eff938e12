import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { showAlert } from './alerts.ts';
import { Failure } from './failure.tsx';
import { failureMessage, isLoadError } from './failure-message.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly error: unknown;
  readonly attempts: number;
  readonly onRetry: () => void;
  /** Those of the part, if it is a dialog. */
  readonly opened?: boolean;
  readonly onClose?: () => void;
};

/** Replaces a part of a page that failed: see `lazyPart`. */
export function PartFailure({ error, attempts, onRetry, opened, onClose }: Props): ReactNode {
  const words = useWords().shell.failure;
  const { reset } = useQueryErrorResetBoundary();
  // Online, a second failure is most likely an update: then only a reload helps, which asks about unsaved changes.
  const isOutdated = attempts > 1 && navigator.onLine;
  const text = !isLoadError(error) ? failureMessage(error) : isOutdated ? words.outdatedText : words.offline;
  const isDialog = onClose !== undefined;
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
        reset();
        onRetry();
      }}
    />
  );
}
