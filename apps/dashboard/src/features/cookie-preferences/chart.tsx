import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { formatNumber } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import { parts, type Bar } from './steps.ts';
import { useCookiePreferencesWords } from './words.ts';

type Props = { readonly bars: readonly Bar[]; readonly labelOf: (at: number) => string };

/** Bars over time. Loaded when there is something to draw; whoever does not see it has the table below. */
export function Chart({ bars, labelOf }: Props) {
  const words = useCookiePreferencesWords().statistics;
  const locale = useLocale();
  return (
    <BarChart
      h="100%"
      data={bars.map((bar) => ({ ...bar, label: labelOf(bar.at) }))}
      dataKey="label"
      type="stacked"
      series={parts.map((part) => ({ name: part, label: words.parts[part], color: `var(--part-${part})` }))}
      withLegend
      legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
      gridAxis="x"
      tickLine="none"
      valueFormatter={(value) => formatNumber(locale, value)}
      maxBarWidth={48}
      // Nothing grows or slides: it stands at once, also for who asked for less motion.
      barProps={{ isAnimationActive: false, stroke: 'var(--app-surface)', strokeWidth: 1 }}
      tooltipProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
      xAxisProps={{ minTickGap: 24 }}
      yAxisProps={{ allowDecimals: false, width: 48 }}
    />
  );
}
