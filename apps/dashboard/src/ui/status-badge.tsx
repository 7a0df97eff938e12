import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

export type Tone = 'neutral' | 'good' | 'attention' | 'bad' | 'info';

type Props = {
  readonly tone: Tone;
  /** For a sentence, which may take more than one line. */
  readonly wraps?: true;
  readonly children: ReactNode;
};

/** A state: a word, with a dot in the color of its meaning. */
export function StatusBadge({ tone, wraps, children }: Props) {
  return (
    <span className={classes['badge']} data-tone={tone} data-wraps={wraps}>
      {children}
    </span>
  );
}
