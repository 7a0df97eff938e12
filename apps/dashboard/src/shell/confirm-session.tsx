import { lazy, Suspense } from 'react';
import { confirmation } from '#app/confirmation.ts';
import { useStore } from '#ui/store.ts';

const ConfirmSessionDialog = lazy(async () => ({
  default: (await import('./confirm-session-dialog.tsx')).ConfirmSessionDialog,
}));

/** Asks for the password when the server requires it again, above any open dialog. Loaded on first use. */
export function ConfirmSession() {
  const question = useStore(confirmation);
  return <Suspense>{question && <ConfirmSessionDialog onDone={question.answer} />}</Suspense>;
}
