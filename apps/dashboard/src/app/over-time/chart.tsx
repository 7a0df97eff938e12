import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import { formatNumber } from '@app/texts';
import { useLocale } from '#app/words.tsx';

export type Series = { readonly name: string; readonly label: string; readonly color: string };
/** Counts by the names of the series, and how the step is called. */
export type Drawn = Readonly<Record<string, number | string>> & { readonly label: string };

type Props = {
  /** `bars` lie on each other, and sum up to all. `lines` do not: what is counted in one may be in another too. */
  readonly as: 'bars' | 'lines';
  readonly data: readonly Drawn[];
  readonly series: readonly Series[];
};

/** Counts over time. Loaded when there is something to draw; whoever does not see it has the table below. */
export function Chart({ as, data, series }: Props) {
  const locale = useLocale();
  const shown = { data: [...data], series: [...series] };
  const both = {
    h: '100%',
    dataKey: 'label',
    withLegend: true,
    legendProps: { verticalAlign: 'bottom', itemSorter: null },
    gridAxis: 'x',
    tickLine: 'none',
    valueFormatter: (value: number) => formatNumber(locale, value),
    tooltipProps: { isAnimationActive: false },
    xAxisProps: { minTickGap: 24 },
    yAxisProps: { allowDecimals: false, width: 48 },
  } as const;
  // Nothing grows or slides: it stands at once, also for who asked for less motion.
  return as === 'bars' ? (
    <BarChart
      {...shown}
      {...both}
      type="stacked"
      maxBarWidth={48}
      barProps={{ isAnimationActive: false, stroke: 'var(--app-surface)', strokeWidth: 1 }}
      barChartProps={{ accessibilityLayer: false }}
    />
  ) : (
    <LineChart
      {...shown}
      {...both}
      curveType="linear"
      withDots={data.length < 40}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false }}
    />
  );
}
