import type { ReactNode } from 'react';
import classes from './status-badge.module.css';

export type Tone = 'neutral' | 'good' | 'attention' | 'bad' | 'info';

/** A state: a word, with a dot in the color of its meaning. */
export function StatusBadge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span className={classes['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
