import { useQuery } from '@tanstack/react-query';
import { OverTimeFigure } from '#app/over-time/figure.tsx';
import { StepChoice } from '#app/over-time/step-choice.tsx';
import type { Step } from '#app/over-time/steps.ts';
import { Card } from '#ui/card.tsx';
import { statisticsQuery } from './data.ts';
import type { Range } from './range.ts';
import { barsOf, parts } from './steps.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = {
  readonly siteId: string;
  readonly range: Range;
  readonly step: Step;
  /** The steps that are readable in this range. */
  readonly steps: readonly Step[];
  readonly onStep: (step: Step) => void;
};

/** Choices over time: a chart, and the same as a table. */
export function OverTime({ siteId, range, step, steps, onStep }: Props) {
  const words = useCookiePreferencesWords().statistics;
  const { data } = useQuery(statisticsQuery(siteId, { range, step }));
  // Visits without an answer are counted by day.
  const shown = step === 'hour' ? parts.filter((part) => part !== 'unanswered') : parts;
  return (
    <Card
      title={words.time}
      {...(step === 'hour' && { description: words.hours })}
      actions={<StepChoice words={words} steps={steps} step={step} onStep={onStep} />}
    >
      <OverTimeFigure
        words={words}
        label={words.chart}
        title={words.time}
        as="bars"
        counted={data && barsOf(data, range)}
        series={shown.map((name) => ({ name, label: words.parts[name], color: `var(--app-${name})` }))}
        step={data?.step ?? step}
        total={words.sum}
      />
    </Card>
  );
}
