import { TextInput } from '@mantine/core';
import { useFieldValue, useFormState, useSetField } from './form-context.ts';

type Props = {
  /** The optional object that the text is part of. */
  readonly part: string;
  readonly name: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly inputWrapperOrder?: ('label' | 'input' | 'description' | 'error')[];
  readonly maxLength: number;
  readonly isUrl?: boolean;
};

/** A text of an optional part, which is removed when its last text is cleared. */
export function PartInput({ part, name, isUrl = false, ...props }: Props) {
  const { form } = useFormState();
  const texts = useFieldValue<Readonly<Record<string, string>>>(part) ?? {};
  const set = useSetField();
  const path = `${part}.${name}`;
  const enter = (text: string): void => {
    const { [name]: _, ...others } = texts;
    const next = text === '' ? others : { ...others, [name]: text };
    const isEmpty = Object.keys(next).length === 0;
    set(part, isEmpty ? undefined : next);
    form.setErrors(Object.fromEntries(Object.entries(form.errors).filter(([at]) => !at.startsWith(`${part}.`))));
  };
  return (
    <TextInput
      {...props}
      name={path}
      data-path={path}
      {...(isUrl ? { inputMode: 'url', placeholder: 'https://' } : {})}
      value={texts[name] ?? ''}
      error={form.errors[path]}
      onChange={(event) => enter(event.currentTarget.value)}
    />
  );
}
