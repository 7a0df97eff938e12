import type { DocumentSettings, SettingsChange } from '@app/contract';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useWords } from '#app/words.tsx';
import { Form, FormActions, Submit } from '#ui/form.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChangeDocument } from './changes.ts';
import { useGenerator } from './generator-context.tsx';
import classes from './terms/terms.module.css';
import { useDraft } from './unsaved-drafts.tsx';

type Props<S extends z.ZodType> = {
  /** The part of the settings, under whose name unsaved values are kept. */
  readonly part: keyof DocumentSettings;
  readonly schema: S;
  readonly initial: Partial<z.input<S>> | undefined;
  readonly settings: (entered: z.output<S>) => SettingsChange;
  readonly children: ReactNode;
};

/** A form for one part of the settings, which appears in the document as soon as it is saved. */
export function PartForm<S extends z.ZodType>({ schema, initial, children, ...rest }: Props<S>) {
  const words = useWords().policies.settings;
  const { draft = initial, ...form } = usePart({ schema, ...rest });
  return (
    <Form schema={schema} {...(draft ? { initial: draft } : {})} {...form}>
      {children}
      <FormActions>
        <Submit>{words.save}</Submit>
      </FormActions>
    </Form>
  );
}

/** The form that is a whole panel: all settings of a kind of document, with the button in view. */
export function PanelForm<S extends z.ZodType>({
  label,
  schema,
  initial,
  children,
  ...rest
}: Props<S> & { readonly label: string }) {
  const words = useWords().policies.settings;
  const { openField, closeService } = useGenerator();
  const { draft, ...form } = usePart({ schema, ...rest });
  const shown = draft ?? initial;
  return (
    // After the field named in the address is left, a link can open it again.
    <div className={classes['panel']} onBlur={openField ? closeService : undefined}>
      <Form
        schema={schema}
        label={label}
        {...(shown ? { initial: shown } : {})}
        {...(openField ? { focus: openField } : {})}
        {...form}
      >
        {children}
        <div className={classes['bar']}>
          <Submit variant={draft ? 'filled' : 'default'}>{words.save}</Submit>
        </div>
      </Form>
    </div>
  );
}

/** The unsaved values of a part, and how they are kept and saved. */
function usePart<S extends z.ZodType>({ part, schema, settings }: Pick<Props<S>, 'part' | 'schema' | 'settings'>) {
  const words = useWords().policies.settings;
  const change = useChangeDocument(useGenerator().document.id);
  const { draft, keep, forget } = useDraft<z.input<S>>(part);
  // Not bound to the form, because another part may be shown when the response arrives.
  const save = async (entered: z.output<S>): Promise<void> => {
    await change.mutateAsync({ settings: settings(entered) });
    forget(draft);
    showToast({ message: words.saved });
  };
  return {
    draft,
    busy: change.isPending,
    onChange: keep,
    onSubmit: (entered: unknown) => save(schema.parse(entered)),
  };
}
