import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './stepper.module.css';
import { useUi } from './ui-context.tsx';

type Props = {
  readonly steps: readonly string[];
  /** Starts at 1. */
  readonly current: number;
};

/** The current position in a series of steps. */
export function Stepper({ steps, current }: Props) {
  const { words } = useUi();
  return (
    <ol className={classes['steps']} aria-label={words.form.stepOf(current, steps.length)}>
      {steps.map((label, at) => {
        const step = at + 1;
        const done = step < current;
        return (
          <li
            key={label}
            className={classes['step']}
            data-done={done || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={classes['number']} aria-hidden>
              {done ? <IconCheck size={15} stroke={2.6} /> : step}
            </span>
            <span className={classes['label']}>
              {label}
              {done && <VisuallyHidden> ({words.form.stepDone})</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
