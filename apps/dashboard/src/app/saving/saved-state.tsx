import { SaveState } from './save-state.tsx';
import { useWords } from '../words.tsx';
import { useUnsaved } from './unsaved-drafts.tsx';

type StateProps = {
  /** Which ones. Default: all of the page. */
  readonly forms?: readonly string[];
};

/** Whether what is entered in forms is saved, and the way back. */
export function SavedState({ forms }: StateProps) {
  const { saving, unsaved, saved, undo: undoLabel } = useWords().saving;
  const { state, undo } = useUnsaved(forms);
  return <SaveState state={state} undo={undo} words={{ saving, unsaved, saved, undo: undoLabel }} />;
}
