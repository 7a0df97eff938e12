import { Button, CloseButton } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useEscape } from './escape.ts';
import { store, useStore } from './store.ts';
import type { keepClear } from './toast-place.ts';
import classes from './toast.module.css';
import { useUi } from './ui-context.tsx';

export type Toast = {
  readonly message: string;
  /** Undoes the action. */
  readonly onUndo?: () => void;
  /** Links to the result. */
  readonly links?: readonly ToastLink[];
  /** Milliseconds until the toast disappears. Default: eight seconds if it can be undone or has links, four otherwise. */
  readonly hideAfter?: number;
};

type ToastLink = { readonly label: string; readonly to: string; readonly newWindow?: boolean };

type VisibleToast = Toast & { readonly id: number };

const shown = store<readonly VisibleToast[]>([]);
let count = 0;

/** Shows near the corner that something was done, with an optional way to undo it. */
export function showToast(toast: Toast): void {
  count += 1;
  shown.set([...shown.get().slice(-2), { ...toast, id: count }]);
}

export function ToastRegion() {
  const toasts = useStore(shown);
  const region = useRef<HTMLDivElement>(null);
  const keep = useKeepClear();
  useLayoutEffect(() => (region.current && toasts.length > 0 ? keep?.(region.current) : undefined), [toasts, keep]);
  return (
    <div ref={region} className={classes['region']} aria-live="polite" data-toasts>
      {toasts.map((toast) => (
        <UndoToast
          key={toast.id}
          toast={toast}
          onGone={() => shown.set(shown.get().filter(({ id }) => id !== toast.id))}
        />
      ))}
    </div>
  );
}

/** Loaded after the page is painted, since no toast is shown before. Until then, toasts are at the bottom of the window. */
function useKeepClear(): typeof keepClear | undefined {
  const [keep, setKeep] = useState<typeof keepClear>();
  useEffect(() => {
    void import('./toast-place.ts').then(
      (place) => setKeep(() => place.keepClear),
      () => undefined,
    );
  }, []);
  return keep;
}

function UndoToast({ toast, onGone }: { readonly toast: VisibleToast; readonly onGone: () => void }) {
  const { words } = useUi();
  const hideAfter = toast.hideAfter ?? (toast.onUndo || toast.links ? 8000 : 4000);
  // A user who points at it or focuses it is reading it, or about to undo.
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const stays = isPointed || hasFocus;
  // Focus returns to where it came from.
  const before = useRef<EventTarget>(null);
  const close = (): void => {
    if (hasFocus && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    onGone();
  };
  useEscape(stays, close);
  // A new function from the parent must not restart the timer.
  const go = useEffectEvent(onGone);
  useEffect(() => {
    if (stays) return undefined;
    const going = setTimeout(() => go(), hideAfter);
    return () => clearTimeout(going);
  }, [hideAfter, stays]);

  return (
    <div
      className={classes['toast']}
      role="presentation"
      data-stays={stays || undefined}
      // Only a pointer that moves: a toast can also appear below one that rests.
      onPointerMove={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        setFocus(true);
      }}
      onBlur={() => setFocus(false)}
    >
      <span className={classes['message']}>{toast.message}</span>
      {toast.onUndo && (
        <Button
          size="compact-sm"
          variant="transparent"
          className={classes['undo']}
          onClick={() => {
            toast.onUndo?.();
            close();
          }}
        >
          {words.dialog.undo}
        </Button>
      )}
      {toast.links?.map(({ label, to, newWindow = false }) => (
        <a
          key={to}
          className={classes['link']}
          href={to}
          {...(newWindow ? { target: '_blank', rel: 'noreferrer' } : {})}
        >
          {label}
        </a>
      ))}
      <CloseButton variant="transparent" className={classes['close']} aria-label={words.dialog.close} onClick={close} />
    </div>
  );
}
