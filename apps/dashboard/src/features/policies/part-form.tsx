import type { DocumentSettings, SettingsChange } from '@app/contract';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useWords } from '#app/words.tsx';
import { Form, FormActions, Submit } from '#ui/form.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeDocument } from './changes.ts';
import { useGenerator } from './generator-context.tsx';
import { useDraft } from './unsaved-drafts.tsx';

type PartFormProps<S extends z.ZodType> = {
  /** The part of the settings, under whose name unsaved values are kept. */
  readonly part: keyof DocumentSettings;
  readonly schema: S;
  readonly initial: Partial<z.input<S>> | undefined;
  readonly settings: (entered: z.output<S>) => SettingsChange;
  readonly children: ReactNode;
};

/** A form for one part of the settings, which appears in the document as soon as it is saved. */
export function PartForm<S extends z.ZodType>({ part, schema, initial, settings, children }: PartFormProps<S>) {
  const words = useWords().policies.settings;
  const { document } = useGenerator();
  const change = useChangeDocument(document.id);
  const { draft = initial, keep, forget } = useDraft<z.input<S>>(part);
  // Not bound to this component, because another part may be shown when the response arrives.
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
