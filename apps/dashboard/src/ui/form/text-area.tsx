import { Textarea, type TextareaProps } from '@mantine/core';
import { useField, type FieldProps } from './field.ts';

type Props = FieldProps &
  Pick<TextareaProps, 'placeholder' | 'minRows' | 'maxRows' | 'maxLength' | 'autoFocus' | 'autoComplete'>;

export function TextArea({ name, ...props }: Props) {
  const { value, set, error, required, path } = useField<string>(name);
  return (
    <Textarea
      {...path}
      {...props}
      withAsterisk={required}
      aria-required={required}
      value={value ?? ''}
      error={error}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
