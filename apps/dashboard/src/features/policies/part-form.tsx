import type { DocumentSettings, SettingsChange } from '@app/contract';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useWords } from '#app/words.tsx';
import { Form, FormActions, Submit } from '#ui/form.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeDocument } from './changes.ts';
import { useGenerator } from './generator-context.tsx';
import { useDraft } from './unsaved-guard.tsx';

type PartFormProps<S extends z.ZodType> = {
  /** Which one it is: what is entered is kept under its name. */
  readonly part: keyof DocumentSettings;
  readonly schema: S;
  readonly initial: Partial<z.input<S>> | undefined;
  readonly settings: (entered: z.output<S>) => SettingsChange;
  readonly children: ReactNode;
};

/** A form for one part of the settings, which is shown in the document as soon as it is saved. */
export function PartForm<S extends z.ZodType>({ part, schema, initial, settings, children }: PartFormProps<S>) {
  const words = useWords().policies.settings;
  const { document } = useGenerator();
  const change = useChangeDocument(document.id);
  const { draft = initial, keep, forget } = useDraft<z.input<S>>(part);
  // Tied to the request: another part may be shown by the time it is answered.
  const save = async (entered: z.output<S>): Promise<void> => {
    await change.mutateAsync({ settings: settings(entered) });
    forget(draft);
    showToast({ message: words.saved });
  };
  return (
    <Form
      schema={schema}
      {...(draft ? { initial: draft } : {})}
      busy={change.isPending}
      onChange={keep}
      onSubmit={(entered) => save(schema.parse(entered))}
    >
      {children}
      <FormActions>
        <Submit>{words.save}</Submit>
      </FormActions>
    </Form>
  );
}
