import { Textarea, type TextareaProps } from '@mantine/core';
import { useState } from 'react';
import { useConfigurator } from '../configurator-context.tsx';

type Props = Omit<TextareaProps, 'value' | 'onChange' | 'onBlur'> & {
  readonly value: string;
  readonly onDone: (reason: string) => void;
};

/**
 * A reason that is kept as evidence with its author. Taken over when the field is left: settings save by themselves, and half a
 * sentence is no reason.
 */
export function ReasonField({ value, onDone, ...field }: Props) {
  const { setTyping } = useConfigurator();
  const [typed, setTyped] = useState<string>();
  return (
    <Textarea
      {...field}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        setTyping(true);
      }}
      onBlur={() => {
        if (typed !== undefined && typed !== value) onDone(typed);
        setTyped(undefined);
        setTyping(false);
      }}
    />
  );
}
