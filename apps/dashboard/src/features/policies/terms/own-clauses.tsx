import type { TermsSettings } from '@app/contract';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useWords } from '#app/words.tsx';
import { useField } from '#ui/form/field.ts';
import { useFormState } from '#ui/form/form-context.ts';
import { useGenerator } from '../generator-context.tsx';
import { OwnTextField } from '../sections/own-text.tsx';
import { Section } from './section.tsx';
import classes from './terms.module.css';

type Own = NonNullable<TermsSettings['own']>;

const most = 30;

/** Clauses in the owner's own words, each with a heading. */
export function OwnClauses() {
  const words = useWords().policies.terms.own;
  const { shown } = useGenerator();
  const { form } = useFormState();
  const { value = [], set } = useField<Own>('own');
  const list = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);

  const add = (): void => {
    set([...value, { heading: {}, text: {} }]);
    // After the next render.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('textarea')?.focus());
  };
  const remove = (at: number): void => {
    set(value.filter((_, other) => other !== at));
    // Errors are stored by index, and the indexes have changed.
    form.setErrors({});
    adding.current?.focus();
  };
  return (
    <Section title={words.title} text={words.text}>
      {value.length > 0 && (
        <div ref={list} className={classes['clauses']}>
          {value.map(({ heading }, at) => {
            const name = heading?.[shown.language] ?? words.heading;
            return (
              // Clauses have no id, so the index is the key.
              <div key={at} className={classes['clause']} role="group" aria-label={`${at + 1}. ${name}`}>
                <div className={classes['clauseHead']}>
                  <span className={classes['number']}>{at + 1}</span>
                  <Button
                    variant="subtle"
                    color="red"
                    size="compact-sm"
                    leftSection={<IconTrash size={16} aria-hidden />}
                    aria-label={`${words.remove}: ${at + 1}. ${name}`}
                    onClick={() => remove(at)}
                  >
                    {words.remove}
                  </Button>
                </div>
                <OwnTextField name={`own.${at}.heading`} label={words.heading} rows={1} required />
                <OwnTextField name={`own.${at}.text`} label={words.clause} rows={3} required />
              </div>
            );
          })}
        </div>
      )}
      <Button
        ref={adding}
        variant="default"
        w="fit-content"
        disabled={value.length >= most}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={add}
      >
        {words.add}
      </Button>
    </Section>
  );
}
