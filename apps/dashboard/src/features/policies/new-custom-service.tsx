import { fill } from '@app/texts';
import { Text } from '@mantine/core';
import { afterwards } from '#app/afterwards.ts';
import { useWords } from '#app/words.tsx';
import { showToast } from '#ui/toast.tsx';
import { useAddCustomService } from './changes.ts';
import { CustomForm } from './custom-form.tsx';
import { useGenerator } from './generator-context.tsx';

type Props = { readonly onDirty: () => void; readonly onDone: () => void };

/** A custom service: the owner describes it completely, from its name to its places. */
export function NewCustomService({ onDirty, onDone }: Props) {
  const { custom, added } = useWords().policies.services;
  const { document, openField } = useGenerator();
  const add = useAddCustomService(document.id);
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {custom.text}
      </Text>
      <CustomForm
        initial={openField === undefined ? {} : { name: openField }}
        busy={add.isPending}
        error={add.error}
        submitLabel={custom.create}
        onDirty={onDirty}
        onSubmit={(entered) =>
          afterwards(add.mutateAsync(entered, { onSuccess: () => onDone() }), () =>
            showToast({ message: fill(added, { service: entered.name }) }),
          )
        }
      />
    </>
  );
}
