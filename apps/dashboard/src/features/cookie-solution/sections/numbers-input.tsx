import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useProblemOf } from '../configurator-context.tsx';
import { numbersIn } from '../service-settings.ts';
import { useCookieSolutionWords } from '../words.ts';

type Props = {
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
};

/** A field for numbers separated by commas. Invalid text stays in the field, but does not change the value. */
export function NumbersInput({ path, label, description, value, onChange }: Props) {
  const words = useCookieSolutionWords().advanced.tcf;
  const problem = useProblemOf()(path);
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && numbersIn(typed) === undefined;
  return (
    <TextInput
      data-path={path}
      label={label}
      description={description}
      inputMode="numeric"
      value={typed ?? value.join(', ')}
      error={isWrong ? words.vendorsIdsProblem : problem}
      onBlur={() => !isWrong && setTyped(undefined)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const numbers = numbersIn(currentTarget.value);
        if (numbers) onChange(numbers);
      }}
    />
  );
}
