import { formatNumber } from '@app/texts';
import { SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { OverTimeFigure } from '#app/over-time/figure.tsx';
import { StepChoice } from '#app/over-time/step-choice.tsx';
import { steps, type Step } from '#app/over-time/steps.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { beginOf, countsOf, distinctions, partsOf, ranges, stepOf } from './counted.ts';
import { statisticsQuery } from './data-statistics.ts';
import { NoticesOverTime } from './notices-over-time.tsx';
import classes from './statistics.module.css';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

/** Numbers of consents: in total, over time by source or kind, and by legal notice. */
export function StatisticsTab({ siteId }: { readonly siteId: string }) {
  const { loading, statistics: words } = useConsentRecordsWords();
  const { failure } = useWords().shell;
  const address = useAddress();
  const [now] = useState(() => Date.now());
  const range = ranges.find((one) => one === address.range) ?? 'month';
  const from = beginOf(range, now);
  // Daily counts exist from the first consent on, whatever the step of the charts.
  const query = useQuery(statisticsQuery(siteId, from, 'day'));
  const found = query.data;
  const step = steps.find((one) => one === address.step) ?? (found ? stepOf(found, from, now) : 'day');
  return (
    <div className={classes['stack']}>
      <Choice
        label={words.range}
        options={ranges.map((value) => ({ value, label: words.ranges[value] }))}
        value={range}
        onChange={(value) => address.go({ range: value, step: undefined })}
      />
      {!found && query.error && (
        <Failure message={failure.boxTitle} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!found && !query.error && <Skeletons shape="cards" count={4} label={loading} />}
      {found && found.totals.total === 0 && <EmptyState picture="search" title={words.none} text={words.noneText} />}
      {found && found.totals.total > 0 && (
        <>
          <Totals totals={found.totals} />
          <OverTime siteId={siteId} from={from} step={step} />
          <NoticesOverTime siteId={siteId} from={from} step={step} />
          <Text size="sm" c="dimmed">
            {words.counted}
          </Text>
        </>
      )}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={classes['choice']}>
      <span id={id}>{label}</span>
      <SegmentedControl size="sm" aria-labelledby={id} data={[...options]} value={value} onChange={onChange} />
    </div>
  );
}

const told = ['consents', 'withdrawals', 'public', 'private', 'verified'] as const;
type TotalsProps = { readonly totals: Readonly<Record<(typeof told)[number] | 'total', number>> };

function Totals({ totals }: TotalsProps) {
  const words = useConsentRecordsWords().statistics;
  const locale = useLocale();
  return (
    <NumberTiles
      tiles={[
        { label: words.total, value: formatNumber(locale, totals.total) },
        ...told.map((name) => ({ label: words.names[name], value: formatNumber(locale, totals[name]) })),
      ]}
    />
  );
}

type OverTimeProps = { readonly siteId: string; readonly from: string | undefined; readonly step: Step };

function OverTime({ siteId, from, step }: OverTimeProps) {
  const words = useConsentRecordsWords().statistics;
  const address = useAddress();
  const { data } = useQuery(statisticsQuery(siteId, from, step));
  const by = distinctions.find((one) => one === address.by) ?? 'source';
  return (
    <Card
      title={words.time}
      {...(step === 'hour' && { description: words.hours })}
      actions={<StepChoice words={words} step={step} onStep={(next) => address.go({ step: next })} />}
    >
      <div className={classes['by']}>
        <Choice
          label={words.by}
          options={distinctions.map((value) => ({ value, label: words.bys[value] }))}
          value={by}
          onChange={(value) => address.go({ by: value })}
        />
      </div>
      <OverTimeFigure
        words={words}
        label={words.charts[by]}
        title={words.time}
        as="bars"
        counted={data && countsOf(data, beginShown(from, data.from))}
        series={partsOf[by].map((name, place) => ({ name, label: words.names[name], color: `var(--series-${place})` }))}
        step={data?.step ?? step}
        total={words.total}
      />
    </Card>
  );
}

/** The beginning to show: hourly counts do not go back as far as a range may. */
function beginShown(from: string | undefined, answered: string): string | undefined {
  return from !== undefined && answered > from ? answered : from;
}
