import { Button } from '@mantine/core';
import { SaveState } from '#app/saving/save-state.tsx';
import { useWords } from '#app/words.tsx';
import classes from './sections/sections.module.css';
import { useUnsaved } from './unsaved-drafts.tsx';

/** Whether what is entered is saved, and the way back. */
export function SavedState() {
  const { saving } = useWords().policies;
  const { state, undo } = useUnsaved();
  return <SaveState state={state} undo={undo} words={saving} />;
}

/** The end of a dialog whose fields are saved by themselves. */
export function DialogEnd({ onClose }: { readonly onClose: () => void }) {
  const { saving } = useWords().policies;
  return (
    <div className={classes['bar']}>
      <SavedState />
      <Button onClick={onClose}>{saving.done}</Button>
    </div>
  );
}
