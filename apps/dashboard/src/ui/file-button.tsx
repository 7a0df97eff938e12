import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import hidden from './hidden.module.css';

type Props = ButtonProps & {
  /** Names the file field to screen readers. */
  readonly label: string;
  /** File types, as the `accept` of the field. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly 'data-path'?: string;
  readonly 'aria-describedby'?: string;
};

/** A button that lets the user choose one file. */
export function FileButton({ label, accept, onFile, ...button }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="default" {...button} onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        className={hidden['hidden']}
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Cleared, so that choosing the same file again fires a change event.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
