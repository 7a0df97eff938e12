import type { DocumentService } from '@app/contract';
import { useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Modal } from '#ui/modal.tsx';
import { useGenerator } from './generator-context.tsx';
import { NewCustomService } from './new-custom-service.tsx';
import { ServiceEditor } from './service-editor.tsx';

/** The dialog of the service that the address names, or of a new one. It does not lose what is not saved without asking. */
export function ServiceDialogs() {
  const { policies } = useWords();
  const { document, openId, closeService } = useGenerator();
  const service = document.services.find(({ id }) => id === openId);
  const isNew = openId === 'new';
  const guard = useUnsavedGuard(closeService);
  // The last one stays while the dialog closes, so that it does not empty before it is gone.
  const [last, setLast] = useState<DocumentService>();
  if (service && service !== last) setLast(service);
  const title = isNew ? policies.services.custom.title : (service ?? last)?.name;

  return (
    <>
      <Modal opened={isNew || service !== undefined} title={title} size="large" onClose={guard.close}>
        {isNew && <NewCustomService onDirty={guard.markDirty} onDone={guard.done} />}
        {service && <ServiceEditor key={service.id} service={service} onDirty={guard.markDirty} onDone={guard.done} />}
      </Modal>
      <ConfirmDialog
        opened={guard.isAsking}
        title={policies.service.unsavedTitle}
        text={policies.service.unsavedText}
        confirmLabel={policies.service.leave}
        notReversible={false}
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </>
  );
}

/** Asks before a dialog with changes is closed, the page is left, or the window is. */
function useUnsavedGuard(closeDialog: () => void) {
  const [isDirty, setDirty] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  const done = (): void => {
    setDirty(false);
    setClosing(false);
    closeDialog();
  };
  return {
    isAsking: isClosing || blocker.state === 'blocked',
    markDirty: () => setDirty(true),
    done,
    // A moment later: the Escape that closes this dialog must not close the question as well.
    close: () => (isDirty ? void setTimeout(() => setClosing(true)) : done()),
    leave: () => {
      setDirty(false);
      setClosing(false);
      if (blocker.state === 'blocked') blocker.proceed();
      else closeDialog();
    },
    stay: () => {
      setClosing(false);
      if (blocker.state === 'blocked') blocker.reset();
    },
  };
}
