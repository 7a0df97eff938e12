import type { ReactNode } from 'react';
import classes from './note-bar.module.css';

type Props = {
  readonly text: string;
  /** Screen readers announce the text when it appears. */
  readonly announced?: boolean;
  /** The button beside the text. */
  readonly action?: ReactNode;
};

/** A remark above a list, with a button. */
export function NoteBar({ text, announced = false, action }: Props) {
  return (
    <div className={classes['note']}>
      <p role={announced ? 'status' : undefined}>{text}</p>
      {action}
    </div>
  );
}
