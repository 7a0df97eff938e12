import { Button } from '@mantine/core';
import { SaveState } from '#app/saving/save-state.tsx';
import { useWords } from '#app/words.tsx';
import classes from './sections/sections.module.css';
import { useUnsaved } from './unsaved-drafts.tsx';

type StateProps = {
  /** Which ones. Default: all of the page. */
  readonly forms?: readonly string[];
};

/** Whether what is entered in forms is saved, and the way back. */
export function SavedState({ forms }: StateProps) {
  const { saving } = useWords().policies;
  const { state, undo } = useUnsaved(forms);
  return <SaveState state={state} undo={undo} words={saving} />;
}

/** The end of a dialog whose fields are saved by themselves. */
export function DialogEnd({ forms, onClose }: Required<StateProps> & { readonly onClose: () => void }) {
  const { saving } = useWords().policies;
  return (
    <div className={classes['bar']}>
      <SavedState forms={forms} />
      <Button onClick={onClose}>{saving.done}</Button>
    </div>
  );
}
