import type { Confirmable } from '@app/consent';
import { useConfigurator, useProblemOf } from '../configurator-context.tsx';
import { useCookieSolutionWords } from '../words.ts';
import { ReasonField } from './reason-field.tsx';
import classes from './sections.module.css';

/** The owner's reason for a setting that is refused without one. It is logged with its author. */
export function ConfirmField({ what }: { readonly what: Confirmable }) {
  const words = useCookieSolutionWords().settings.confirm;
  const { draft, change } = useConfigurator();
  const problemOf = useProblemOf();
  const path = `confirmations.${what}`;
  const confirm = (reason: string): void => {
    const { [what]: _, ...others } = draft.confirmations;
    change({ confirmations: reason === '' ? others : { ...others, [what]: reason } });
  };
  return (
    <div className={classes['confirm']}>
      <ReasonField
        data-path={path}
        label={words[what]}
        description={words.kept}
        minRows={2}
        maxLength={1000}
        value={draft.confirmations[what] ?? ''}
        error={problemOf(path)}
        onDone={confirm}
      />
    </div>
  );
}
