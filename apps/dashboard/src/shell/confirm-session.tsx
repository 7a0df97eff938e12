import { lazy, Suspense } from 'react';
import { confirmation } from '#app/confirmation.ts';
import { useStore } from '#ui/store.ts';

const ConfirmSessionDialog = lazy(async () => ({
  default: (await import('./confirm-session-dialog.tsx')).ConfirmSessionDialog,
}));

/** Asks for the password where the server wants it again, above whatever is open. Few visits need it: it is loaded then. */
export function ConfirmSession() {
  const question = useStore(confirmation);
  return <Suspense>{question && <ConfirmSessionDialog onDone={question.answer} />}</Suspense>;
}
