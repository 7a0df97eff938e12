import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '#app/words.tsx';
import { useFormState, valueAt } from '#ui/form/form-context.ts';
import classes from './sections.module.css';

type Props = {
  readonly title: string;
  readonly hint: string;
  /** The fields it decides, the main one first. It follows the default while all of them are left out. */
  readonly fields: readonly string[];
  /** What holds when nothing is said. */
  readonly standard: ReactNode;
  /** What the fields hold when somebody begins to say otherwise. */
  readonly begin: Readonly<Record<string, unknown>>;
  /** The field that was asked for by a link. */
  readonly asked?: string | undefined;
  readonly children: ReactNode;
};

/** One thing that the owner may say of a service: the default as long as nothing is said, fields otherwise, and a way back. */
export function OverrideSection({ title, hint, fields, standard, begin, asked, children }: Props) {
  const words = useWords().policies.service;
  const { form } = useFormState();
  const frame = useRef<HTMLElement>(null);
  const isAsked = asked !== undefined && fields.includes(asked);
  const isSet = fields.some((field) => valueAt(form.values, field) !== undefined);
  useEffect(() => {
    if (!isAsked) return;
    frame.current?.scrollIntoView({ block: 'center' });
    frame.current?.querySelector<HTMLElement>('button, input, select')?.focus();
  }, [isAsked]);

  const set = (values: Readonly<Record<string, unknown>>): void => {
    for (const field of fields) {
      form.clearFieldError(field);
      form.setFieldValue(field, values[field]);
    }
  };

  return (
    <section ref={frame} className={classes['section']} data-asked={isAsked || undefined} aria-label={title}>
      <div className={classes['head']}>
        <div>
          <h3 className={classes['title']}>
            {title} {isSet && <span className={classes['yours']}>{words.yours}</span>}
          </h3>
          <p className={classes['hint']}>{hint}</p>
        </div>
        <Button
          size="compact-sm"
          variant={isSet ? 'subtle' : 'default'}
          aria-label={`${isSet ? words.reset : words.change}: ${title}`}
          onClick={() => set(isSet ? {} : begin)}
        >
          {isSet ? words.reset : words.change}
        </Button>
      </div>
      {isSet ? (
        <div className={classes['fields']}>{children}</div>
      ) : (
        <div className={classes['standard']}>{standard}</div>
      )}
    </section>
  );
}

/** Ids, by their names, as a row of labels. */
export function Labels({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={classes['labels']}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
