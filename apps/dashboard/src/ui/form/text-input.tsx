import { TextInput as MantineTextInput, type TextInputProps } from '@mantine/core';
import { useTextField, type FieldProps } from './field.ts';

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
  // For dialogs, which otherwise focus their first control.
  return <MantineTextInput {...useTextField(name)} {...props} data-autofocus={props.autoFocus || undefined} />;
}
