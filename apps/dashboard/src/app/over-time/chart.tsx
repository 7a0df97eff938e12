import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import { formatNumber } from '@app/texts';
import { useLocale } from '#app/words.tsx';

export type Series = { readonly name: string; readonly label: string; readonly color: string };
/** Counts by the names of the series, with the label of the step. */
export type Drawn = Readonly<Record<string, number | string>> & { readonly label: string };

/** Room for half of the top label. */
const margin = { top: 10, right: 5, bottom: 5, left: 5 };

type Props = {
  /** `bars` are stacked and add up to the whole. `lines` do not: series may count the same record. */
  readonly as: 'bars' | 'lines';
  readonly data: readonly Drawn[];
  readonly series: readonly Series[];
};

/** A chart of counts over time, hidden from screen readers, for which there is a table. Loaded when there are counts. */
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
    // Labels of the same distance, also at the end.
    xAxisProps: { minTickGap: 24, interval: 'equidistantPreserveStart' },
    // Each label at its line: with gaps, the top one would be moved into the chart.
    yAxisProps: { allowDecimals: false, width: 48, interval: 0 },
  } as const;
  // No animation, as users who prefer reduced motion expect.
  return as === 'bars' ? (
    <BarChart
      {...shown}
      {...both}
      type="stacked"
      maxBarWidth={48}
      barProps={{ isAnimationActive: false, stroke: 'var(--app-surface)', strokeWidth: 1 }}
      barChartProps={{ accessibilityLayer: false, margin }}
    />
  ) : (
    <LineChart
      {...shown}
      {...both}
      curveType="linear"
      withDots={data.length < 40}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false, margin }}
    />
  );
}
