import { Button } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import classes from './accounts.module.css';

type Props = { readonly goOn: string; readonly onBack: () => void; readonly onCancel: () => void };

/** The buttons below each step: cancel, back, continue. The last one submits the form around it. */
export function WizardActions({ goOn, onBack, onCancel }: Props) {
  const words = useWords().accounts.terms;
  return (
    <div className={classes['wizardActions']}>
      <Button variant="subtle" color="gray" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button variant="default" onClick={onBack}>
        {words.back}
      </Button>
      <Button type="submit">{goOn}</Button>
    </div>
  );
}
