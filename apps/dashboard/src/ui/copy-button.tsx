import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useUi } from './ui-context.tsx';

type Props = Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'> & { readonly text: string; readonly label?: string };

/** Copies a text to the clipboard and shows whether it worked: browsers refuse on pages without https. */
export function CopyButton({ text, label, size = 'xs', variant = 'default', ...props }: Props) {
  const { words } = useUi();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const back = setTimeout(() => setOutcome(undefined), outcome === 'copied' ? 2000 : 6000);
    return () => clearTimeout(back);
  }, [outcome]);

  return (
    <Button
      {...props}
      size={size}
      variant={variant}
      leftSection={outcome === 'copied' ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
      onClick={() => void copy(text).then(setOutcome)}
    >
      <span aria-live="polite">{outcome ? words.copy[outcome] : (label ?? words.copy.copy)}</span>
    </Button>
  );
}

async function copy(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
