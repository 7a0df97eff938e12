import type { customService, CustomService } from '@app/contract';
import type { Locale } from '@app/texts';
import { Stack } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { CustomForm } from '#features/policies/custom-form.tsx';
import { WrittenIn } from '#features/policies/written-in.ts';
import { UnsavedGuard, useUnsavedGuard } from '#features/policies/unsaved-guard.tsx';
import { useWords } from '#app/words.tsx';
import { Modal } from '#ui/modal.tsx';
import { Skeletons } from '#ui/skeletons.tsx';

type Props = {
  readonly title: string;
  readonly initial: Partial<z.input<typeof customService>>;
  /** Own words are asked for in each of these. */
  readonly languages: readonly Locale[];
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly error: unknown;
  /** Whether it was taken: then the dialog closes. */
  readonly onSubmit: (custom: CustomService) => Promise<boolean>;
  readonly onClose: () => void;
  /** What stands above the form. */
  readonly children: ReactNode;
};

/** The form of a service of one's own, for pages other than the generator. It loses nothing without asking. */
export function CustomServiceDialog(props: Props) {
  return (
    <UnsavedGuard>
      <Dialog {...props} />
    </UnsavedGuard>
  );
}

function Dialog({ title, initial, languages, submitLabel, busy, error, onSubmit, onClose, children }: Props) {
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
                  // The form shows it at its fields, the banner says it else.
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
