import { Text } from '@mantine/core';
import { CopyButton } from './copy-button.tsx';
import classes from './spread-row.module.css';

/** A code with its label, and a button that copies it. */
export function CopiedCode({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className={classes['row']}>
      <div>
        <Text size="sm" fw={560}>
          {label}
        </Text>
        <code className={classes['code']}>{text}</code>
      </div>
      <CopyButton text={text} />
    </div>
  );
}
