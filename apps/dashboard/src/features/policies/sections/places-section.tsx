import { safeguard, type ServiceOverrides } from '@app/contract';
import { countriesIn, countryName, fill } from '@app/texts';
import { MultiSelect, Select } from '@mantine/core';
import { useMemo } from 'react';
import { useLocale, useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { Labels, OverrideSection } from './override-section.tsx';
import classes from './sections.module.css';

type Place = NonNullable<ServiceOverrides['places']>[number];
type Props = {
  readonly places: readonly { readonly country: string; readonly assumed: boolean }[];
  readonly asked: string | undefined;
};

/** Countries where the data is processed, each with its safeguards. */
export function PlacesSection({ places, asked }: Props) {
  const words = useWords().policies.service.places;
  const locale = useLocale();
  const names = places.map(({ country }) => countryName(locale, country));
  const isAssumed = places.some(({ assumed }) => assumed);
  return (
    <OverrideSection
      title={words.title}
      hint={words.hint}
      fields={['places']}
      standard={
        <>
          {names.length > 0 ? <Labels names={names} /> : words.none}
          {isAssumed && <p className={classes['note']}>{words.assumed}</p>}
        </>
      }
      begin={{ places: places.map(({ country }) => ({ country })) }}
      asked={asked}
    >
      <PlacesField name="places" label={words.label} />
    </OverrideSection>
  );
}

export function PlacesField({ name, label }: { readonly name: string; readonly label: string }) {
  const { policies, shell } = useWords();
  const { places: words, safeguards } = policies.service;
  const locale = useLocale();
  const { value = [], set, error, path } = useField<readonly Place[]>(name);
  const options = useMemo(() => countriesIn(locale).map(({ code, name: label }) => ({ value: code, label })), [locale]);
  const choose = (codes: readonly string[]): void =>
    set(codes.map((country) => value.find((place) => place.country === country) ?? { country }));
  const protect = (country: string, chosen: string | null): void =>
    set(
      value.map((place) => {
        if (place.country !== country) return place;
        const known = safeguard.options.find((one) => one === chosen);
        return known ? { country, safeguard: known } : { country };
      }),
    );

  return (
    <>
      <MultiSelect
        {...path}
        label={label}
        data={options}
        searchable
        withAsterisk
        nothingFoundMessage={shell.form.nothingFound}
        placeholder={value.length === 0 ? shell.form.choose : ''}
        value={value.map(({ country }) => country)}
        error={error}
        onChange={choose}
      />
      {value.length > 0 && <p className={classes['note']}>{words.safeguardHint}</p>}
      {value.length > 0 && (
        <div className={classes['pair']}>
          {value.map(({ country, safeguard: chosen }) => (
            <Select
              key={country}
              size="xs"
              label={fill(words.safeguard, { country: countryName(locale, country) })}
              data={safeguard.options.map((id) => ({ value: id, label: safeguards[id] }))}
              placeholder={words.safeguardDefault}
              clearable
              value={chosen ?? null}
              onChange={(next) => protect(country, next)}
            />
          ))}
        </div>
      )}
    </>
  );
}
