import { formatNumber } from '@app/texts';
import { Button, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Failure } from '#app/failure.tsx';
import { OverTimeFigure } from '#app/over-time/figure.tsx';
import { StepChoice } from '#app/over-time/step-choice.tsx';
import { stepFor, stepsFor, type Step } from '#app/over-time/steps.ts';
import { useRecordsWords } from '#app/records/words.ts';
import { TimeframePicker } from '#app/timeframe/timeframe-picker.tsx';
import { lastDaysNames } from '#app/timeframe/timeframe.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Card } from '#ui/card.tsx';
import { useMayOnSite } from '#app/site-rights.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { countsOf, distinctions, lengthOf, partsOf, readRange, type Range } from './counted.ts';
import { stateQuery } from './data.ts';
import { statisticsQuery } from './data-statistics.ts';
import { NoticesOverTime } from './notices-over-time.tsx';
import classes from './statistics.module.css';
import { useAddress } from './use-address.ts';
import { useConsentRecordsWords } from './words.ts';

/** Numbers of consents: in total, over time by source or kind, and by legal notice. */
export function StatisticsTab({ siteId }: { readonly siteId: string }) {
  const { list, loading, statistics: words } = useConsentRecordsWords();
  const { failure } = useWords().shell;
  const address = useAddress();
  const mayMakeKeys = useMayOnSite(siteId)('consents.keys');
  const [now] = useState(() => Date.now());
  const chosen = readRange(address, now);
  const { range } = chosen;
  const { timeframe } = useRecordsWords();
  // Daily counts exist from the first consent on, whatever the step of the charts.
  const query = useQuery(statisticsQuery(siteId, range, 'day'));
  const found = query.data;
  const newest = useQuery(stateQuery(siteId)).data?.newest;
  const length = found ? lengthOf(found, range, now) : 0;
  const steps = stepsFor(length);
  const step = steps.find((one) => one === address.step) ?? stepFor(length);
  const shown = {
    ...(range.from !== undefined && { from: Date.parse(range.from) }),
    ...(range.to !== undefined && { to: Date.parse(range.to) }),
  };
  return (
    <div className={classes['stack']}>
      <TimeframePicker
        presets={[...lastDaysNames, 'all' as const].map((value) => ({ value, label: timeframe.names[value] }))}
        preset={chosen.preset}
        range={shown}
        now={now}
        onPreset={(preset) => address.go({ range: preset, begin: undefined, end: undefined, step: undefined })}
        onDays={(from, to) =>
          address.go({
            range: 'custom',
            begin: new Date(from).toISOString(),
            end: new Date(to).toISOString(),
            step: undefined,
          })
        }
      />
      {!found && query.error && (
        <Failure message={failure.boxTitle} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!found && !query.error && <Skeletons shape="cards" count={4} label={loading} />}
      {found && found.totals.total === 0 && (
        <EmptyState
          picture={newest ? 'search' : 'choices'}
          title={words.none}
          text={words.noneText}
          action={
            newest ? (
              <Button variant="default" onClick={() => address.go({ range: 'all', begin: undefined, end: undefined })}>
                {timeframe.names.all}
              </Button>
            ) : (
              mayMakeKeys && <Button onClick={() => address.go({}, '#keys')}>{list.empty.toKeys}</Button>
            )
          }
        />
      )}
      {found && found.totals.total > 0 && (
        <>
          <Totals totals={found.totals} />
          <OverTime siteId={siteId} range={range} step={step} steps={steps} />
          <NoticesOverTime siteId={siteId} range={range} step={step} />
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

type OverTimeProps = {
  readonly siteId: string;
  readonly range: Range;
  readonly step: Step;
  readonly steps: readonly Step[];
};

function OverTime({ siteId, range, step, steps }: OverTimeProps) {
  const words = useConsentRecordsWords().statistics;
  const address = useAddress();
  const { data } = useQuery(statisticsQuery(siteId, range, step));
  const by = distinctions.find((one) => one === address.by) ?? 'source';
  return (
    <Card
      title={words.time}
      {...(step === 'hour' && { description: words.hours })}
      actions={<StepChoice words={words} steps={steps} step={step} onStep={(next) => address.go({ step: next })} />}
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
        counted={data && countsOf(data, beginShown(range.from, data.from))}
        series={partsOf[by].map((name, place) => ({
          name,
          label: words.names[name],
          color: `var(--app-series-${place})`,
        }))}
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
