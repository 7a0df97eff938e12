import { formatNumber, type Words } from '@app/texts';
import { Button, Skeleton } from '@mantine/core';
import { Suspense, useRef } from 'react';
import { lazyPart } from '#app/lazy-part.tsx';
import { useRecordsWords } from '#app/records/words.ts';
import { useLocale } from '#app/words.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { Series } from './chart.tsx';
import classes from './over-time.module.css';
import { stepLabel, type Bucket, type Step } from './steps.ts';

const Chart = lazyPart(async () => ({ default: (await import('./chart.tsx')).Chart }), 'hidden');

export type OverTimeWords = Pick<
  Words<'cookiePreferences'>['statistics'],
  'time' | 'step' | 'steps' | 'hours' | 'asTable' | 'when'
>;

type Props = {
  readonly words: OverTimeWords;
  /** Describes the chart to screen readers. */
  readonly label: string;
  /** The accessible name of the table. */
  readonly title: string;
  readonly as: 'bars' | 'lines';
  /** Undefined while it is loading. */
  readonly counted: readonly Bucket<string>[] | undefined;
  readonly series: readonly Series[];
  readonly step: Step;
  /** The heading of a last column with the sums, if the series add up to the whole. */
  readonly total?: string;
};

/** A chart over time with a table of the same numbers. */
export function OverTimeFigure({ words, label, title, as, counted, series, step, total }: Props) {
  const locale = useLocale();
  const records = useRecordsWords().chart;
  const figure = useRef<HTMLElement>(null);
  const fileName = (end: string) => `${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}.${end}`;
  const savePng = async (): Promise<void> => {
    const drawn = figure.current?.querySelector<SVGSVGElement>('svg.recharts-surface');
    const { saveChart } = await import('./download.ts');
    if (drawn) await saveChart(drawn, { title, series, name: fileName('png') });
  };
  const saveCsv = async (): Promise<void> => {
    const { saveNumbers } = await import('./download.ts');
    const heads = ['begins_utc', ...series.map(({ label: heading }) => heading)];
    const lines = some.map((one) => [new Date(one.at).toISOString(), ...series.map(({ name }) => one[name] ?? 0)]);
    saveNumbers([heads, ...lines], fileName('csv'));
  };
  const some = counted?.filter((one) => series.some(({ name }) => (one[name] ?? 0) > 0)) ?? [];
  const columns = [
    { key: 'at', label: words.when, cell: ({ at }: Bucket<string>) => stepLabel(locale, step, at) },
    ...series.map(({ name, label: heading }) => ({
      key: name,
      label: heading,
      align: 'end' as const,
      cell: (one: Bucket<string>) => formatNumber(locale, one[name] ?? 0),
    })),
    ...(total === undefined
      ? []
      : [
          {
            key: 'total',
            label: total,
            align: 'end' as const,
            cell: (one: Bucket<string>) =>
              formatNumber(
                locale,
                series.reduce((sum, { name }) => sum + (one[name] ?? 0), 0),
              ),
          },
        ]),
  ];
  return (
    <figure ref={figure} className={classes['figure']} aria-label={label}>
      <div className={classes['chart']} aria-hidden>
        <Suspense fallback={<Skeleton height="100%" />}>
          {counted ? (
            <Chart
              as={as}
              data={counted.map((one) => ({ ...one, label: stepLabel(locale, step, one.at, true) }))}
              series={series}
            />
          ) : (
            <Skeleton height="100%" />
          )}
        </Suspense>
      </div>
      <div className={classes['foot']}>
        <details className={classes['asTable']}>
          <summary>{words.asTable}</summary>
          <DataTable label={title} columns={columns} rows={some} rowKey={({ at }) => String(at)} />
        </details>
        {some.length > 0 && (
          <div className={classes['downloads']}>
            <Button size="compact-sm" variant="subtle" onClick={() => void savePng()}>
              {records.png}
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => void saveCsv()}>
              {records.csv}
            </Button>
          </div>
        )}
      </div>
    </figure>
  );
}
