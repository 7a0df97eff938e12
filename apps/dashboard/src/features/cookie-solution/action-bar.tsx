import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '#app/words.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { clearedConfiguration } from './cleared.ts';
import { useConfigurator } from './configurator-context.tsx';
import classes from './cookie-solution.module.css';
import { isSame } from './fields.ts';
import { useCookieSolutionWords } from './words.ts';

type Props = {
  /** Undefined: the person may not even ask for publication. */
  readonly publication: 'publish' | 'ask' | undefined;
  readonly onPublish: () => void;
};

/** The actions on all settings: a bar that stays visible. */
export function ActionBar({ publication, onPublish }: Props) {
  const { askForApproval } = useWords().sites;
  const words = useCookieSolutionWords().page;
  const { actions, clearing } = words;
  const { draft, isDirty, change, drafted, saving, banner } = useConfigurator();
  const [isClearing, setClearing] = useState(false);
  const cleared = clearedConfiguration(draft, banner.services);
  const clear = (): void => {
    const before = draft;
    setClearing(false);
    change(cleared);
    showToast({ message: clearing.done, onUndo: () => change(before) });
  };
  const reset = (): void => {
    const again = drafted.forget();
    saving.forgive();
    showToast({ message: words.resetDone, onUndo: again });
  };
  return (
    <div className={classes['actions']} data-bar>
      <Button variant="subtle" color="gray" disabled={isSame(draft, cleared)} onClick={() => setClearing(true)}>
        {actions.clear}
      </Button>
      <Button variant="subtle" color="gray" disabled={!isDirty} onClick={reset}>
        {actions.reset}
      </Button>
      <span className={classes['spacer']} />
      <Button
        variant="default"
        loading={saving.busy}
        disabled={!isDirty && banner.revision > 0}
        onClick={() => void saving.save()}
      >
        {actions.save}
      </Button>
      {publication && <Button onClick={onPublish}>{publication === 'ask' ? askForApproval : actions.publish}</Button>}
      <ConfirmDialog
        opened={isClearing}
        title={clearing.title}
        text={clearing.text}
        confirmLabel={clearing.confirm}
        notReversible={false}
        onConfirm={clear}
        onClose={() => setClearing(false)}
      />
    </div>
  );
}
