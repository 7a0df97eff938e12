import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  /** Whether the rows are those of the filter before, which stay until those of the new one are there. */
  readonly isOld: boolean;
  readonly children: ReactNode;
};

/** The rows of a list with a filter. Nothing can be pressed on rows that the filter may leave out. */
export function KeptRows({ isOld, children }: Props) {
  return (
    <Stack gap="md" aria-busy={isOld} inert={isOld}>
      {children}
    </Stack>
  );
}
