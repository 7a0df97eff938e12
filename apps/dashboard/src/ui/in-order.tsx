import { Stack, type MantineSpacing } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './in-order.module.css';

type Props = {
  /** Space between the parts. Default: what they bring themselves. */
  readonly gap?: MantineSpacing;
  readonly children: ReactNode;
};

/**
 * Parts of a page that appear from the top down: a part is invisible until those above it have loaded, so nothing moves
 * that somebody already reads.
 */
export function InOrder({ gap = 0, children }: Props) {
  return (
    <Stack gap={gap} className={classes['parts']}>
      {children}
    </Stack>
  );
}

/** Stands for a part of `InOrder` that may turn out to have nothing to show, until that is known. */
export function Waiting() {
  return <span data-pending="empty" hidden />;
}
