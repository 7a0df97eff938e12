import { partsOfCountries } from '@app/contract';
import { countriesIn, countryName, type Locale } from '@app/texts';
import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';

type Props = {
  readonly label: string;
  readonly description: string;
  /** ISO 3166; empty where none is chosen. */
  readonly code: string;
  readonly onChange: (code: string) => void;
};

/** A country, or a part of one with a law of its own, chosen from a list by its name. */
export function PlaceField({ label, description, code, onChange }: Props) {
  const words = useAreaWords('requests').dialog;
  const places = placesIn(useLocale());
  const [typed, setTyped] = useState(places.find((place) => place.code === code)?.name ?? code);
  const codeOf = (text: string) =>
    places.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())?.code ?? '';
  return (
    <Autocomplete
      label={label}
      description={description}
      required
      limit={20}
      data={places.map(({ name }) => name)}
      error={typed !== '' && code === '' ? words.noPlace : undefined}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(codeOf(text));
      }}
    />
  );
}

/** Countries, and parts of them with a law of their own. */
function placesIn(locale: Locale) {
  const parts = partsOfCountries.map(({ code, country, name }) => ({
    code,
    name: placeName(locale, country, name),
  }));
  return [...countriesIn(locale), ...parts];
}

function placeName(locale: Locale, country: string, part: string): string {
  return `${countryName(locale, country)} – ${part}`;
}

/** What a place is called, for lists of changes. */
export function nameOfPlace(locale: Locale, code: string): string {
  const part = partsOfCountries.find((one) => one.code === code);
  return part ? placeName(locale, part.country, part.name) : countryName(locale, code.slice(0, 2));
}
