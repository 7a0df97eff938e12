import { plural, type PluralForms } from '@app/texts';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '#app/words.tsx';
import { NumbersInput } from './numbers-input.tsx';
import classes from './sections.module.css';

type Props = {
  readonly path: string;
  readonly words: {
    readonly find: string;
    /** The label of the field for numbers. */
    readonly ids: string;
    readonly none: string;
    readonly more: PluralForms;
    readonly chosen: PluralForms;
  };
  readonly known: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
};

/** The maximum number of entries listed; more are found by searching. */
const mostListed = 60;

/** Selects entries of a long list: by name if the list is available, by number otherwise. */
export function NamedChoice({ path, words, known, chosen, onChange }: Props) {
  const locale = useLocale();
  return (
    <>
      {known.length === 0 ? (
        <NumbersInput path={path} label={words.ids} value={chosen} onChange={onChange} />
      ) : (
        <Found path={path} words={words} known={known} chosen={chosen} onChange={onChange} />
      )}
      <p role="status">{plural(locale, chosen.length, words.chosen)}</p>
    </>
  );
}

function Found({ path, words, known, chosen, onChange }: Props) {
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = known.filter(({ id, name }) => name.toLowerCase().includes(wanted) || String(id) === wanted);
  // Selected entries come first, so that they are visible without searching.
  const listed = found.toSorted((one, other) => Number(chosen.includes(other.id)) - Number(chosen.includes(one.id)));
  const more = listed.length - mostListed;
  return (
    <>
      <TextInput
        data-path={path}
        aria-label={words.find}
        placeholder={words.find}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <ul className={classes['vendors']}>
        {listed.slice(0, mostListed).map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={`${name} (${id})`}
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked
                    ? [...chosen, id].toSorted((one, other) => one - other)
                    : chosen.filter((one) => one !== id),
                )
              }
            />
          </li>
        ))}
        {listed.length === 0 && <li>{words.none}</li>}
        {more > 0 && <li>{plural(locale, more, words.more)}</li>}
      </ul>
    </>
  );
}
