import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useUi } from './ui-context.tsx';

type Props = {
  readonly label: string;
  readonly value?: string;
  readonly placeholder?: string;
  /** Milliseconds without a keystroke before a search begins. */
  readonly delay?: number;
  readonly autoFocus?: boolean;
  readonly onSearch: (text: string) => void;
};

/** Searches while the user types, shortly after the last keystroke. */
export function SearchField({ label, value = '', placeholder, delay = 200, autoFocus = false, onSearch }: Props) {
  const { words } = useUi();
  const [text, setText] = useState(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const enter = (next: string, after: number): void => {
    setText(next);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => onSearch(next.trim()), after);
  };

  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={placeholder ?? label}
      value={text}
      data-autofocus={autoFocus || undefined}
      leftSection={<IconSearch size={16} stroke={1.9} aria-hidden />}
      rightSection={
        text === '' ? undefined : <CloseButton aria-label={words.form.clearSearch} onClick={() => enter('', 0)} />
      }
      onChange={(event) => enter(event.currentTarget.value, delay)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') enter(text, 0);
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation();
          enter('', 0);
        }
      }}
    />
  );
}
