import { fill, isLocale, languageTag, localeNameWithin } from '@app/texts';
import { Textarea } from '@mantine/core';
import { use } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { useFormState } from '#ui/form/form-context.ts';
import { useField } from '#ui/form/field.ts';
import { WrittenIn } from '../written-in.ts';

export type OwnText = Readonly<Record<string, string>>;

type InputProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly path: string;
  readonly value: OwnText | undefined;
  readonly onChange: (text: OwnText | undefined) => void;
  readonly required?: boolean;
  readonly rows?: number;
};

/** A text in the owner's words, in each language of the document. Empty counts as undefined. */
export function OwnTextInput({ label, hint, path, value, onChange, required = false, rows = 2 }: InputProps) {
  const words = useWords().policies.service;
  const locale = useLocale();
  const languages = use(WrittenIn);
  const { form } = useFormState();
  const set = (language: string, text: string): void => {
    const { [language]: _, ...others } = value ?? {};
    const next = text === '' ? others : { ...others, [language]: text };
    form.clearFieldError(path);
    form.clearFieldError(`${path}.${language}`);
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  const several = languages.length > 1;
  return (
    <>
      {languages.map((language, at) => (
        <Textarea
          key={language}
          label={
            several ? `${label} · ${fill(words.language, { language: localeNameWithin(language, locale) })}` : label
          }
          description={at === 0 ? (hint ?? (several ? words.allLanguages : undefined)) : undefined}
          lang={isLocale(language) ? languageTag(language) : undefined}
          data-path={`${path}.${language}`}
          data-speaks-for={at === 0 ? path : undefined}
          minRows={rows}
          withAsterisk={required}
          value={value?.[language] ?? ''}
          error={form.errors[`${path}.${language}`] ?? (at === 0 ? form.errors[path] : undefined)}
          onChange={(event) => set(language, event.currentTarget.value)}
        />
      ))}
    </>
  );
}

type Props = Pick<InputProps, 'label' | 'hint' | 'required' | 'rows'> & { readonly name: string };

/** The same, as a field of a form. */
export function OwnTextField({ name, ...props }: Props) {
  const { value, set } = useField<OwnText | undefined>(name);
  return <OwnTextInput {...props} path={name} value={value} onChange={set} />;
}
