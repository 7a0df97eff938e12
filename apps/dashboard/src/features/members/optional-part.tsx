import { Switch } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useFieldValue, useSetField } from '#ui/form.tsx';
import classes from './owner-form.module.css';

type Props = {
  readonly name: string;
  readonly words: { readonly label: string; readonly hint: string };
  readonly empty: object;
  readonly children: ReactNode;
};

/** Fields that concern few owners, behind a switch: nothing, or these. */
export function OptionalPart({ name, words, empty, children }: Props) {
  const setField = useSetField();
  const there = useFieldValue<object>(name) !== undefined;
  const heading = useId();
  return (
    <section className={classes['group']} aria-labelledby={heading}>
      <Switch
        id={heading}
        label={words.label}
        description={words.hint}
        aria-expanded={there}
        checked={there}
        onChange={(event) => setField(name, event.currentTarget.checked ? empty : undefined)}
      />
      {there && <div className={classes['groupFields']}>{children}</div>}
    </section>
  );
}
