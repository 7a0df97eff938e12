import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

type Props = {
  /** Keeps words whole, where a cell of a table would break them. */
  readonly wholeWords?: boolean;
  /** The first line, and others as `<small>`. */
  readonly children: ReactNode;
};

/** A value with details below it in smaller type: the content of a cell. */
export function TwoLines({ wholeWords, children }: Props) {
  return (
    <span className={classes['lines']} data-whole-words={wholeWords}>
      {children}
    </span>
  );
}
