import type { Document, DocumentSettings, SettingsChange } from '@app/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { failureMessage } from '#app/failure-message.ts';
import { documentQuery } from '#app/sites.ts';
import { useChangeDocument } from './changes.ts';
import { useGenerator } from './generator-context.tsx';
import { SavedForm } from '#app/saving/saved-form.tsx';
import { sendMergedOrSay, type Sending, type Sent } from '#app/saving/send-merged.ts';
import classes from './terms/terms.module.css';

type Props<S extends z.ZodType> = {
  /** The part of the settings, under whose name unsaved entries are kept. */
  readonly part: keyof DocumentSettings;
  readonly schema: S;
  readonly initial: Partial<z.input<S>> | undefined;
  readonly settings: (entered: z.output<S>) => SettingsChange;
  readonly label?: string;
  readonly focus?: string | undefined;
  /** Called once a change is saved. */
  readonly onSaved?: () => void;
  /** What is said if it fails. Default: why it did. */
  readonly failed?: string;
  readonly children: ReactNode;
};

/** A form for one part of the settings, which appears in the document as soon as it is saved. */
export function PartForm<S extends z.ZodType>({ part, schema, settings, onSaved, failed, ...rest }: Props<S>) {
  const { document } = useGenerator();
  const client = useQueryClient();
  const change = useChangeDocument(document.id, { quiet: true });
  const query = documentQuery(document.id);
  // Reads the current one, since it is called after other changes.
  const saved = (): unknown => client.getQueryData<Document>(query.queryKey)?.settings[part];
  // Some forms have the whole part as a field.
  const isField = 'shape' in schema && part in (schema.shape as object);
  const put = async (value: unknown, before: unknown): Promise<unknown> => {
    // The schema of the part has accepted the value.
    const changed = { settings: { [part]: value ?? null } as SettingsChange, before: { [part]: before ?? null } };
    return (await change.mutateAsync(changed)).settings[part];
  };
  const newest = async (): Promise<unknown> => (await client.fetchQuery({ ...query, staleTime: 0 })).settings[part];
  const send = async (value: unknown, how: Sending): Promise<Sent> => {
    const sent = await sendMergedOrSay({ value, ...how, put, newest }, (error) => failed ?? failureMessage(error));
    onSaved?.();
    return sent;
  };
  return (
    <SavedForm
      {...rest}
      name={part}
      schema={schema}
      prefix={isField ? 'settings.' : `settings.${part}.`}
      saved={saved}
      current={document.settings[part]}
      toSaved={(entered) => settings(entered)[part]}
      send={send}
    />
  );
}

/** The form that is a whole panel: all settings of a kind of document. */
export function PanelForm<S extends z.ZodType>({ children, ...rest }: Props<S> & { readonly label: string }) {
  const { openField, closeService } = useGenerator();
  return (
    // After the field named in the address is left, a link can open it again.
    <div className={classes['panel']} onBlur={openField ? closeService : undefined}>
      <PartForm {...rest} focus={openField}>
        {children}
      </PartForm>
    </div>
  );
}
