import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useUi } from './ui-context.tsx';

type Props = Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'> & { readonly text: string; readonly label?: string };

/** Puts a text on the clipboard, and says that it did. */
export function CopyButton({ text, label, size = 'xs', variant = 'default', ...props }: Props) {
  const { words } = useUi();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const back = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(back);
  }, [copied]);

  return (
    <Button
      {...props}
      size={size}
      variant={variant}
      leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? words.copy.copied : (label ?? words.copy.copy)}</span>
    </Button>
  );
}
