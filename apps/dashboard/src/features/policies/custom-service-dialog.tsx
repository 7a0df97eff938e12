import { Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { CustomForm } from './custom-form.tsx';
import { WrittenIn } from './written-in.ts';
import { UnsavedDrafts, useUnsavedGuard } from '#app/saving/unsaved-drafts.tsx';
import type { CustomServiceDialogProps } from '#app/slots.tsx';
import { useWords } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';

/** The form of a custom service, for pages other than the generator. It asks before it discards changes. */
export function CustomServiceDialog(props: CustomServiceDialogProps) {
  return (
    <UnsavedDrafts>
      <Dialog {...props} />
    </UnsavedDrafts>
  );
}

function Dialog({
  title,
  initial,
  languages,
  submitLabel,
  busy,
  error,
  onSubmit,
  onClose,
  children,
}: CustomServiceDialogProps) {
  const words = useWords().shell;
  const guard = useUnsavedGuard(onClose);
  const [first] = useState(initial);
  return (
    <Modal opened title={title} size="large" onClose={guard.close}>
      <Stack gap="md">
        <div>{children}</div>
        <Suspense fallback={<Skeletons shape="form" count={6} label={words.pageLoading} />}>
          <WrittenIn value={languages}>
            <CustomForm
              initial={first}
              busy={busy}
              error={error}
              submitLabel={submitLabel}
              onDirty={guard.markDirty}
              onSubmit={(custom) =>
                void onSubmit(custom).then(
                  (taken) => taken && guard.done(),
                  // The form shows errors at its fields, the banner shows all others.
                  () => undefined,
                )
              }
            />
          </WrittenIn>
        </Suspense>
      </Stack>
    </Modal>
  );
}
