import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { showAlert } from './alerts.ts';
import { ApiError } from './api-error.ts';
import { Failure } from './failure.tsx';
import { failureMessage, isLoadError } from './failure-message.ts';
import { log } from './log.ts';
import { useWords } from './words.tsx';

type Props = {
  readonly error: unknown;
  /** Whether the part was tried again before. */
  readonly isSecond: boolean;
  readonly onRetry: () => void;
  /** That of the part, if it is a dialog. */
  readonly onClose?: () => void;
};

/** Replaces a part of a page that failed: see `lazyPart`. */
export function PartFailure({ error, isSecond, onRetry, onClose }: Props): ReactNode {
  const words = useWords().shell.failure;
  const { reset } = useQueryErrorResetBoundary();
  const [number] = useState(() => numberOf(error));
  const isDialog = onClose !== undefined;
  // Online, a second failure is most likely an update: then only a reload helps, which asks about unsaved changes.
  const isOutdated = isSecond && !isDialog && navigator.onLine;
  const text = number
    ? `${words.errorText} ${number}`
    : !isLoadError(error)
      ? failureMessage(error)
      : isOutdated
        ? words.outdatedText
        : words.offline;
  const close = useEffectEvent(() => {
    if (!isDialog) return;
    reset();
    showAlert({ type: 'error', message: text });
    onClose();
  });
  useEffect(() => close(), []);
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

const numbers = new Map<unknown, string>();

/** A bug gets one number that also stands in the browser's log, so that what the reader reports can be found. */
export function numberOf(error: unknown): string | undefined {
  if (error instanceof ApiError || isLoadError(error)) return undefined;
  const known = numbers.get(error);
  if (known) return known;
  const id = crypto.randomUUID().slice(0, 8);
  numbers.set(error, id);
  log.warn(`Page error ${id}`, error);
  return id;
}
