import type { SettingsChange } from '@app/contract';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useWords } from '#app/words.tsx';
import { Form, FormActions, Submit } from '#ui/form.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeDocument } from './changes.ts';
import { useGenerator } from './generator-context.tsx';

type PartFormProps<S extends z.ZodType> = {
  readonly schema: S;
  readonly initial: Partial<z.input<S>> | undefined;
  readonly settings: (entered: z.output<S>) => SettingsChange;
  readonly children: ReactNode;
};

/** A form for one part of the settings, which is shown in the document as soon as it is saved. */
export function PartForm<S extends z.ZodType>({ schema, initial, settings, children }: PartFormProps<S>) {
  const words = useWords().policies.settings;
  const { document } = useGenerator();
  const change = useChangeDocument(document.id);
  return (
    <Form
      schema={schema}
      {...(initial ? { initial } : {})}
      busy={change.isPending}
      error={change.error}
      onSubmit={(entered) =>
        change.mutate(
          { settings: settings(schema.parse(entered)) },
          { onSuccess: () => showToast({ message: words.saved }) },
        )
      }
    >
      {children}
      <FormActions>
        <Submit>{words.save}</Submit>
      </FormActions>
    </Form>
  );
}
