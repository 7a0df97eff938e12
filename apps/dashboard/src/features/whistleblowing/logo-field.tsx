import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useAreaWords } from '#app/area-words.ts';
import { FileButton } from '#ui/file-button.tsx';
import { logoOf } from './logo.ts';
import classes from './whistleblowing.module.css';

type Props = { readonly logo: string | null; readonly onChange: (logo: string | null) => void };

/** The logo that reporters see. It becomes part of the signed document. */
export function LogoField({ logo, onChange }: Props) {
  const words = useAreaWords('reportOffice').form;
  const [isWrong, setWrong] = useState(false);

  async function take(file: File): Promise<void> {
    const made = await logoOf(file);
    setWrong(made === undefined);
    if (made !== undefined) onChange(made);
  }
  return (
    <div>
      <Text component="span" size="sm" fw={500}>
        {words.logo}
      </Text>
      <Text size="xs" c="dimmed" id="report-logo-hint">
        {words.logoHint}
      </Text>
      <div className={classes['links']}>
        {logo !== null && <img src={logo} alt={words.logo} className={classes['logo']} />}
        <FileButton
          label={words.logo}
          accept="image/png,image/svg+xml"
          aria-describedby="report-logo-hint"
          onFile={(file) => void take(file)}
        >
          {words.logoChoose}
        </FileButton>
        {logo !== null && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        )}
      </div>
      <div role="alert">
        {isWrong && (
          <Text size="sm" c="var(--mantine-color-error)">
            {words.logoWrong}
          </Text>
        )}
      </div>
    </div>
  );
}
