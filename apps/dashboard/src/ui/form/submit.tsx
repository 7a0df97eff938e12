import { Button, Group, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormState } from './form-context.ts';
import classes from './form.module.css';

type Props = Pick<
  ButtonProps,
  'color' | 'variant' | 'fullWidth' | 'leftSection' | 'rightSection' | 'disabled' | 'size'
> & {
  readonly children: ReactNode;
};

/** Submits the form. The form itself ignores a second press within half a second. */
export function Submit({ children, ...props }: Props) {
  const { busy } = useFormState();
  return (
    <Button type="submit" loading={busy} {...props}>
      {children}
    </Button>
  );
}

/** The buttons below a form; the one that continues is last. In a dialog they stay in view while its fields scroll. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return (
    <Group className={classes['actions']} justify="flex-end" gap="sm" mt="xs">
      {children}
    </Group>
  );
}
