import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '#app/words.tsx';
import { useFormState, valueAt } from '#ui/form/form-context.ts';
import classes from './sections.module.css';

type Props = {
  readonly title: string;
  readonly hint: string;
  /** The fields of this override, the main one first. The default applies while all of them are undefined. */
  readonly fields: readonly string[];
  /** The default. */
  readonly standard: ReactNode;
  /** The initial values of the fields when the user starts an override. */
  readonly begin: Readonly<Record<string, unknown>>;
  /** The field named in a link. */
  readonly asked?: string | undefined;
  readonly children: ReactNode;
};

/** One setting of a service that the owner may override: the default, or the fields with a button to restore it. */
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

/** A row of labels with the names of ids. */
export function Labels({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={classes['labels']}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
