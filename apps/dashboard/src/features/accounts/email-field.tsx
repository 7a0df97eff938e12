import { fill } from '@app/texts';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '#app/words.tsx';
import { TextInput, useFieldValue, useSetField } from '#ui/form.tsx';
import classes from './accounts.module.css';

/** The e-mail field of a sign-up: suggests a correction for a likely typo when the field loses focus; a click accepts it. */
export function EmailField({ name = 'email' }: { readonly name?: string }) {
  const words = useWords().accounts;
  const set = useSetField();
  const typed = useFieldValue(name) ?? '';
  const [suggested, setSuggested] = useState<{ readonly of: string; readonly email: string }>();

  const look = async (): Promise<void> => {
    const { suggestEmail } = await import('./email-suggestion.ts');
    const email = suggestEmail(typed);
    setSuggested(email === undefined ? undefined : { of: typed, email });
  };

  return (
    <div>
      <TextInput
        name={name}
        type="email"
        label={words.email}
        autoComplete="email"
        spellCheck={false}
        onBlur={() => void look()}
      />
      <div role="status">
        {suggested?.of === typed && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            className={classes['suggestion'] ?? ''}
            onClick={() => set(name, suggested.email)}
          >
            {fill(words.suggestion, { email: suggested.email })}
          </Anchor>
        )}
      </div>
    </div>
  );
}
