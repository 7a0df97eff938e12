import { preferenceDimension, type PreferenceStatistics } from '@app/contract';
import { fill, formatDate } from '@app/texts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '#app/failure.tsx';
import { stepFor, stepsFor } from '#app/over-time/steps.ts';
import { useLocale, useWords } from '#app/words.tsx';
import { Skeletons } from '#ui/skeletons.tsx';
import { ByDimension } from './by-dimension.tsx';
import { statisticsQuery } from './data.ts';
import { timeOfDay } from './moment.ts';
import { NoChoices } from './no-choices.tsx';
import { OptInCard } from './opt-in-card.tsx';
import { OverTime } from './over-time.tsx';
import { PurposesCard } from './purposes-card.tsx';
import { RangeBar } from './range-bar.tsx';
import { rangeOf } from './range.ts';
import classes from './statistics.module.css';
import './parts.module.css';
import { Totals } from './totals.tsx';
import { useAddress } from './use-address.ts';
import { useNow } from '#app/use-now.ts';
import { VariantsCard } from './variants-card.tsx';
import { useCookiePreferencesWords } from './words.ts';

/** Statistics of choices: in total, over time, by purpose and by dimension. */
export function StatisticsTab({ siteId }: { readonly siteId: string }) {
  const { loading, statistics: words } = useCookiePreferencesWords();
  const { failure } = useWords().shell;
  const locale = useLocale();
  const address = useAddress();
  const now = useNow();
  const range = rangeOf(address.chosen, now);
  const dimension = preferenceDimension.options.find((one) => one === address.by) ?? 'country';
  // Daily counts exist from the first choice on, whatever the step of the chart.
  const query = useQuery(statisticsQuery(siteId, { range, step: 'day', dimension }));
  const found = query.data;
  const isEmpty = found && found.totals.total + (found.unanswered ?? 0) === 0;
  const length = found ? lengthOf(found, range, now) : 0;
  const allowed = stepsFor(length);

  return (
    <div className={classes['stack']}>
      <RangeBar />
      {!found && query.error && (
        <Failure message={failure.boxTitle} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!found && !query.error && <Skeletons shape="cards" count={4} label={loading} />}
      {found && isEmpty && <NoChoices siteId={siteId} />}
      {found && !isEmpty && (
        <>
          <OptInCard statistics={found} />
          <Totals statistics={found} />
          <OverTime
            siteId={siteId}
            range={range}
            step={allowed.find((one) => one === address.step) ?? stepFor(length)}
            steps={allowed}
            onStep={(step) => address.go({ step })}
          />
          <PurposesCard purposes={found.purposes} />
          <ByDimension statistics={found} dimension={dimension} onDimension={(by) => address.go({ by })} />
        </>
      )}
      <VariantsCard siteId={siteId} range={range} />
      {found && (
        <Text size="sm" c="dimmed">
          {words.honest}{' '}
          {fill(words.countedUntil, {
            date: formatDate(locale, found.countedUntil, 'medium'),
            time: timeOfDay(found.countedUntil),
          })}
        </Text>
      )}
    </div>
  );
}

/** The length in milliseconds of the part of the range that has data. */
function lengthOf({ series }: PreferenceStatistics, { from, to }: ReturnType<typeof rangeOf>, now: number): number {
  const first = Date.parse(series[0]?.at ?? '');
  return Math.min(to ?? now, now) - (from ?? first);
}
