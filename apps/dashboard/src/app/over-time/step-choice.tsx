import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import type { OverTimeWords } from './figure.tsx';
import classes from './over-time.module.css';
import type { Step } from './steps.ts';

type Props = {
  readonly words: OverTimeWords;
  /** The steps that are offered. */
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly onStep: (step: Step) => void;
};

/** The choice of the step of a chart. */
export function StepChoice({ words, steps: offered, step, onStep }: Props) {
  const label = useId();
  if (offered.length < 2) return null;
  return (
    <div className={classes['steps']}>
      <span id={label}>{words.step}</span>
      <SegmentedControl
        size="xs"
        aria-labelledby={label}
        data={offered.map((value) => ({ value, label: words.steps[value] }))}
        value={step}
        onChange={(value) => onStep(offered.find((one) => one === value) ?? 'day')}
      />
    </div>
  );
}
