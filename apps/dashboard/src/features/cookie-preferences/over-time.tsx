import type { PreferenceStatistics } from '@app/contract';
import { formatDate, formatNumber, type Locale } from '@app/texts';
import { SegmentedControl, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { useLocale } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { statisticsQuery } from './data.ts';
import type { Range } from './range.ts';
import classes from './statistics.module.css';
import { barsOf, parts, steps, type Bar, type Step } from './steps.ts';
import { useCookiePreferencesWords } from './words.ts';

const Chart = lazy(async () => ({ default: (await import('./chart.tsx')).Chart }));

type Props = {
  readonly siteId: string;
  readonly range: Range;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
};

/** How choices went over time: a chart, and the same as a table. */
export function OverTime({ siteId, range, step, onStep }: Props) {
  const words = useCookiePreferencesWords().statistics;
  const locale = useLocale();
  const label = useId();
  const { data } = useQuery(statisticsQuery(siteId, { range, step }));
  const bars = data ? barsOf(data, range) : [];
  const drawn = data?.step ?? step;
  const hint = step === 'hour' ? { description: words.hours } : {};
  return (
    <Card
      title={words.time}
      {...hint}
      actions={
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
      }
    >
      <figure className={classes['figure']} aria-label={words.chart}>
        <div className={classes['chart']} aria-hidden>
          <Suspense fallback={<Skeleton height="100%" />}>
            {data ? <Chart bars={bars} labelOf={(at) => stepLabel(locale, drawn, at)} /> : <Skeleton height="100%" />}
          </Suspense>
        </div>
        <details className={classes['asTable']}>
          <summary>{words.asTable}</summary>
          <BarsTable bars={bars.filter((bar) => parts.some((part) => bar[part] > 0))} step={drawn} />
        </details>
      </figure>
    </Card>
  );
}

function BarsTable({ bars, step }: { readonly bars: readonly Bar[]; readonly step: Step }) {
  const words = useCookiePreferencesWords().statistics;
  const locale = useLocale();
  const columns = [
    { key: 'at', label: words.when, cell: ({ at }: Bar) => stepLabel(locale, step, at) },
    ...parts.map((part) => ({
      key: part,
      label: words.parts[part],
      align: 'end' as const,
      cell: (bar: Bar) => formatNumber(locale, bar[part]),
    })),
    {
      key: 'total',
      label: words.total,
      align: 'end' as const,
      cell: (bar: Bar) =>
        formatNumber(
          locale,
          parts.reduce((sum, part) => sum + bar[part], 0),
        ),
    },
  ];
  return <DataTable label={words.time} columns={columns} rows={bars} rowKey={({ at }) => String(at)} />;
}

/** When a step begins, as short as it can be said. */
function stepLabel(locale: Locale, step: PreferenceStatistics['step'], at: number): string {
  const moment = new Date(at);
  if (step === 'month') return formatDate(locale, moment, 'month_and_year');
  const day = formatDate(locale, moment, 'numeric');
  return step === 'day' ? day : `${day}, ${moment.toISOString().slice(11, 16)}`;
}
