import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import type { OverTimeWords } from './figure.tsx';
import classes from './over-time.module.css';
import { steps, type Step } from './steps.ts';

type Props = { readonly words: OverTimeWords; readonly step: Step; readonly onStep: (step: Step) => void };

/** The choice of the step of a chart. */
export function StepChoice({ words, step, onStep }: Props) {
  const label = useId();
  return (
    <div className={classes['steps']}>
      <span id={label}>{words.step}</span>
      <SegmentedControl
        size="xs"
        aria-labelledby={label}
        data={steps.map((value) => ({ value, label: words.steps[value] }))}
        value={step}
        onChange={(value) => onStep(steps.find((one) => one === value) ?? 'day')}
      />
    </div>
  );
}
