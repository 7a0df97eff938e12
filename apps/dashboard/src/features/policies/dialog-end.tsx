import { Button } from '@mantine/core';
import { SavedState } from '#app/saving/saved-state.tsx';
import { useWords } from '#app/words.tsx';
import classes from './sections/sections.module.css';

type Props = { readonly forms: readonly string[]; readonly onClose: () => void };

/** The end of a dialog whose fields are saved by themselves. */
export function DialogEnd({ forms, onClose }: Props) {
  const { done } = useWords().saving;
  return (
    <div className={classes['bar']}>
      <SavedState forms={forms} />
      <Button onClick={onClose}>{done}</Button>
    </div>
  );
}
