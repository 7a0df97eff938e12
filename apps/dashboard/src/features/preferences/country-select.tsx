import { countriesIn, countryName, type Locale } from '@app/texts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { saveCountry, storedCountry } from '#app/preferences.ts';
import { useLocale, useWords } from '#app/words.tsx';

/** The person's country. The list is built when the field is first hovered or focused. */
export function CountrySelect({ saved }: { readonly saved: string | null }) {
  const words = useWords().preferences;
  const locale = useLocale();
  const [country, setCountry] = useState(saved ?? storedCountry() ?? null);
  const [wanted, setWanted] = useState(false);

  const choose = async (code: string | null): Promise<void> => {
    if (!code || code === country) return;
    const before = country;
    setCountry(code);
    if (!(await saveCountry(code))) setCountry(before);
  };

  return (
    <Select
      aria-label={words.country}
      maw={360}
      placeholder={words.countrySearch}
      nothingFoundMessage={words.noCountry}
      searchable
      data={optionsIn(locale, wanted ? undefined : country)}
      value={country}
      onMouseEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onChange={(code) => void choose(code)}
      maxDropdownHeight={280}
    />
  );
}

/** All countries, sorted by name; before the list is needed, only the selected one. */
function optionsIn(locale: Locale, only: string | null | undefined) {
  if (only === null) return [];
  if (only !== undefined) return [{ value: only, label: countryName(locale, only) }];
  return countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }));
}
