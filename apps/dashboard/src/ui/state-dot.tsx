import { VisuallyHidden } from '@mantine/core';
import classes from './state-dot.module.css';
import type { Tone } from './status-badge.tsx';

/** A state in a line that names its subject: a dot whose color and shape show it, and words for screen readers. */
export function StateDot({ tone, text }: { readonly tone: Tone; readonly text: string }) {
  return (
    <span className={classes['dot']} data-tone={tone} title={text}>
      <VisuallyHidden>{` (${text})`}</VisuallyHidden>
    </span>
  );
}
