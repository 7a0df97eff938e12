import type { TermsSettings } from '@app/contract';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { OwnTextField } from '../sections/own-text.tsx';
import { Section } from './section.tsx';
import classes from './terms.module.css';

type Own = NonNullable<TermsSettings['own']>;

/** Clauses in the owner's own words, each with a heading. */
export function OwnClauses() {
  const words = useWords().policies.terms.own;
  const { value = [], set } = useField<Own>('own');
  return (
    <Section title={words.title} text={words.text}>
      {value.map((_, at) => (
        // Clauses are told apart by their place alone.
        <div key={at} className={classes['clause']}>
          <OwnTextField name={`own.${at}.heading`} label={words.heading} rows={1} required />
          <OwnTextField name={`own.${at}.text`} label={words.clause} rows={4} required />
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            w="fit-content"
            leftSection={<IconTrash size={15} aria-hidden />}
            onClick={() => set(value.filter((_clause, index) => index !== at))}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      <Button
        variant="default"
        size="compact-md"
        w="fit-content"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => set([...value, { heading: {}, text: {} }])}
      >
        {words.add}
      </Button>
    </Section>
  );
}
