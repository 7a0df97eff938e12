import { TextInput as MantineTextInput } from '@mantine/core';
import { PartInput, TextInput } from '#ui/form.tsx';
import { useField } from '#ui/form/field.ts';
import { hintBelow } from './hint-below.ts';
import classes from './terms.module.css';

type Props = { readonly name: string; readonly label: string; readonly hint?: string; readonly maxLength: number };

/** A line of text. */
export function LineField({ hint, ...props }: Props & { readonly type?: 'email' }) {
  return <TextInput {...props} {...hintBelow(hint)} />;
}

/** A web address. */
export function UrlField({ hint, ...props }: Omit<Props, 'maxLength'>) {
  return <TextInput {...props} {...hintBelow(hint)} inputMode="url" placeholder="https://" />;
}

/** A code in capital letters, for a currency or a state. Empty counts as undefined. */
export function CodeField({ name, label, hint, maxLength }: Props) {
  const { value, set, error, path } = useField<string | undefined>(name);
  return (
    <MantineTextInput
      {...path}
      {...hintBelow(hint)}
      classNames={{ wrapper: classes['short'] ?? '' }}
      label={label}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={value ?? ''}
      error={error}
      onChange={(event) => set(event.currentTarget.value.toUpperCase() || undefined)}
    />
  );
}

type PartProps = Props & { readonly part: string; readonly isUrl?: boolean };

/** A text of an optional part, which is removed when its last text is cleared. */
export function PartField({ hint, ...props }: PartProps) {
  return <PartInput {...props} {...hintBelow(hint)} />;
}
