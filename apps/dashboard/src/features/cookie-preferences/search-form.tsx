import { consentIdText } from '@app/contract';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './choices.module.css';
import { grouped } from './names.ts';
import { useAddress } from './use-address.ts';
import { useCookiePreferencesWords } from './words.ts';

/** Finds all choices of one visitor by the id shown in the banner. */
export function SearchForm() {
  const words = useCookiePreferencesWords().list;
  const { consent, go } = useAddress();
  const [text, setText] = useState(consent ? grouped(consent) : '');
  const [error, setError] = useState<string>();
  const search = (): void => {
    if (text.trim() === '') return setError(words.searchEmpty);
    const read = consentIdText.safeParse(text);
    if (!read.success) return setError(words.searchWrong);
    setError(undefined);
    go({ consent: read.data }, '#choices');
  };
  return (
    <form
      role="search"
      className={classes['search']}
      noValidate
      data-records-search
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <TextInput
        className={classes['searchField']}
        label={words.search}
        description={words.searchHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        leftSection={<IconSearch size={16} stroke={1.9} aria-hidden />}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="default" className={classes['searchButton'] ?? ''}>
        {words.searchButton}
      </Button>
    </form>
  );
}
