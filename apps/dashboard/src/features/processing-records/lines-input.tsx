import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFieldValue, useIsReadOnly, useSetField } from '#ui/form.tsx';

type Props = { readonly name: string; readonly label: string; readonly description: string };

/** A list of short texts, one per line. */
export function LinesInput({ name, label, description }: Props) {
  const value = useFieldValue<readonly string[]>(name) ?? [];
  const set = useSetField();
  const readOnly = useIsReadOnly();
  const [text, setText] = useState(value.join('\n'));
  return (
    <Textarea
      name={name}
      data-path={name}
      readOnly={readOnly}
      label={label}
      description={description}
      autosize
      minRows={2}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        const lines = currentTarget.value.split('\n').map((line) => line.trim());
        set(
          name,
          lines.filter((line) => line !== ''),
        );
      }}
    />
  );
}
