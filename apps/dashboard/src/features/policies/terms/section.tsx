import type { ReactNode } from 'react';
import classes from './terms.module.css';

type Props = { readonly title: string; readonly text?: string; readonly children: ReactNode };

/** Related fields under a common heading. */
export function Section({ title, text, children }: Props) {
  return (
    <fieldset className={classes['section']}>
      <legend className={classes['title']}>{title}</legend>
      {text && <p className={classes['text']}>{text}</p>}
      {children}
    </fieldset>
  );
}
