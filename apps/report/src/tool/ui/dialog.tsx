import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../words.tsx';
import { UnsavedContext } from './unsaved.ts';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** A modal dialog of the browser: it keeps the focus, closes by Escape, and gives the focus back. What was typed goes only if wanted. */
export function Dialog({ title, onClose, isWide = false, children }: Props) {
  const { words } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const unsaved = useRef(0);
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const close = () => (unsaved.current > 0 ? setAsking(true) : onClose());
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'dialog wide' : 'dialog'}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Browsers let pages prevent only the first of several cancellations.
        event.preventDefault();
        close();
      }}
      onClose={() => {
        // Only this component closes it.
        if (dialog.current && !dialog.current.open) dialog.current.showModal();
      }}
      onCancel={(event) => {
        // A dialog within it has its own.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
    >
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="quiet" onClick={close}>
          {words.close}
        </button>
      </header>
      <div className="dialog-body">
        <UnsavedContext value={unsaved}>{children}</UnsavedContext>
      </div>
      {isAsking && (
        <Dialog title={words.unsaved.title} onClose={() => setAsking(false)}>
          <div className="stack">
            <p>{words.unsaved.text}</p>
            <div className="row">
              <button type="button" className="primary" onClick={() => setAsking(false)}>
                {words.unsaved.keep}
              </button>
              <button type="button" className="danger" onClick={onClose}>
                {words.unsaved.discard}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </dialog>
  );
}
