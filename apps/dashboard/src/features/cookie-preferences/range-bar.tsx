import { SegmentedControl, Select } from '@mantine/core';
import { TimeframePicker } from '#app/timeframe/timeframe-picker.tsx';
import { lastDaysNames } from '#app/timeframe/timeframe.ts';
import { useRecordsWords } from '#app/records/words.ts';
import { useIsPhone } from '#ui/breakpoints.ts';
import classes from './range.module.css';
import { CustomRange } from './custom-range.tsx';
import { customFrom, presets, rangeOf } from './range.ts';
import { useAddress } from './use-address.ts';
import { useNow } from '#app/use-now.ts';
import { useCookiePreferencesWords } from './words.ts';

const quick = [...lastDaysNames, 'all'] as const;

/** Selects the time range. It is stored in the address, and shared by choices and statistics. */
export function RangeBar() {
  const words = useCookiePreferencesWords().list.range;
  const { timeframe } = useRecordsWords();
  const isPhone = useIsPhone();
  const now = useNow();
  const { chosen, choose } = useAddress();
  const isQuick = quick.some((name) => name === chosen.preset);
  const options = presets.map((value) => ({ value, label: words.presets[value] }));
  const exact = options.find(({ value }) => value === chosen.preset);
  const change = (value: string | null): void => {
    const preset = [...quick, ...presets].find((one) => one === value);
    if (!preset || preset === chosen.preset) return;
    choose(preset === 'custom' ? customFrom(chosen, now) : { preset });
  };
  return (
    <TimeframePicker
      presets={quick.map((value) => ({ value, label: timeframe.names[value] }))}
      preset={isQuick ? chosen.preset : undefined}
      name={exact?.label}
      range={rangeOf(chosen, now)}
      now={now}
      onPreset={change}
      onDays={(from, to) => choose({ preset: 'custom', range: { from, to } })}
      more={
        <div className={classes['range']}>
          {isPhone ? (
            <Select
              aria-label={words.label}
              comboboxProps={{ withinPortal: false }}
              data={options}
              value={exact?.value ?? null}
              allowDeselect={false}
              onChange={change}
            />
          ) : (
            <SegmentedControl
              aria-label={words.label}
              size="sm"
              data={options}
              value={exact?.value ?? ''}
              onChange={change}
            />
          )}
          <span className={classes['utc']}>{words.utc}</span>
          {chosen.preset === 'custom' && <CustomRange range={chosen.range} />}
        </div>
      }
    />
  );
}
