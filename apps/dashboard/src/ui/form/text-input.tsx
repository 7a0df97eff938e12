import { TextInput as MantineTextInput, type TextInputProps } from '@mantine/core';
import { useField, type FieldProps } from './field.ts';

type Props = FieldProps &
  Pick<
    TextInputProps,
    | 'placeholder'
    | 'type'
    | 'autoComplete'
    | 'autoFocus'
    | 'inputMode'
    | 'leftSection'
    | 'rightSection'
    | 'maxLength'
    | 'readOnly'
    | 'spellCheck'
    | 'onBlur'
    | 'inputWrapperOrder'
    | 'w'
  >;

export function TextInput({ name, ...props }: Props) {
  const { value, set, error, required, path } = useField<string>(name);
  return (
    <MantineTextInput
      {...path}
      {...props}
      // For dialogs, which otherwise focus their first control.
      data-autofocus={props.autoFocus || undefined}
      withAsterisk={required}
      aria-required={required}
      value={value ?? ''}
      error={error}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
