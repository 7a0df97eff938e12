import { Button, Group, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormState } from './form-context.ts';

type Props = Pick<
  ButtonProps,
  'color' | 'variant' | 'fullWidth' | 'leftSection' | 'rightSection' | 'disabled' | 'size'
> & {
  readonly children: ReactNode;
};

/** Sends the form. The form itself ignores a second press within half a second. */
export function Submit({ children, ...props }: Props) {
  const { busy } = useFormState();
  return (
    <Button type="submit" loading={busy} {...props}>
      {children}
    </Button>
  );
}

/** The buttons below a form; the one that goes on stands last. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" mt="xs">
      {children}
    </Group>
  );
}
