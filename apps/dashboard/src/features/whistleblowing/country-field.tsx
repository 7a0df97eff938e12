import { countriesIn, countryName } from '@app/texts';
import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';

type Props = {
  /** ISO 3166-1; empty where none is chosen. */
  readonly code: string;
  readonly onChange: (code: string) => void;
};

/** The country whose law applies, chosen from a list by its name. */
export function CountryField({ code, onChange }: Props) {
  const words = useAreaWords('reportOffice').form;
  const locale = useLocale();
  const countries = countriesIn(locale);
  const [typed, setTyped] = useState(code === '' ? '' : countryName(locale, code));
  return (
    <Autocomplete
      label={words.country}
      description={words.countryHint}
      required
      limit={20}
      data={countries.map(({ name }) => name)}
      error={typed !== '' && code === '' ? words.noCountry : undefined}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(countries.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())?.code ?? '');
      }}
    />
  );
}
