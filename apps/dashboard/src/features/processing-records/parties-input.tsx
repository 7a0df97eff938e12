import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFieldValue, useIsReadOnly, useSetField } from '#ui/form.tsx';

type Party = { readonly name: string; readonly country?: string };
type Props = { readonly name: string; readonly label: string; readonly description: string };

/** Names with countries, one per line: "Example Hosting (US)". */
export function PartiesInput({ name, label, description }: Props) {
  const value = useFieldValue<readonly Party[]>(name) ?? [];
  const set = useSetField();
  const readOnly = useIsReadOnly();
  const [text, setText] = useState(value.map(lineOf).join('\n'));
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
        set(
          name,
          currentTarget.value.split('\n').flatMap((line) => partyOf(line)),
        );
      }}
    />
  );
}

function lineOf({ name, country }: Party): string {
  return country ? `${name} (${country})` : name;
}

function partyOf(given: string): readonly Party[] {
  const line = given.trim();
  const country = /\(([A-Za-z]{2})\)$/.exec(line);
  const name = line.slice(0, country?.index).trim();
  if (name === '') return [];
  return [{ name, ...(country?.[1] && { country: country[1].toUpperCase() }) }];
}
