import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useUi } from '../ui-context.tsx';

type Props = { readonly errors: Readonly<Record<string, ReactNode>>; readonly form: RefObject<HTMLFormElement | null> };

/** Says how many fields need attention, and those sentences no visible field shows. */
export function ErrorSummary({ errors, form }: Props) {
  const { words } = useUi();
  const names = Object.keys(errors).filter((name) => errors[name]);
  if (names.length === 0) return null;

  const homeless = names.filter((name) => !form.current?.querySelector(`[data-path="${CSS.escape(name)}"]`));
  if (names.length < 2 && homeless.length === 0) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title={words.form.errorSummary(names.length)}>
      {homeless.map((name) => (
        <div key={name}>{errors[name]}</div>
      ))}
    </Alert>
  );
}
