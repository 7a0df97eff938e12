import { Textarea, type TextareaProps } from '@mantine/core';
import { useTextField, type FieldProps } from './field.ts';

type Props = FieldProps &
  Pick<TextareaProps, 'placeholder' | 'minRows' | 'maxRows' | 'maxLength' | 'autoFocus' | 'autoComplete'>;

export function TextArea({ name, ...props }: Props) {
  return <Textarea {...useTextField(name)} {...props} />;
}
