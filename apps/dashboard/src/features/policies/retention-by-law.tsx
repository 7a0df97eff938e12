import { Button } from '@mantine/core';
import { useWords } from '#app/words.tsx';
import { FactsList } from '#ui/facts-list.tsx';
import { useActivityName } from './activity-name.ts';
import classes from './activities.module.css';
import { useGenerator } from './generator-context.tsx';
import { useActivities } from './use-activities.ts';

/** The retention periods that the law of the owner's country sets, taken over for all activities with one press. */
export function RetentionByLaw() {
  const words = useWords().policies.activities.byLaw;
  const { document } = useGenerator();
  const { activities, busy, takeLaw } = useActivities();
  const nameOf = useActivityName();
  const hasOwnPeriod = (id: string) => activities.find((each) => each.id === id)?.retention !== undefined;
  const open = document.retentionLaw.filter(({ activity }) => !hasOwnPeriod(activity));
  if (open.length === 0) return null;

  return (
    <section className={classes['byLaw']} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <FactsList facts={open.map(({ activity: id, kind, text }) => ({ label: nameOf({ id, kind }), value: text }))} />
      {open.some(({ confirmed }) => !confirmed) && <p className={classes['unconfirmed']}>{words.unconfirmed}</p>}
      <Button size="compact-sm" variant="default" loading={busy} onClick={() => takeLaw(open)}>
        {words.take}
      </Button>
    </section>
  );
}
