import { Suspense } from 'react';
import { confirmation } from '#app/confirmation.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { useStore } from '#ui/store.ts';
import type { ConfirmSessionProps } from './confirm-session-dialog.tsx';

const ConfirmSessionDialog = lazyPart<ConfirmSessionProps & { readonly onClose: () => void }>(async () => ({
  default: (await import('./confirm-session-dialog.tsx')).ConfirmSessionDialog,
}));

/** Asks for the password when the server requires it again, above any open dialog. Loaded on first use. */
export function ConfirmSession() {
  const question = useStore(confirmation);
  return (
    <Suspense>
      {question && <ConfirmSessionDialog onDone={question.answer} onClose={() => question.answer(false)} />}
    </Suspense>
  );
}
